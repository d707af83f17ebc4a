package dev.assay.engine.trec.measure;

import dev.assay.engine.trec.text.CNumbers;
import dev.assay.engine.trec.text.Fixed;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Real parameters of a measure: {@code iprec_at_recall.0.1,0.5}. A number is read as {@code atof} does. */
public final class Numbers {

    private static final int LONGEST_IN_NAME = 8;

    private final double[] numbers;

    private Numbers(double[] numbers) {
        this.numbers = numbers;
    }

    /** Numbers as they are. */
    public static Numbers of(double... numbers) {
        return new Numbers(numbers.clone());
    }

    /** Reads numbers parted by commas, in the order given. */
    static Numbers read(String parameters) {
        String[] parts = parameters.split(",", -1);
        double[] numbers = new double[parts.length];
        for (int i = 0; i < parts.length; i++) {
            numbers[i] = CNumbers.real(parts[i]);
        }
        return new Numbers(numbers);
    }

    /** Reads numbers and sorts them; two equal ones are refused. */
    static Numbers readSorted(String measure, String parameters) {
        Numbers numbers = read(parameters);
        Arrays.sort(numbers.numbers);
        for (int i = 1; i < numbers.size(); i++) {
            if (numbers.at(i - 1) == numbers.at(i)) {
                throw Parameters.refused(measure, parameters, "each cut-off may be given once");
            }
        }
        return numbers;
    }

    int size() {
        return numbers.length;
    }

    double at(int i) {
        return numbers[i];
    }

    /** Names such as {@code Rprec_mult_0.20}, the number cut after eight characters as trec_eval cuts it. */
    List<String> names(String measure) {
        List<String> names = new ArrayList<>(numbers.length);
        for (double number : numbers) {
            String text = Fixed.text(number, 2);
            names.add(measure.concat("_").concat(text.substring(0, Math.min(LONGEST_IN_NAME, text.length()))));
        }
        return names;
    }
}

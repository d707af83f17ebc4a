package dev.assay.engine.trec.measure;

import dev.assay.engine.trec.text.CNumbers;

/**
 * Gains of grades as given on the command line, {@code 1=3.5,2=9}; a grade that is not named is its own gain.
 */
final class GainMap {

    private final String[] names;
    private final double[] values;

    private GainMap(String[] names, double[] values) {
        this.names = names;
        this.values = values;
    }

    static GainMap none() {
        return new GainMap(new String[0], new double[0]);
    }

    /** Reads {@code name=number} pairs parted by commas. */
    static GainMap of(String measure, String parameters) {
        String[] parts = parameters.split(",", -1);
        String[] names = new String[parts.length];
        double[] values = new double[parts.length];
        for (int i = 0; i < parts.length; i++) {
            int equals = parts[i].indexOf('=');
            if (equals < 0 || equals != parts[i].lastIndexOf('=')) {
                throw Parameters.refused(measure, parameters, "pairs are needed, such as 1=3.5,2=9 or p=0.8");
            }
            names[i] = parts[i].substring(0, equals);
            values[i] = CNumbers.real(parts[i].substring(equals + 1));
        }
        return new GainMap(names, values);
    }

    double value(int pair) {
        return values[pair];
    }

    int size() {
        return names.length;
    }

    boolean isGrade(int pair) {
        return names[pair].matches("[+-]?[0-9]+");
    }

    long grade(int pair) {
        return CNumbers.whole(names[pair]);
    }

    /** Value of the last pair with this name, or {@code otherwise}. */
    double named(String name, double otherwise) {
        double value = otherwise;
        for (int i = 0; i < names.length; i++) {
            value = names[i].equals(name) ? values[i] : value;
        }
        return value;
    }
}

package dev.assay.engine.trec.measure;

import java.util.Arrays;

/** Gains of one topic: what each grade is worth, and how many judged documents there are of each worth. */
final class Gains {

    private final long[] grades;
    private final double[] gains;
    private final long[] counts;
    private final int named;
    private final int size;

    /** The pairs of the map that name a grade come first, then all grades up to the topic's largest that they leave out. */
    Gains(TopicRanking ranking, GainMap map) {
        int most = map.size() + ranking.levelCount();
        grades = new long[most];
        gains = new double[most];
        counts = new long[most];
        int n = 0;
        for (int i = 0; i < map.size(); i++) {
            if (map.isGrade(i)) {
                n = add(n, map.grade(i), map.value(i), indexOf(map.grade(i), n) < 0 ? ranking.judged(map.grade(i)) : 0);
            }
        }
        named = n;
        for (int grade = 0; grade < ranking.levelCount(); grade++) {
            if (indexOf(grade, named) < 0) {
                n = add(n, grade, grade, ranking.judged(grade));
            }
        }
        size = n;
    }

    private int add(int n, long grade, double gain, long count) {
        grades[n] = grade;
        gains[n] = gain;
        counts[n] = count;
        return n + 1;
    }

    private int indexOf(long grade, int among) {
        for (int i = 0; i < among; i++) {
            if (grades[i] == grade) {
                return i;
            }
        }
        return -1;
    }

    /** Gain of a grade of the ranking; the negative ones are worth 0 unless the map names them. */
    double of(int grade) {
        int i = indexOf(grade, named);
        return i >= 0 ? gains[i] : Math.max(grade, 0);
    }

    /** Whether a grade of the ranking is among those that have a gain. */
    boolean has(int grade) {
        return grade >= 0 || indexOf(grade, named) >= 0;
    }

    double smallest() {
        double smallest = 0;
        for (int i = 0; i < size; i++) {
            smallest = Math.min(smallest, gains[i]);
        }
        return smallest;
    }

    double largest() {
        double largest = 0;
        for (int i = 0; i < size; i++) {
            largest = Math.max(largest, gains[i]);
        }
        return largest;
    }

    /** The best ranking there could be, gain by gain. */
    Ideal ideal() {
        double[] sorted = Arrays.copyOf(gains, size);
        long[] numbers = Arrays.copyOf(counts, size);
        for (int i = 1; i < size; i++) {
            double gain = sorted[i];
            long number = numbers[i];
            int j = i;
            for (; j > 0 && sorted[j - 1] > gain; j--) {
                sorted[j] = sorted[j - 1];
                numbers[j] = numbers[j - 1];
            }
            sorted[j] = gain;
            numbers[j] = number;
        }
        return new Ideal(sorted, numbers);
    }
}

package dev.assay.core.stats;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;

/** A row of {@code means.csv}, which {@code make_golden.py} beside it wrote. */
record Sample(String name, double level, List<Double> sample, List<Integer> groups, List<Double> witness) {

    static List<Sample> all() throws IOException {
        try (InputStream in = Objects.requireNonNull(Sample.class.getResourceAsStream("means.csv"))) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .skip(1)
                    .map(line -> of(line.split(",")))
                    .toList();
        }
    }

    private static Sample of(String[] fields) {
        return new Sample(
                fields[0],
                Double.parseDouble(fields[1]),
                Arrays.stream(fields[2].split(" ")).map(Double::valueOf).toList(),
                Arrays.stream(fields[3].split(" ")).map(Integer::valueOf).toList(),
                Arrays.stream(fields).skip(4).map(Double::valueOf).toList());
    }

    double[] values() {
        return sample.stream().mapToDouble(Double::doubleValue).toArray();
    }

    int[] clusters() {
        return groups.stream().mapToInt(Integer::intValue).toArray();
    }

    double mean() {
        return witness.get(0);
    }

    Interval bca() {
        return new Interval(witness.get(1), witness.get(2), level);
    }

    double lowTolerance() {
        return witness.get(3);
    }

    double highTolerance() {
        return witness.get(4);
    }

    Interval normal() {
        return new Interval(witness.get(5), witness.get(6), level);
    }

    double designEffect() {
        return witness.get(7);
    }

    @Override
    public String toString() {
        return name + " " + level;
    }
}

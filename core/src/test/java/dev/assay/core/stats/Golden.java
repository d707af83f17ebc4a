package dev.assay.core.stats;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** A row of a file that {@code golden/statistics/make_golden.py} wrote, by column name. */
public record Golden(Map<String, String> fields) {

    /** The rows of {@code golden/statistics/<name>.csv}. */
    public static List<Golden> rows(String name) {
        String file = "/golden/statistics/" + name + ".csv";
        try (InputStream in = Objects.requireNonNull(Golden.class.getResourceAsStream(file))) {
            List<String[]> lines = new String(in.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .map(line -> line.split(",", -1))
                    .toList();
            return lines.stream().skip(1).map(line -> of(lines.get(0), line)).toList();
        } catch (IOException e) {
            throw new AssertionError(file, e);
        }
    }

    private static Golden of(String[] names, String[] values) {
        Map<String, String> fields = new HashMap<>();
        for (int i = 0; i < names.length; i++) {
            fields.put(names[i], values[i]);
        }
        return new Golden(fields);
    }

    public String text(String column) {
        return Objects.requireNonNull(fields.get(column), column);
    }

    public double number(String column) {
        return Double.parseDouble(text(column));
    }

    public int count(String column) {
        return Integer.parseInt(text(column));
    }

    public double[] numbers(String column) {
        return Arrays.stream(text(column).split(" "))
                .mapToDouble(Double::parseDouble)
                .toArray();
    }

    public int[] ints(String column) {
        return Arrays.stream(text(column).split(" "))
                .mapToInt(Integer::parseInt)
                .toArray();
    }

    public boolean[] bits(String column) {
        int[] ints = ints(column);
        boolean[] bits = new boolean[ints.length];
        for (int i = 0; i < ints.length; i++) {
            bits[i] = ints[i] == 1;
        }
        return bits;
    }

    @Override
    public String toString() {
        return fields.getOrDefault("name", "row");
    }
}

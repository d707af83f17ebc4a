package dev.assay.core.stats.parted;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** A slice against the rest of its run, as scipy and statsmodels have it: {@code make_parted.py} beside the file. */
class PartedGoldenTest {

    /** A line: kind, values, clusters, indices inside, p. */
    private record Row(List<String> cells) {

        double expected() {
            return Double.parseDouble(cells.get(4));
        }

        double p(long seed) {
            return new Parting(numbers(1), whole(2))
                    .test(whole(3), seed)
                    .known()
                    .orElseThrow()
                    .p();
        }

        private double[] numbers(int cell) {
            return Stream.of(cells.get(cell).split(" "))
                    .mapToDouble(Double::parseDouble)
                    .toArray();
        }

        private int[] whole(int cell) {
            return Arrays.stream(numbers(cell)).mapToInt(each -> (int) each).toArray();
        }
    }

    @Test
    void few_cases_have_the_p_of_all_dealings() throws IOException {
        List<Row> rows = rows("permutation");
        assertThat(rows).hasSize(3);

        for (Row row : rows) {
            // Drawn until so many are as far: one p scatters, their mean hardly.
            double mean = IntStream.range(0, 400).mapToDouble(row::p).average().orElseThrow();
            assertThat(mean).isCloseTo(row.expected(), within(0.1 * row.expected()));
        }
    }

    @Test
    void many_clusters_have_the_p_of_the_score_test() throws IOException {
        List<Row> rows = rows("score");
        assertThat(rows).hasSize(2);

        for (Row row : rows) {
            assertThat(row.p(1)).isCloseTo(row.expected(), within(1e-9));
        }
    }

    private static List<Row> rows(String kind) throws IOException {
        try (InputStream file = PartedGoldenTest.class.getResourceAsStream("/dev/assay/core/stats/parted.csv")) {
            return new String(Objects.requireNonNull(file).readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> line.startsWith(kind + ","))
                    .map(line -> new Row(List.of(line.split(","))))
                    .toList();
        }
    }
}

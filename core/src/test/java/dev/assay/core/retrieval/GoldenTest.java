package dev.assay.core.retrieval;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.core.metric.Score;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Against golden.tsv, which make_golden.py beside it wrote from the papers' definitions. */
class GoldenTest {

    @Test
    void all_values_are_those_of_the_outside_witness() {
        List<String> lines = Resources.lines("/golden/golden.tsv");
        List<String> wrong = new ArrayList<>();
        for (String line : lines) {
            String[] field = line.split("\t", -1);
            Score score = Picture.score(field[2], field[0], field[1]);
            String found = score.fold(
                    number -> close(number, field[3]) ? field[3] : String.valueOf(number),
                    undefined -> "undefined",
                    failed -> "failed");
            if (!found.equals(field[3])) {
                wrong.add(line + ", found " + found);
            }
        }
        assertThat(wrong).isEmpty();
        assertThat(lines).hasSizeGreaterThan(1500);
    }

    private static boolean close(double number, String expected) {
        return !expected.equals("undefined") && Math.abs(number - Double.parseDouble(expected)) < 1e-12;
    }

    @Test
    void the_witness_has_something_to_say_of_every_family() {
        assertThat(Resources.lines("/golden/golden.tsv").stream()
                        .map(line -> Picture.metric(line.split("\t")[2]).family())
                        .distinct())
                .containsExactlyInAnyOrderElementsOf(RetrievalMetrics.ALL);
    }
}

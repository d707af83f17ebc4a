package dev.assay.judge.embedded.sets;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CheckFiguresTest {

    @TempDir
    Path noData;

    /** Two in a hundred of 80 true claims are one and a half. */
    @ParameterizedTest
    @CsvSource({"en, 18", "zh, 16"})
    void checks_hardly_ever_accuse_a_true_claim_and_catch_many_false_ones(String language, int caught)
            throws IOException {
        CheckFigures figures = CheckFigures.of(language, noData.resolve("none"));

        assertThat(figures.wrongOnTrue()).isLessThanOrEqualTo(1);
        assertThat(figures.caughtInDev()).isGreaterThanOrEqualTo(caught);
        assertThat(figures.lines()).allSatisfy(line -> assertThat(line).endsWith("data not there |"));
    }
}

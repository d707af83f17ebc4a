package dev.assay.engine.report;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.core.run.Provenance;
import dev.assay.core.run.Run;
import dev.assay.core.stats.Estimate;
import dev.assay.core.words.Language;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import org.junit.jupiter.api.Test;

class CaveatTest {

    @Test
    void the_widest_interval_and_the_judge_are_named() {
        assertThat(sentence("embedded/1", Map.of("rr@3", Fixture.estimate(0.5, 0.2, 0.9, 3, 0, 0, "BCa"))))
                .startsWith("The interval of rr@3 is 0.700 wide (n=3)")
                .contains("embedded judge");
    }

    @Test
    void failures_are_told_rather_than_undefined_scores() {
        assertThat(sentence("other/2", Map.of("rr@3", Fixture.estimate(0.5, 0.2, 0.9, 3, 7, 2, "BCa"))))
                .contains("2 scores could not be measured")
                .doesNotContain("7 scores", "embedded judge");
    }

    @Test
    void a_run_without_values_says_nothing_about_quality() {
        Estimate none = new Estimate(OptionalDouble.empty(), Optional.empty(), 0, 4, 0, "no case has a value");
        assertThat(sentence("none", Map.of("rr@3", none)))
                .isEqualTo("No case has a value, so it says nothing about quality;"
                        + " 4 scores are undefined and are in no mean.");
    }

    private static String sentence(String judge, Map<String, Estimate> metrics) {
        Provenance made = Fixture.provenance();
        Provenance judged = new Provenance(
                made.runId(),
                made.started(),
                made.millis(),
                made.source(),
                made.dataset(),
                made.datasetVersion(),
                made.datasetHash(),
                made.commit(),
                made.dirty(),
                judge,
                made.embeddings(),
                made.seed(),
                made.assay(),
                made.jdk(),
                made.judgedBy(),
                made.settings());
        Run run = new Run(judged, metrics, 3, 3, Map.of(), Optional.empty(), List.of());
        return new Caveat(run, new Wording(Language.EN)).sentence();
    }
}

package dev.assay.judge.generation;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.core.metric.MetricCatalog;
import dev.assay.core.metric.Score;
import org.junit.jupiter.api.Test;

class ContradictionTest {

    @Test
    void nothing_contradicted_is_zero() {
        assertThat(new Contradiction().score(Graphs.of("SNN", "NNN", "NSN", "NNS", "NNN")))
                .isEqualTo(Score.of(0.0));
    }

    @Test
    void a_claim_that_some_passage_supports_is_not_counted() {
        assertThat(new Contradiction().score(Graphs.of("NC", "SC", "NN", "SN"))).isEqualTo(Score.of(0.25));
    }

    @Test
    void its_name_parses_back_and_lower_is_better() {
        assertThat(new MetricCatalog(JudgedMetrics.ALL).parse("contradiction")).isEqualTo(new Contradiction());
        assertThat(Contradiction.FAMILY.definition().lowerIsBetter()).isTrue();
    }
}

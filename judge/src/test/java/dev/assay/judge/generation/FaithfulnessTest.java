package dev.assay.judge.generation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.assay.core.data.Verdict;
import dev.assay.core.metric.MetricCatalog;
import dev.assay.core.metric.Score;
import java.util.Random;
import org.junit.jupiter.api.Test;

class FaithfulnessTest {

    @Test
    void supported_by_one_passage_is_enough() {
        assertThat(new Faithfulness().score(Graphs.of("SNN", "NNN", "NSN", "NNS", "NNN")))
                .isEqualTo(Score.of(0.6));
    }

    @Test
    void a_supporting_passage_outweighs_a_contradicting_one() {
        assertThat(new Faithfulness().score(Graphs.of("CS", "CN"))).isEqualTo(Score.of(0.5));
    }

    @Test
    void its_name_parses_back_to_an_equal_metric() {
        MetricCatalog catalog = new MetricCatalog(JudgedMetrics.ALL);
        assertThat(catalog.parse(new Faithfulness().name().toString())).isEqualTo(new Faithfulness());
        assertThat(catalog.parse("Groundedness")).isEqualTo(new Faithfulness());
    }

    @Test
    void faithfulness_and_contradiction_never_exceed_one_together() {
        Random random = new Random(7);
        for (int round = 0; round < 500; round++) {
            String[] rows = new String[1 + random.nextInt(6)];
            int passages = 1 + random.nextInt(5);
            for (int c = 0; c < rows.length; c++) {
                rows[c] = random.ints(passages, 0, 3)
                        .mapToObj(i -> "SCN".substring(i, i + 1))
                        .reduce("", String::concat);
            }
            ClaimGraph graph = Graphs.of(rows);
            double faithful = new Faithfulness().score(graph).number().orElseThrow();
            double contradicted = new Contradiction().score(graph).number().orElseThrow();
            assertThat(faithful + contradicted).as(String.join(" ", rows)).isLessThanOrEqualTo(1 + 1e-12);
            long silent = graph.answer().stream()
                    .filter(claim -> claim.verdict() == Verdict.NOT_STATED)
                    .count();
            assertThat(faithful + contradicted + (double) silent / rows.length).isCloseTo(1, within(1e-12));
        }
    }
}

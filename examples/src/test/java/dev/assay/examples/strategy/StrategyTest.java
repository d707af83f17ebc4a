package dev.assay.examples.strategy;

import static dev.assay.examples.strategy.ReciprocalRankFusionTest.hits;
import static dev.assay.examples.strategy.ReciprocalRankFusionTest.ids;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.assay.examples.pipeline.Hit;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class StrategyTest {

    /** Always finds the same. */
    private record Fixed(String stage, List<Hit> found) implements Retriever {

        @Override
        public List<Hit> find(String question, int limit) {
            return found.stream().limit(limit).toList();
        }
    }

    private static final Fixed WORDS = new Fixed("bm25", hits("a", "b", "c", "d", "e", "f", "g"));
    private static final Fixed MEANING = new Fixed("vector", hits("b", "x"));

    private static List<Hit> backwards(String question, List<Hit> hits, int limit) {
        List<Hit> turned = new ArrayList<>(hits);
        Collections.reverse(turned);
        return turned.subList(0, Math.min(limit, turned.size()));
    }

    private static Strategy strategy(String name, Retriever... retrievers) {
        return new Strategy(name, List.of(retrievers), ReciprocalRankFusion.USUAL, Optional.empty());
    }

    @Test
    void one_retriever_needs_no_fusion_and_the_context_is_its_first_five() {
        List<Strategy.Step> steps = strategy("bm25", WORDS).steps("?");

        assertThat(steps).extracting(Strategy.Step::stage).containsExactly("bm25", "context");
        assertThat(ids(steps.get(1).hits())).containsExactly("a", "b", "c", "d", "e");
    }

    @Test
    void every_step_is_recorded_in_the_order_of_the_pipeline() {
        Strategy strategy = strategy("hybrid", WORDS, MEANING).with(StrategyTest::backwards);
        List<Strategy.Step> steps = strategy.steps("?");

        assertThat(strategy.name()).isEqualTo("hybrid-rerank");
        assertThat(steps)
                .extracting(Strategy.Step::stage)
                .containsExactly("bm25", "vector", "fused", "reranked", "context");
        assertThat(ids(steps.get(2).hits())).startsWith("b", "a", "x").hasSize(8);
        assertThat(ids(steps.get(3).hits())).startsWith("g").endsWith("b");
        assertThat(ids(steps.get(4).hits())).hasSize(5).doesNotContain("b");
    }

    @Test
    void a_strategy_without_a_retriever_is_refused() {
        assertThatThrownBy(() -> strategy("empty")).hasMessage("strategy empty has no retriever; give one or more");
    }
}

package dev.assay.examples.strategy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.assay.examples.pipeline.Chunk;
import dev.assay.examples.pipeline.Hit;
import dev.assay.examples.pipeline.Range;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class ReciprocalRankFusionTest {

    private final ReciprocalRankFusion fusion = ReciprocalRankFusion.USUAL;

    static List<Hit> hits(String... ids) {
        return Stream.of(ids)
                .map(id -> new Hit(new Chunk(id, id, new Range(0, 1), id), 9))
                .toList();
    }

    static List<String> ids(List<Hit> hits) {
        return hits.stream().map(hit -> hit.chunk().id()).toList();
    }

    @Test
    void what_both_lists_have_comes_before_what_one_has_higher() {
        List<Hit> fused = fusion.fuse(List.of(hits("a", "b"), hits("c", "b")), 3);

        assertThat(ids(fused)).containsExactly("b", "a", "c");
        assertThat(fused.get(0).score()).isEqualTo(2.0 / 62, within(1e-12));
        assertThat(fused.get(1).score()).isEqualTo(1.0 / 61, within(1e-12));
    }

    @Test
    void of_equal_scores_the_earlier_list_comes_first_and_the_limit_cuts() {
        assertThat(ids(fusion.fuse(List.of(hits("a", "b"), hits("c", "d")), 3))).containsExactly("a", "c", "b");
    }

    @Test
    void lists_that_found_nothing_make_none() {
        assertThat(fusion.fuse(List.of(hits(), hits()), 3)).isEmpty();
    }

    @Test
    void a_constant_below_one_is_named() {
        assertThatThrownBy(() -> new ReciprocalRankFusion(0)).hasMessageContaining("found 0");
    }
}

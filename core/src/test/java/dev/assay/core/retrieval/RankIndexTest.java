package dev.assay.core.retrieval;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.core.data.Retrieved;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class RankIndexTest {

    @Test
    void a_key_is_found_at_all_its_ranks_from_the_best_down() {
        RankIndex index = index("a", "b", "a", "a");
        assertThat(index.first("a")).isEqualTo(1);
        assertThat(index.next(1)).isEqualTo(3);
        assertThat(index.next(3)).isEqualTo(4);
        assertThat(index.next(4)).isEqualTo(RankIndex.NONE);
        assertThat(index.first("b")).isEqualTo(2);
        assertThat(index.first("z")).isEqualTo(RankIndex.NONE);
        assertThat(index().first("a")).isEqualTo(RankIndex.NONE);
    }

    @Test
    void keys_with_one_hash_are_told_apart() {
        assertThat("Aa").hasSameHashCodeAs("BB");
        RankIndex index = index("Aa", "BB", "AaAa", "BBBB", "AaBB");
        assertThat(index.first("BB")).isEqualTo(2);
        assertThat(index.first("AaBB")).isEqualTo(5);
        assertThat(index.first("BBAa")).isEqualTo(RankIndex.NONE);
    }

    @Test
    void a_thousand_keys_are_all_found() {
        List<Retrieved> items = new ArrayList<>();
        for (int i = 1; i <= 1000; i++) {
            items.add(Retrieved.of("doc-" + i));
        }
        RankIndex index = new RankIndex(items, Retrieved::id);
        for (int i = 1; i <= 1000; i++) {
            assertThat(index.first("doc-" + i)).isEqualTo(i);
        }
        assertThat(index.first("doc-0")).isEqualTo(RankIndex.NONE);
    }

    private static RankIndex index(String... ids) {
        return new RankIndex(List.of(ids).stream().map(Retrieved::of).toList(), Retrieved::id);
    }
}

package dev.assay.core.comparison;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class CaseChangesTest {

    private static CaseChange change(String id, double a, double b) {
        return new CaseChange(id, a, b, Optional.empty(), Optional.empty());
    }

    @Test
    void a_case_of_0_or_1_flips_all_the_way() {
        CaseChanges changes = CaseChanges.of(
                List.of(change("b", 1, 0), change("a", 1, 0), change("c", 0, 1), change("d", 1, 1)), Direction.HIGHER);

        assertThat(changes.flips()).isEqualTo(CaseChanges.Flip.WHOLE);
        assertThat(changes.flippedBack()).extracting(CaseChange::id).containsExactly("a", "b");
        assertThat(changes.flippedForth()).extracting(CaseChange::id).containsExactly("c");
    }

    @Test
    void a_share_flips_by_more_than_a_half() {
        CaseChanges changes = CaseChanges.of(
                List.of(change("a", 0.9, 0.4), change("b", 0.9, 0.39), change("c", 0.2, 0.8)), Direction.HIGHER);

        assertThat(changes.flips()).isEqualTo(CaseChanges.Flip.HALF);
        assertThat(changes.flippedBack()).extracting(CaseChange::id).containsExactly("b");
        assertThat(changes.worst(5)).extracting(CaseChange::id).containsExactly("b", "a");
        assertThat(changes.best(5)).extracting(CaseChange::id).containsExactly("c");
    }

    @Test
    void for_a_metric_that_should_be_low_a_rise_is_the_loss() {
        CaseChanges changes = CaseChanges.of(
                List.of(change("slow", 200, 900), change("fast", 900, 200), change("slower", 200, 1900)),
                Direction.LOWER);

        assertThat(changes.worst(1)).extracting(CaseChange::id).containsExactly("slower");
        assertThat(changes.best(9)).extracting(CaseChange::id).containsExactly("fast");
        assertThat(changes.flips()).isEqualTo(CaseChanges.Flip.NONE);
        assertThat(changes.flippedBack()).isEmpty();
    }
}

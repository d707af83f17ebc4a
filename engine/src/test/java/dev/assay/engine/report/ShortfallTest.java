package dev.assay.engine.report;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.core.run.CaseResult;
import java.util.List;
import org.junit.jupiter.api.Test;

class ShortfallTest {

    private final Shortfall shortfall = new Shortfall(Fixture.input());

    @Test
    void a_metric_of_which_less_is_better_is_turned_round() {
        // recall 0, rr .5 short, faithfulness .5 short, contradiction .5: (0 + .5 + .5 + .5) / 4
        assertThat(shortfall.of(FixtureCases.contradicted())).isEqualTo(0.375);
        assertThat(shortfall.of(FixtureCases.good())).isZero();
    }

    @Test
    void a_case_that_could_not_be_measured_is_among_the_worst_and_a_good_one_is_not() {
        List<String> ids = shortfall.worst(10).stream()
                .map(CaseResult::source)
                .map(source -> source.id())
                .toList();
        assertThat(ids).containsExactly("cancel-1", "fee-2", "退款-3", "hours-1");
        assertThat(shortfall.worst(1)).hasSize(1);
    }
}

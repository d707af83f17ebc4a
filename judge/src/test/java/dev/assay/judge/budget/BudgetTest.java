package dev.assay.judge.budget;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.assay.core.run.JudgeSpent;
import java.time.Duration;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalLong;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

class BudgetTest {

    private static final int ESTIMATE = 9;
    private static final Price PRICE = new Price(2, 10);

    private final AtomicLong clock = new AtomicLong(1);

    @Test
    void the_services_figures_replace_the_estimate() {
        Budget budget = new Budget(BudgetLimits.NONE, clock::get);
        Budget.Entry entry = budget.enter(ESTIMATE, PRICE).orElseThrow();
        assertThat(budget.spent().tokensIn()).isPositive();

        budget.settle(entry, 1000, 200);

        JudgeSpent spent = budget.spent();
        assertThat(spent.calls()).isEqualTo(1);
        assertThat(spent.tokensIn()).isEqualTo(1000);
        assertThat(spent.tokensOut()).isEqualTo(200);
        assertThat(spent.cost().orElseThrow()).isCloseTo((1000 * 2 + 200 * 10) / 1e6, within(1e-12));
    }

    @Test
    void a_refused_request_costs_a_call_but_no_tokens() {
        Budget budget = new Budget(BudgetLimits.NONE, clock::get);
        budget.settle(budget.enter(ESTIMATE, PRICE).orElseThrow(), 0, 0);

        assertThat(budget.spent()).isEqualTo(new JudgeSpent(1, 0, 0, 0, OptionalDouble.of(0)));
    }

    @Test
    void what_nobody_priced_has_no_cost_and_what_was_not_sent_costs_nothing() {
        Budget budget = Budget.unlimited();
        budget.answeredUnsent();
        assertThat(budget.spent()).isEqualTo(new JudgeSpent(0, 1, 0, 0, OptionalDouble.of(0)));

        budget.settle(budget.enter(ESTIMATE, Price.UNKNOWN).orElseThrow(), 10, 2);

        assertThat(budget.spent()).isEqualTo(new JudgeSpent(1, 1, 10, 2, OptionalDouble.empty()));
    }

    @Test
    void each_limit_ends_the_run_and_names_its_option() {
        assertThat(exhausted(new BudgetLimits(
                        OptionalLong.empty(), OptionalLong.of(1200), OptionalDouble.empty(), Optional.empty())))
                .isEqualTo("the budget of 1200 tokens is spent (1200); raise --max-tokens and run again: what was"
                        + " answered is kept");
        assertThat(exhausted(new BudgetLimits(
                        OptionalLong.empty(), OptionalLong.empty(), OptionalDouble.of(0.004), Optional.empty())))
                .contains("budget of 0.004 cost", "--max-cost");
        assertThat(exhausted(new BudgetLimits(
                        OptionalLong.empty(),
                        OptionalLong.empty(),
                        OptionalDouble.empty(),
                        Optional.of(Duration.ofMinutes(2)))))
                .contains("budget of 2.0 minutes", "(3.0)", "--max-minutes");
    }

    @Test
    void below_its_limits_a_budget_lets_everything_through() {
        Budget budget = new Budget(
                new BudgetLimits(
                        OptionalLong.of(2),
                        OptionalLong.of(1201),
                        OptionalDouble.of(0.0041),
                        Optional.of(Duration.ofMinutes(4))),
                clock::get);
        budget.settle(budget.enter(ESTIMATE, PRICE).orElseThrow(), 1000, 200);

        assertThat(budget.exhausted()).isEmpty();
    }

    @Test
    void a_price_below_nothing_is_refused() {
        assertThatThrownBy(() -> new Price(1, -1)).hasMessageContaining("0 or more, found 1.0 and -1.0");
    }

    private String exhausted(BudgetLimits limits) {
        Budget budget = new Budget(limits, clock::get);
        budget.settle(budget.enter(ESTIMATE, PRICE).orElseThrow(), 1000, 200);
        clock.addAndGet(Duration.ofMinutes(3).toNanos());
        assertThat(budget.enter(ESTIMATE, PRICE)).isEmpty();
        return budget.exhausted().orElseThrow();
    }
}

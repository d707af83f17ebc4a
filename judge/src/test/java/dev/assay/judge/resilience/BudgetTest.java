package dev.assay.judge.resilience;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.assay.judge.kit.Requests;
import dev.assay.judge.port.FinishReason;
import dev.assay.judge.port.ProviderReply;
import dev.assay.judge.port.ProviderRequest;
import dev.assay.judge.port.RefusalKind;
import java.time.Duration;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;

class BudgetTest {

    private static final ProviderRequest REQUEST = Requests.saying("four score and seven");
    private static final Price PRICE = new Price(2, 10);

    private final VirtualPause pause = new VirtualPause();

    @Test
    void the_services_figures_replace_the_estimate() {
        Budget budget = new Budget(BudgetLimits.NONE, pause);
        Budget.Entry entry = budget.enter(REQUEST, PRICE).orElseThrow();
        assertThat(budget.spent().tokensIn()).isPositive();

        budget.settle(entry, reply(1000, 200));

        Spent spent = budget.spent();
        assertThat(spent.calls()).isEqualTo(1);
        assertThat(spent.tokensIn()).isEqualTo(1000);
        assertThat(spent.tokensOut()).isEqualTo(200);
        assertThat(spent.cost()).isCloseTo((1000 * 2 + 200 * 10) / 1e6, within(1e-12));
    }

    @Test
    void a_refused_request_costs_a_call_but_no_tokens() {
        Budget budget = new Budget(BudgetLimits.NONE, pause);
        budget.settle(budget.enter(REQUEST, PRICE).orElseThrow(), ProviderReply.Refused.of(RefusalKind.SERVER, "down"));

        assertThat(budget.spent()).isEqualTo(new Spent(1, 0, 0, 0));
    }

    @Test
    void tokens_that_the_service_does_not_count_are_estimated() {
        Budget budget = new Budget(BudgetLimits.NONE, pause);
        budget.settle(budget.enter(REQUEST, PRICE).orElseThrow(), ProviderReply.Text.of("退款5天到账。abcdefgh"));

        assertThat(budget.spent().tokensOut()).isEqualTo(6);
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
                pause);
        budget.settle(budget.enter(REQUEST, PRICE).orElseThrow(), reply(1000, 200));

        assertThat(budget.exhausted()).isEmpty();
    }

    @Test
    void a_price_below_nothing_is_refused() {
        assertThatThrownBy(() -> new Price(1, -1)).hasMessageContaining("0 or more, found 1.0 and -1.0");
    }

    private String exhausted(BudgetLimits limits) {
        Budget budget = new Budget(limits, pause);
        budget.settle(budget.enter(REQUEST, PRICE).orElseThrow(), reply(1000, 200));
        try {
            pause.sleep(Duration.ofMinutes(3));
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
        assertThat(budget.enter(REQUEST, PRICE)).isEmpty();
        return budget.exhausted().orElseThrow();
    }

    private static ProviderReply reply(int in, int out) {
        return new ProviderReply.Text("x", FinishReason.STOP, "m", OptionalInt.of(in), OptionalInt.of(out), 1);
    }
}

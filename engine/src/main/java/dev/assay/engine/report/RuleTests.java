package dev.assay.engine.report;

import dev.assay.core.gate.FactText;
import dev.assay.core.gate.GateReport;
import dev.assay.core.gate.Notice;
import dev.assay.core.gate.RuleResult;
import dev.assay.core.gate.RuleResult.Leaning;
import dev.assay.core.gate.RuleResult.Outcome;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Rules as test cases: what makes the build fail is a failure, what could not be measured an error. The suite is red
 * just when the gate's exit code is not 0.
 */
final class RuleTests {

    private final GateReport gate;
    private final Wording in;

    RuleTests(GateReport gate, Wording in) {
        this.gate = gate;
        this.in = in;
    }

    List<TestCase> all() {
        List<TestCase> notices = gate.notices().stream().map(this::of).toList();
        if (gate.results().isEmpty() && gate.notices().stream().noneMatch(Notice::blocking) && !gate.passed()) {
            String none = in.pick("no rule was there to be checked", "没有可检查的规则");
            return List.of(new TestCase("rules", TestCase.State.ERROR, "not-measured", none, none, ""));
        }
        return Stream.concat(notices.stream(), gate.results().stream().map(this::of))
                .toList();
    }

    /** An alarm makes no build fail; a baseline that cannot be used does. */
    private TestCase of(Notice notice) {
        String word = Terms.notice(notice, in);
        if (!notice.blocking()) {
            return new TestCase(word + ": " + notice.headline(), TestCase.State.PASSED, "", "", "", notice.text());
        }
        String message = word + ": " + notice.headline();
        return new TestCase("baseline", TestCase.State.ERROR, "not-measured", message, notice.text(), "");
    }

    private TestCase of(RuleResult result) {
        String name = result.rule().toString();
        TestCase.State state = state(result);
        if (state == TestCase.State.PASSED) {
            return new TestCase(name, state, "", "", "", FactText.of(result));
        }
        String type = result.outcome().name().toLowerCase(Locale.ROOT).replace('_', '-');
        String message = Terms.outcome(result.outcome(), in) + ": " + result.headline();
        return new TestCase(name, state, type, message, FactText.of(result), "");
    }

    private TestCase.State state(RuleResult result) {
        return switch (result.outcome()) {
            case PASS -> TestCase.State.PASSED;
            case FAIL -> TestCase.State.FAILURE;
            case NOT_MEASURED -> TestCase.State.ERROR;
            case INCONCLUSIVE -> undecided(result);
        };
    }

    /** What the gate made of an undecided rule shows in its exit code. */
    private TestCase.State undecided(RuleResult result) {
        if (gate.exit() == 1 && result.leaning().equals(Optional.of(Leaning.FAIL))) {
            return TestCase.State.FAILURE;
        }
        boolean onlyDoubt = gate.notices().stream().noneMatch(Notice::blocking)
                && gate.results().stream().noneMatch(other -> other.outcome() == Outcome.NOT_MEASURED);
        return gate.exit() == 3 && onlyDoubt ? TestCase.State.ERROR : TestCase.State.PASSED;
    }
}

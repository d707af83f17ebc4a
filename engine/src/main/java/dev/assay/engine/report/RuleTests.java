package dev.assay.engine.report;

import dev.assay.core.gate.RuleResult;
import java.util.stream.Collectors;

/** Rules as test cases: what makes the build fail is a failure, what could not be measured an error. */
final class RuleTests {

    private RuleTests() {}

    /**
     * The test case of a rule.
     *
     * @param exit the gate's exit code: it says how the gate takes a rule whose interval holds the limit
     */
    static TestCase of(RuleResult result, int exit, Language in) {
        String facts = result.facts().stream()
                .map(fact -> fact.name() + ": " + fact.text())
                .collect(Collectors.joining("\n", result.headline() + "\n", ""));
        TestCase.State state = state(result, exit);
        boolean passed = state == TestCase.State.PASSED;
        String type = result.outcome().name().toLowerCase(java.util.Locale.ROOT).replace('_', '-');
        return new TestCase(
                RuleText.of(result.rule()),
                state,
                passed ? "" : type,
                passed ? "" : Terms.outcome(result.outcome(), in) + ": " + result.headline(),
                passed ? "" : facts,
                passed ? facts : "");
    }

    private static TestCase.State state(RuleResult result, int exit) {
        boolean leansToFail = result.leaning().equals(java.util.Optional.of(RuleResult.Leaning.FAIL));
        return switch (result.outcome()) {
            case PASS -> TestCase.State.PASSED;
            case FAIL -> TestCase.State.FAILURE;
            case NOT_MEASURED -> TestCase.State.ERROR;
            case INCONCLUSIVE -> exit == 1 && leansToFail ? TestCase.State.FAILURE : TestCase.State.PASSED;
        };
    }
}

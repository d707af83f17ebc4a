package dev.assay.engine;

import com.fasterxml.jackson.core.JsonGenerator;
import dev.assay.judge.port.PlannedUse;
import java.io.IOException;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;

/** What is said of a plan: to a person, or to a program. */
public final class PlanText {

    private PlanText() {}

    /**
     * The plan for a terminal.
     *
     * @param gate whether to tell what the rules can show
     */
    public static String text(PlanOutcome plan, boolean gate) {
        StringBuilder text = new StringBuilder();
        line(text, "cases", number(plan.cases()) + " in " + plan.path());
        line(text, "metrics", String.join(", ", plan.metrics()));
        plan.questions().ifPresent(asked -> line(text, "system", questions(asked)));
        line(text, "judge", plan.judge().orElse("none: no metric needs one"));
        use(text, plan);
        if (gate) {
            gate(text, plan);
        }
        return text.toString();
    }

    private static String questions(PlanOutcome.Questions asked) {
        return number(asked.count()) + " questions by target.use=" + asked.target()
                + (asked.repeats() > 1 ? ", " + asked.repeats() + " for each case" : "")
                + ", attempts that fail not counted";
    }

    private static void use(StringBuilder text, PlanOutcome plan) {
        PlannedUse use = plan.use();
        if (!plan.service()) {
            line(text, "calls", plan.judge().isPresent() ? "0: this judge runs offline, in this process" : "0");
            return;
        }
        if (!plan.known()) {
            line(
                    text,
                    "calls",
                    "not known: what the judge is asked depends on answers that nobody has yet. Plan with the outputs"
                            + " of an earlier run (--set target.use=file --set outputs=FILE, such as a run's cases.jsonl), or bound the run with"
                            + " --max-cost or --max-calls");
            return;
        }
        line(text, "calls", number(use.calls()) + " to send, " + number(use.kept()) + " answered by the cache");
        line(text, "tokens", "about " + number(use.tokensIn()) + " in, " + number(use.tokensOut()) + " out");
        line(
                text,
                "cost",
                use.cost().isPresent()
                        ? "about "
                                + String.format(Locale.ROOT, "%.4f", use.cost().getAsDouble())
                                + " in the unit of judge.price"
                        : "unknown: set judge.price.in and judge.price.out, per million tokens");
        text.append(
                "Calls are counted without retries; tokens are estimated from the texts. Nothing was sent or written.\n");
    }

    private static void gate(StringBuilder text, PlanOutcome plan) {
        text.append('\n');
        for (RuleDemand rule : plan.rules()) {
            line(
                    text,
                    "rule",
                    rule.rule() + ": "
                            + rule.distance()
                                    .fold(
                                            distance -> "a mean " + decimal(distance) + " beyond the limit shows; "
                                                    + needed(rule.cases()),
                                            why -> why));
        }
        if (plan.rules().isEmpty()) {
            line(text, "rule", "none; write rules: in assay.yaml, or give --rule 'faithfulness at least 0.85'");
        }
        line(
                text,
                "two runs",
                RuleDemand.between(plan.cases())
                                .map(difference -> "a difference of " + decimal(difference) + " shows; ")
                                .orElse("no difference shows at " + number(plan.cases()) + " cases; ")
                        + needed(RuleDemand.betweenRuns()));
        text.append("Reckoned with scores of 0 or 1, alarm by chance 5 % two-sided, power 80 %; two runs that differ on"
                + " 10 % of the cases. Scores between 0 and 1 spread less and need fewer cases.\n");
    }

    private static String needed(Map<Double, Long> cases) {
        return cases.entrySet().stream()
                .map(entry -> entry.getKey() + " needs " + number(entry.getValue()))
                .collect(Collectors.joining(", ", "", " cases"));
    }

    private static void line(StringBuilder text, String name, String said) {
        text.append(String.format(Locale.ROOT, "%-9s%s%n", name, said));
    }

    private static String number(long value) {
        return String.format(Locale.ROOT, "%,d", value);
    }

    private static String decimal(double value) {
        return String.format(Locale.ROOT, "%.3f", value);
    }

    /** The result of {@code plan --json}. */
    public static void writeJson(PlanOutcome plan, boolean gate, JsonGenerator json) throws IOException {
        json.writeStartObject();
        json.writeNumberField("cases", plan.cases());
        json.writeArrayFieldStart("metrics");
        for (String metric : plan.metrics()) {
            json.writeString(metric);
        }
        json.writeEndArray();
        json.writeStringField("judge", plan.judge().orElse("none"));
        json.writeBooleanField("service", plan.service());
        if (plan.questions().isPresent()) {
            json.writeObjectFieldStart("target");
            json.writeStringField("use", plan.questions().get().target());
            json.writeNumberField("repeats", plan.questions().get().repeats());
            json.writeNumberField("questions", plan.questions().get().count());
            json.writeEndObject();
        }
        if (plan.known()) {
            use(json, plan.use());
        }
        if (gate) {
            gate(json, plan);
        }
        json.writeEndObject();
    }

    private static void use(JsonGenerator json, PlannedUse use) throws IOException {
        json.writeNumberField("calls", use.calls());
        json.writeNumberField("kept", use.kept());
        json.writeNumberField("tokensIn", use.tokensIn());
        json.writeNumberField("tokensOut", use.tokensOut());
        if (use.cost().isPresent()) {
            json.writeNumberField("cost", use.cost().getAsDouble());
        }
    }

    private static void gate(JsonGenerator json, PlanOutcome plan) throws IOException {
        json.writeArrayFieldStart("rules");
        for (RuleDemand rule : plan.rules()) {
            json.writeStartObject();
            json.writeStringField("rule", rule.rule());
            if (rule.distance().known().isPresent()) {
                json.writeNumberField("detectable", rule.distance().known().get());
            }
            needed(json, rule.cases());
            json.writeEndObject();
        }
        json.writeEndArray();
        json.writeObjectFieldStart("betweenRuns");
        if (RuleDemand.between(plan.cases()).isPresent()) {
            json.writeNumberField("detectable", RuleDemand.between(plan.cases()).get());
        }
        needed(json, RuleDemand.betweenRuns());
        json.writeEndObject();
    }

    private static void needed(JsonGenerator json, Map<Double, Long> cases) throws IOException {
        json.writeObjectFieldStart("cases");
        for (Map.Entry<Double, Long> entry : cases.entrySet()) {
            json.writeNumberField(entry.getKey().toString(), entry.getValue());
        }
        json.writeEndObject();
    }
}

package dev.assay.engine;

import dev.assay.core.gate.Requirement;
import dev.assay.core.gate.Rule;
import dev.assay.core.stats.Answer;
import dev.assay.core.stats.power.Demand;
import dev.assay.core.stats.power.MeanPower;
import dev.assay.core.stats.power.PairedSharePower;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What a rule can tell at so many cases. Against its limit: how far beyond it a mean must lie to be told from it.
 * Between two runs: which difference of two shares shows when the runs differ on a tenth of the cases. Both at an alarm
 * by chance of 5 %, two-sided, and a chance of 80 % to see what is there.
 *
 * @param rule the rule as it prints
 * @param spread standard deviation of a case's score that is reckoned with: of scores of 0 or 1 about the limit, the
 *     widest there is
 * @param distance from the limit that shows; undefined where the limit says nothing of the spread
 * @param cases cases needed by distance from the limit
 */
public record RuleDemand(String rule, double spread, Answer<Double> distance, Map<Double, Long> cases) {

    /** Share of the cases on which two runs are reckoned to differ. */
    public static final double DISCORDANT = 0.1;

    /** Differences that a plan tells the cases for. */
    public static final List<Double> DIFFERENCES = List.of(0.1, 0.05, 0.02);

    public RuleDemand {
        cases = Collections.unmodifiableMap(new LinkedHashMap<>(cases));
    }

    /** The demand of a rule at so many cases. */
    static RuleDemand of(Rule rule, int cases) {
        if (!(rule.requirement() instanceof Requirement.Limit demanded)) {
            return unknown(rule, "held against the baseline case by case, as `two runs` below");
        }
        double limit = demanded.bound();
        if (!(limit > 0 && limit < 1)) {
            return unknown(rule, "a limit of " + limit + " says nothing of how far scores spread");
        }
        double spread = Math.sqrt(limit * (1 - limit));
        MeanPower power = new MeanPower(spread, Demand.USUAL);
        Map<Double, Long> needed = new LinkedHashMap<>();
        DIFFERENCES.forEach(
                difference -> power.casesFor(difference).known().ifPresent(count -> needed.put(difference, count)));
        return new RuleDemand(rule.toString(), spread, power.detectable(cases), needed);
    }

    private static RuleDemand unknown(Rule rule, String why) {
        return new RuleDemand(rule.toString(), 0, Answer.undefined(why), Map.of());
    }

    /** The smallest difference of two runs' shares that so many cases show. */
    public static Optional<Double> between(int cases) {
        return paired().detectable(cases).known();
    }

    /** Cases by difference of two runs' shares. */
    public static Map<Double, Long> betweenRuns() {
        Map<Double, Long> needed = new LinkedHashMap<>();
        DIFFERENCES.forEach(
                difference -> paired().casesFor(difference).known().ifPresent(count -> needed.put(difference, count)));
        return needed;
    }

    private static PairedSharePower paired() {
        return new PairedSharePower(DISCORDANT, Demand.USUAL);
    }
}

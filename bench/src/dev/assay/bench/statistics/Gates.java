package dev.assay.bench.statistics;

import dev.assay.core.gate.Gate;
import dev.assay.core.gate.Policy;
import dev.assay.core.gate.Requirement;
import dev.assay.core.gate.Rule;
import dev.assay.core.gate.RuleResult;
import dev.assay.core.stats.Estimate;
import dev.assay.core.stats.Estimator;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.hipparchus.distribution.discrete.BinomialDistribution;

/** The gate's three verdicts beside "mean ≥ limit", exactly: each possible number of successes, weighted. */
final class Gates {

    private static final double LIMIT = 0.9;

    private Gates() {}

    static Table verdicts(Policy policy) {
        Table table = new Table(
                "true share", "n", "mean ≥ .90 is wrong", "PASS", "FAIL", "INCONCLUSIVE", "verdict is wrong");
        for (double share : new double[] {0.92, 0.86, 0.95, 0.8, 0.9}) {
            for (int n : new int[] {20, 50, 200, 800}) {
                row(table, policy, share, n);
            }
        }
        return table;
    }

    private static void row(Table table, Policy policy, double share, int n) {
        BinomialDistribution successes = new BinomialDistribution(n, share);
        double naive = 0;
        double[] of = new double[RuleResult.Outcome.values().length];
        for (int yes = 0; yes <= n; yes++) {
            double weight = 100 * successes.probability(yes);
            boolean meanPasses = (double) yes / n >= LIMIT;
            naive += meanPasses == share >= LIMIT ? 0 : weight;
            of[judge(policy, yes, n).ordinal()] += weight;
        }
        double pass = of[RuleResult.Outcome.PASS.ordinal()];
        double fail = of[RuleResult.Outcome.FAIL.ordinal()];
        table.row(
                Table.two(share) + (share == LIMIT ? " (the limit itself)" : ""),
                String.valueOf(n),
                Table.one(naive) + " %",
                Table.one(pass) + " %",
                Table.one(fail) + " %",
                Table.one(of[RuleResult.Outcome.INCONCLUSIVE.ordinal()]) + " %",
                Table.one(share >= LIMIT ? fail : pass) + " %");
    }

    private static RuleResult.Outcome judge(Policy policy, int yes, int n) {
        double[] values = new double[n];
        Arrays.fill(values, 0, yes, 1);
        Estimate estimate =
                Estimator.estimate(values, IntStream.range(0, n).toArray(), 0, 0, 1, Plan.LEVEL);
        Rule rule = new Rule(
                "score",
                new Requirement.Limit(Requirement.Side.AT_LEAST, LIMIT),
                Optional.empty(),
                Plan.LEVEL,
                "bench");
        return new Gate(policy)
                .judge(List.of(rule), (metric, level) -> Optional.of(estimate))
                .results()
                .get(0)
                .outcome();
    }
}

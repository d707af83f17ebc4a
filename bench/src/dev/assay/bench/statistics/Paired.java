package dev.assay.bench.statistics;

import dev.assay.core.stats.Answer;
import dev.assay.core.stats.Interval;
import dev.assay.core.stats.Measured;
import dev.assay.core.stats.PValue;
import dev.assay.core.stats.paired.McNemar;
import dev.assay.core.stats.paired.PairedDifference;
import dev.assay.core.stats.paired.PairedShares;
import dev.assay.core.stats.paired.PairedStudent;
import dev.assay.core.stats.paired.Pairs;
import dev.assay.core.stats.paired.SignFlip;
import dev.assay.core.stats.paired.WilcoxonSignedRank;
import java.util.Optional;
import java.util.Random;
import java.util.function.Function;
import java.util.stream.IntStream;

/** Two runs over the same cases. */
final class Paired {

    private Paired() {}

    /** Draws n cases scored by two systems. */
    interface Source {
        Pairs draw(Random random, int n);
    }

    /** An interval of the mean difference. */
    interface Method {
        Optional<Interval> of(Pairs pairs, long seed);
    }

    /** A make of pairs whose mean difference is known. */
    record Twins(String name, double truth, Source source) {}

    private static final Twins[] ALL = {
        bits("0/1, 10 % discordant, no difference", 0.05, 0.05),
        bits("0/1, 20 % discordant, better by 10 points", 0.15, 0.05),
        new Twins("skewed scores, no difference", 0, Paired::skewed),
        new Twins("scores in clusters, no difference", 0, Paired::clustered)
    };

    private static Twins bits(String name, double rises, double falls) {
        return new Twins(name, rises - falls, (random, n) -> {
            double[] first = new double[n];
            double[] second = new double[n];
            for (int i = 0; i < n; i++) {
                double u = random.nextDouble();
                boolean rise = u < rises;
                boolean fall = !rise && u < rises + falls;
                boolean same = random.nextDouble() < 0.8;
                first[i] = fall || (!rise && same) ? 1 : 0;
                second[i] = rise || (!fall && same) ? 1 : 0;
            }
            return Pairs.of(first, second, IntStream.range(0, n).toArray());
        });
    }

    /** Half of the cases score alike in both, the others are drawn anew from Beta(5,1). */
    private static Pairs skewed(Random random, int n) {
        double[] first = new double[n];
        double[] second = new double[n];
        for (int i = 0; i < n; i++) {
            first[i] = Math.pow(random.nextDouble(), 0.2);
            second[i] = random.nextBoolean() ? first[i] : Math.pow(random.nextDouble(), 0.2);
        }
        return Pairs.of(first, second, IntStream.range(0, n).toArray());
    }

    /** Each system has its own luck with a document, shared by the document's cases. */
    private static Pairs clustered(Random random, int n) {
        Sample first = Population.clusteredSkewed().source().draw(random, n);
        Sample second = Population.clusteredSkewed().source().draw(random, n);
        return Pairs.of(first.values, second.values, first.clusters);
    }

    static Table intervals(Plan plan) {
        Table table = new Table("pairs", "n", "Assay (paired bootstrap)", "paired Student", "paired adjusted Wald");
        for (Twins twins : ALL) {
            for (int n : Plan.SIZES) {
                table.row(
                        twins.name,
                        String.valueOf(n),
                        cell(plan, twins, n, (pairs, seed) -> PairedDifference.estimate(pairs, seed, Plan.LEVEL)
                                .interval()),
                        cell(plan, twins, n, (pairs, seed) -> PairedStudent.difference(pairs, Plan.LEVEL)
                                .known()
                                .flatMap(Measured::interval)),
                        cell(plan, twins, n, (pairs, seed) -> PairedShares.difference(pairs, Plan.LEVEL)
                                .known()
                                .flatMap(Measured::interval)));
            }
        }
        return table;
    }

    private static String cell(Plan plan, Twins twins, int n, Method method) {
        Tally tally = Tally.of(
                plan.runs(),
                2_000 + n,
                twins.truth,
                random -> method.of(twins.source.draw(random, n), random.nextLong()));
        return tally.drawn() == 0 ? "" : tally.cell();
    }

    static Table falseAlarms(Plan plan) {
        Table table = new Table("pairs", "n", "sign flip", "McNemar exact", "Wilcoxon");
        for (Twins twins : ALL) {
            for (int n : Plan.SIZES) {
                if (twins.truth == 0) {
                    table.row(
                            twins.name,
                            String.valueOf(n),
                            alarms(plan, twins, n, pairs -> SignFlip.test(pairs, n)),
                            alarms(plan, twins, n, McNemar::test),
                            alarms(plan, twins, n, WilcoxonSignedRank::test));
                }
            }
        }
        return table;
    }

    /** Share of samples with p ≤ .05; a test without an answer raises no alarm. */
    private static String alarms(Plan plan, Twins twins, int n, Function<Pairs, Answer<PValue>> test) {
        long[] counts = IntStream.range(0, plan.runs())
                .parallel()
                .mapToObj(run -> test.apply(twins.source.draw(new Random(Tally.mixed(3_000 + n, run)), n)))
                .map(answer -> answer.fold(
                        found -> new long[] {1, found.p() <= 0.05 ? 1 : 0}, why -> new long[] {0, 0}))
                .reduce(new long[2], (left, right) -> new long[] {left[0] + right[0], left[1] + right[1]});
        if (counts[0] == 0) {
            return "";
        }
        double share = 100.0 * counts[1] / plan.runs();
        return share > 6.5 ? "**" + Table.one(share) + "**" : Table.one(share);
    }
}

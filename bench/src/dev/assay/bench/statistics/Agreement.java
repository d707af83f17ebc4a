package dev.assay.bench.statistics;

import dev.assay.core.stats.Answer;
import dev.assay.core.stats.Interval;
import dev.assay.core.stats.Measured;
import dev.assay.core.stats.agreement.Auroc;
import dev.assay.core.stats.agreement.CohenKappa;
import dev.assay.core.stats.agreement.Confusion;
import dev.assay.core.stats.agreement.KrippendorffAlpha;
import dev.assay.core.stats.agreement.Scale;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.Function;

/** Agreement of judges and people. */
final class Agreement {

    private Agreement() {}

    static Table intervals(Plan plan) {
        Table table = new Table("statistic", "truth", "n = 20", "n = 50", "n = 200");
        // People yes .7; judge TPR .9, TNR .8: agreed .87, expected .7 · .69 + .3 · .31.
        double expected = 0.7 * 0.69 + 0.3 * 0.31;
        row(table, plan.runs(), "Cohen's kappa", (0.87 - expected) / (1 - expected), Agreement::kappa);
        row(table, plan.runs(), "balanced accuracy", 0.85, Agreement::balanced);
        // Normal scores one standard deviation apart: Phi(1/√2); two apart: Phi(√2).
        row(table, plan.runs(), "AUROC, DeLong, classes 1 sd apart", 0.760250, (r, n) -> auroc(r, n, 1));
        row(table, plan.runs(), "AUROC, DeLong, classes 2 sd apart", 0.921350, (r, n) -> auroc(r, n, 2));
        // Two raters, each right with .8, else any of five: agreed .8² + 2·.8·.2/5 + .2²/5, expected 1/5.
        double agreed = 0.64 + 0.32 / 5 + 0.04 / 5;
        row(table, plan.fewer(), "Krippendorff's alpha, nominal", (agreed - 0.2) / 0.8, Agreement::alpha);
        return table;
    }

    /** Draws n cases and makes an interval. */
    interface Method {
        Answer<Measured> of(Random random, int n);
    }

    private static void row(Table table, int runs, String name, double truth, Method method) {
        List<String> cells = new ArrayList<>(List.of(name, Table.three(truth)));
        for (int n : Plan.SIZES) {
            Function<Random, Optional<Interval>> draw =
                    random -> method.of(random, n).known().flatMap(Measured::interval);
            cells.add(Tally.of(runs, 5_000 + n, truth, draw).cell());
        }
        table.row(cells.toArray(String[]::new));
    }

    private static Answer<Measured> kappa(Random random, int n) {
        List<Boolean> people = new ArrayList<>();
        List<Boolean> judge = new ArrayList<>();
        for (int i = 0; i < n; i++) {
            people.add(random.nextDouble() < 0.7);
            judge.add(random.nextDouble() < (people.get(i) ? 0.9 : 0.2));
        }
        return CohenKappa.of(people, judge, Plan.LEVEL);
    }

    private static Answer<Measured> balanced(Random random, int n) {
        boolean[] people = new boolean[n];
        boolean[] judge = new boolean[n];
        for (int i = 0; i < n; i++) {
            people[i] = random.nextDouble() < 0.7;
            judge[i] = random.nextDouble() < (people[i] ? 0.9 : 0.2);
        }
        return Confusion.of(people, judge).balancedAccuracy(Plan.LEVEL);
    }

    private static Answer<Measured> auroc(Random random, int n, double apart) {
        double[] scores = new double[n];
        boolean[] labels = new boolean[n];
        for (int i = 0; i < n; i++) {
            labels[i] = random.nextBoolean();
            scores[i] = random.nextGaussian() + (labels[i] ? apart : 0);
        }
        return Auroc.of(scores, labels, Plan.LEVEL);
    }

    private static Answer<Measured> alpha(Random random, int n) {
        List<double[]> units = new ArrayList<>();
        for (int i = 0; i < n; i++) {
            int truth = random.nextInt(5);
            units.add(new double[] {rating(random, truth), rating(random, truth)});
        }
        return KrippendorffAlpha.of(units, Scale.NOMINAL, random.nextLong(), Plan.LEVEL);
    }

    private static double rating(Random random, int truth) {
        return random.nextDouble() < 0.8 ? truth : random.nextInt(5);
    }
}

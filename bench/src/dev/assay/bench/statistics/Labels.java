package dev.assay.bench.statistics;

import dev.assay.core.stats.Answer;
import dev.assay.core.stats.Interval;
import dev.assay.core.stats.Measured;
import dev.assay.core.stats.Wilson;
import dev.assay.core.stats.agreement.Confusion;
import dev.assay.core.stats.corrected.Corrected;
import dev.assay.core.stats.corrected.LabelledScores;
import dev.assay.core.stats.corrected.Ppi;
import dev.assay.core.stats.corrected.RoganGladen;
import java.util.Arrays;
import java.util.Optional;
import java.util.Random;

/** A judge on all cases, people on a few. */
final class Labels {

    /** Cases that only the judge scored. */
    static final int OTHERS = 1_000;

    private Labels() {}

    /** A correction of the judge. */
    interface Method {
        Optional<Interval> of(Drawn drawn);
    }

    /** Labels 0 or 1, true share .7. */
    record Judge(String name, double tpr, double tnr) {}

    private static final double SHARE = 0.7;

    private static final Judge[] JUDGES = {
        new Judge("good judge (TPR .95, TNR .8)", 0.95, 0.8), new Judge("poor judge (TPR .8, TNR .6)", 0.8, 0.6)
    };

    /** What people and the judge said. */
    static final class Drawn {
        final double[] people;
        final double[] judge;
        final double[] others = new double[OTHERS];

        Drawn(Judge model, Random random, int n) {
            people = new double[n];
            judge = new double[n];
            for (int i = 0; i < n; i++) {
                people[i] = random.nextDouble() < SHARE ? 1 : 0;
                judge[i] = said(model, people[i], random);
            }
            for (int i = 0; i < OTHERS; i++) {
                others[i] = said(model, random.nextDouble() < SHARE ? 1 : 0, random);
            }
        }

        private static double said(Judge model, double truth, Random random) {
            return random.nextDouble() < (truth == 1 ? model.tpr : 1 - model.tnr) ? 1 : 0;
        }

        LabelledScores scores() {
            return LabelledScores.of(people, judge, others);
        }

        int yes() {
            return (int) Arrays.stream(others).sum();
        }

        Confusion confusion() {
            int[] counts = new int[4];
            for (int i = 0; i < people.length; i++) {
                counts[2 * (int) people[i] + (int) judge[i]]++;
            }
            return new Confusion(counts[3], counts[2], counts[0], counts[1]);
        }
    }

    static Table intervals(Plan plan) {
        Table table = new Table(
                "judge",
                "labels",
                "judge alone",
                "people alone",
                "PPI",
                "PPI++",
                "PPI++ for few labels",
                "Rogan-Gladen");
        for (Judge judge : JUDGES) {
            for (int n : Plan.SIZES) {
                table.row(
                        judge.name,
                        String.valueOf(n),
                        cell(plan, judge, n, d -> Optional.of(Wilson.interval(d.yes(), OTHERS, Plan.LEVEL))),
                        cell(plan, judge, n, d -> bounds(Ppi.peopleOnly(d.scores(), Plan.LEVEL))),
                        cell(plan, judge, n, d -> bounds(Ppi.plain(d.scores(), Plan.LEVEL))),
                        cell(plan, judge, n, d -> bounds(Ppi.tuned(d.scores(), Plan.LEVEL))),
                        cell(plan, judge, n, d -> bounds(Ppi.tunedForFewLabels(d.scores(), Plan.LEVEL))),
                        cell(plan, judge, n, Labels::roganGladen));
            }
        }
        return table;
    }

    private static Optional<Interval> bounds(Answer<Corrected> answer) {
        return answer.known().flatMap(corrected -> corrected.estimate().interval());
    }

    private static Optional<Interval> roganGladen(Drawn drawn) {
        return RoganGladen.share(drawn.confusion(), drawn.yes(), OTHERS, Plan.LEVEL)
                .known()
                .flatMap(Measured::interval);
    }

    private static String cell(Plan plan, Judge judge, int n, Method method) {
        Tally tally = Tally.of(plan.runs(), 4_000 + n, SHARE, random -> method.of(new Drawn(judge, random, n)));
        return tally.cell() + ", width " + Table.two(tally.width() / 1e6);
    }
}

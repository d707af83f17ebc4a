package dev.assay.bench.statistics;

import dev.assay.core.stats.Bca;
import dev.assay.core.stats.ClopperPearson;
import dev.assay.core.stats.Estimator;
import dev.assay.core.stats.Interval;
import dev.assay.core.stats.StudentT;
import dev.assay.core.stats.Wilson;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** Intervals of a mean. */
final class Means {

    private Means() {}

    /** An interval of a sample's mean. */
    interface Method {
        Optional<Interval> of(Sample sample, long seed);
    }

    static Table shares(Plan plan) {
        Table table = new Table("values", "n", "Assay", "Wilson, clusters ignored", "Clopper-Pearson", "Student");
        List<Population> populations = List.of(
                Population.bits(0.5),
                Population.bits(0.8),
                Population.bits(0.9),
                Population.bits(0.95),
                Population.clusteredBits(0.5),
                Population.clusteredBits(0.8),
                Population.clusteredBits(0.9));
        fill(table, plan, populations, Means::assay, Means::wilson, Means::clopperPearson, Means::student);
        return table;
    }

    static Table scores(Plan plan) {
        Table table = new Table("values", "n", "Assay", "textbook BCa", "Student");
        List<Population> populations = List.of(
                Population.skewed(), Population.mostlyPerfect(), Population.latency(), Population.clusteredSkewed());
        fill(table, plan, populations, Means::assay, Means::bca, Means::student);
        return table;
    }

    private static void fill(Table table, Plan plan, List<Population> populations, Method... methods) {
        for (Population population : populations) {
            for (int n : Plan.SIZES) {
                String[] cells = new String[2 + methods.length];
                cells[0] = population.name();
                cells[1] = String.valueOf(n);
                for (int i = 0; i < methods.length; i++) {
                    cells[2 + i] = tally(plan, population, n, methods[i]).cell();
                }
                table.row(cells);
            }
        }
    }

    private static Tally tally(Plan plan, Population population, int n, Method method) {
        return Tally.of(
                plan.runs(),
                1_000 + n,
                population.truth(),
                random -> method.of(population.source().draw(random, n), random.nextLong()));
    }

    static Optional<Interval> assay(Sample sample, long seed) {
        return Estimator.estimate(sample.values, sample.clusters, 0, 0, seed, Plan.LEVEL).interval();
    }

    private static Optional<Interval> wilson(Sample sample, long seed) {
        return Optional.of(Wilson.interval(Arrays.stream(sample.values).sum(), sample.values.length, Plan.LEVEL));
    }

    private static Optional<Interval> clopperPearson(Sample sample, long seed) {
        int yes = (int) Arrays.stream(sample.values).sum();
        return ClopperPearson.interval(yes, sample.values.length, Plan.LEVEL).known();
    }

    private static Optional<Interval> student(Sample sample, long seed) {
        return StudentT.interval(sample.values, sample.clusters, Plan.LEVEL).known();
    }

    private static Optional<Interval> bca(Sample sample, long seed) {
        if (Arrays.stream(sample.values).allMatch(value -> value == sample.values[0])) {
            return Optional.empty();
        }
        return Optional.of(Bca.interval(sample.values, sample.clusters, seed, Plan.LEVEL));
    }
}

package dev.assay.bench.statistics;

import dev.assay.core.metric.Definition;
import dev.assay.core.metric.Score;
import dev.assay.core.run.ScoreTable;
import dev.assay.core.slice.CaseSlice;
import dev.assay.core.slice.search.SliceSearch;
import dev.assay.core.slice.search.SliceTotals;
import dev.assay.core.slice.search.WorseSlice;
import dev.assay.core.stats.PValue;
import dev.assay.core.stats.StudentT;
import dev.assay.core.stats.parted.Parting;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;

/** Slices held against the rest of their run. */
final class Slices {

    private static final int METRICS = 5;
    private static final int SLICES = 30;
    private static final Definition CARD = new Definition("", "", Map.of("better", "higher"));

    private Slices() {}

    /** How cases come into a slice: each for itself, or a cluster as a whole. */
    private enum By {
        CASE,
        CLUSTER
    }

    private record Make(Population population, By by) {

        String name() {
            return population.name() + (by == By.CLUSTER ? ", slice by cluster" : ", slice by case");
        }
    }

    private static final Make[] NULLS = {
        new Make(Population.bits(0.9), By.CASE),
        new Make(Population.mostlyPerfect(), By.CASE),
        new Make(Population.latency(), By.CASE),
        new Make(Population.clusteredBits(0.9), By.CASE),
        new Make(Population.clusteredBits(0.9), By.CLUSTER),
        new Make(Population.clusteredSkewed(), By.CASE),
        new Make(Population.clusteredSkewed(), By.CLUSTER)
    };

    private static final int[][] SIZES = {{5, 50}, {10, 50}, {20, 200}, {50, 200}, {50, 500}, {200, 500}};

    /** Share of slices with p below .05 where there is nothing to find. */
    static Table falseAlarms(Plan plan) {
        Table table = new Table("values", "n in slice", "n", "Assay", "robust score test alone", "Student, clusters ignored");
        for (Make make : NULLS) {
            for (int[] size : SIZES) {
                table.row(
                        make.name(),
                        String.valueOf(size[0]),
                        String.valueOf(size[1]),
                        alarms(plan, make, size, 0, 0),
                        alarms(plan, make, size, 0, 1),
                        alarms(plan, make, size, 0, 2));
            }
        }
        return table;
    }

    /** Share of slices with p below .05, and below the .05 / 150 that the first of 150 must reach, where .6 stands against .9. */
    static Table power(Plan plan) {
        Table table = new Table(
                "values", "n in slice", "n", "Assay p < .05", "score test p < .05", "Assay p < .00033", "score test p < .00033");
        Make[] makes = {
            new Make(Population.bits(0.9), By.CASE),
            new Make(Population.clusteredBits(0.9), By.CASE),
            new Make(Population.clusteredBits(0.9), By.CLUSTER)
        };
        for (Make make : makes) {
            for (int[] size : new int[][] {{10, 100}, {20, 200}, {50, 200}, {200, 1000}}) {
                table.row(
                        make.name(),
                        String.valueOf(size[0]),
                        String.valueOf(size[1]),
                        alarms(plan, make, size, 1, 0),
                        alarms(plan, make, size, 1, 1),
                        alarms(plan, make, size, 2, 0),
                        alarms(plan, make, size, 2, 1));
            }
        }
        return table;
    }

    /** kind 0: nothing to find, .05; 1: a third of the slice's successes fail, .05; 2: the same at .05 / 150. */
    private static String alarms(Plan plan, Make make, int[] size, int kind, int test) {
        double limit = kind == 2 ? 0.05 / 150 : 0.05;
        int[] counts = IntStream.range(0, plan.fewer())
                .parallel()
                .mapToObj(run -> {
                    Random random = new Random(Tally.mixed(5_000 + size[0] + size[1], run));
                    Sample sample = make.population().source().draw(random, size[1]);
                    int[] inside = inside(sample, size[0], make.by(), random);
                    if (kind > 0) {
                        for (int place : inside) {
                            sample.values[place] *= random.nextInt(3) == 0 ? 0 : 1;
                        }
                    }
                    double p = p(sample, inside, test, run);
                    return new int[] {p < limit ? 1 : 0, 1};
                })
                .reduce(new int[2], (left, right) -> new int[] {left[0] + right[0], left[1] + right[1]});
        double share = 100.0 * counts[0] / counts[1];
        return kind == 0 && share > 7 ? "**" + Table.one(share) + "**" : Table.one(share);
    }

    private static double p(Sample sample, int[] inside, int test, int seed) {
        return switch (test) {
            case 0 -> new Parting(sample.values, sample.clusters)
                    .test(inside, seed)
                    .known()
                    .map(PValue::p)
                    .orElse(1.0);
            case 1 -> scoreTest(sample, inside);
            default -> student(sample.values, inside);
        };
    }

    private static int[] inside(Sample sample, int size, By by, Random random) {
        int groups = by == By.CASE ? sample.values.length : Arrays.stream(sample.clusters).max().orElse(0) + 1;
        List<Integer> order = new ArrayList<>(IntStream.range(0, groups).boxed().toList());
        java.util.Collections.shuffle(order, random);
        Set<Integer> places = new TreeSet<>();
        for (int group : order) {
            if (places.size() >= size) {
                break;
            }
            IntStream.range(0, sample.values.length)
                    .filter(i -> (by == By.CASE ? i : sample.clusters[i]) == group)
                    .forEach(places::add);
        }
        return places.stream().mapToInt(Integer::intValue).toArray();
    }

    private static double scoreTest(Sample sample, int[] inside) {
        int n = sample.values.length;
        double mean = Arrays.stream(sample.values).average().orElse(0);
        double share = (double) inside.length / n;
        double[] z = new double[n];
        Arrays.fill(z, -share);
        Arrays.stream(inside).forEach(place -> z[place] += 1);
        double u = 0;
        Map<Integer, Double> by = new HashMap<>();
        for (int i = 0; i < n; i++) {
            double part = z[i] * (sample.values[i] - mean);
            u += part;
            by.merge(sample.clusters[i], part, Double::sum);
        }
        double variance = by.values().stream().mapToDouble(part -> part * part).sum();
        return variance > 0 ? StudentT.twoSided(u / Math.sqrt(variance), by.size() - 1) : 1;
    }

    private static double student(double[] values, int[] inside) {
        Set<Integer> in = new HashSet<>();
        Arrays.stream(inside).forEach(in::add);
        double[] a = Arrays.stream(inside).mapToDouble(i -> values[i]).toArray();
        double[] b = IntStream.range(0, values.length).filter(i -> !in.contains(i)).mapToDouble(i -> values[i]).toArray();
        double pooled = (squares(a) + squares(b)) / (values.length - 2);
        if (!(pooled > 0)) {
            return 1;
        }
        double t = (mean(a) - mean(b)) / Math.sqrt(pooled * (1.0 / a.length + 1.0 / b.length));
        return StudentT.twoSided(t, values.length - 2);
    }

    private static double mean(double[] values) {
        return Arrays.stream(values).average().orElse(0);
    }

    private static double squares(double[] values) {
        double mean = mean(values);
        return Arrays.stream(values).map(value -> (value - mean) * (value - mean)).sum();
    }

    /** 30 slices by 5 metrics that go together: what the search of a run lists. */
    static Table search(Plan plan) {
        Table table = new Table(
                "bad slices", "n", "clusters", "runs that list something", "of what is listed false", "bad slices found");
        for (int bad : new int[] {0, 1, 3}) {
            for (int n : new int[] {100, 200, 500}) {
                for (boolean clustered : new boolean[] {false, true}) {
                    double[] sums = IntStream.range(0, plan.fewer())
                            .parallel()
                            .mapToObj(run -> searched(new Random(Tally.mixed(6_000 + n + bad, run)), n, bad, clustered))
                            .reduce(new double[3], (left, right) -> new double[] {
                                left[0] + right[0], left[1] + right[1], left[2] + right[2]
                            });
                    table.row(
                            String.valueOf(bad),
                            String.valueOf(n),
                            clustered ? "of 2, 4, 6" : "none",
                            Table.one(100 * sums[0] / plan.fewer()) + " %",
                            Table.one(100 * sums[1] / plan.fewer()) + " %",
                            bad == 0 ? "" : Table.one(100 * sums[2] / plan.fewer()) + " %");
                }
            }
        }
        return table;
    }

    /** Whether something is listed, the share of it that is false, the share of the bad slices that are listed. */
    private static double[] searched(Random random, int n, int bad, boolean clustered) {
        ScoreTable scores = new ScoreTable(List.of());
        SliceTotals totals = new SliceTotals(scores);
        Map<String, Definition> cards = new HashMap<>();
        int left = 0;
        int cluster = 0;
        double shared = 0;
        Set<CaseSlice> sharedSlices = new TreeSet<>();
        for (int i = 0; i < n; i++) {
            if (left == 0) {
                cluster++;
                left = clustered ? 2 + 2 * (cluster % 3) : 1;
                shared = random.nextGaussian();
                sharedSlices = new TreeSet<>(slices(random, 0));
            }
            left--;
            Set<CaseSlice> slices = new TreeSet<>(sharedSlices);
            slices.addAll(slices(random, 5));
            double level = clustered ? 0.5 * shared + Math.sqrt(0.75) * random.nextGaussian() : random.nextGaussian();
            boolean hit = slices.stream().anyMatch(slice -> isBad(slice, bad));
            Map<String, Score> scored = new LinkedHashMap<>();
            for (int metric = 0; metric < METRICS; metric++) {
                double value = 0.8 * level + 0.6 * random.nextGaussian();
                double cut = hit ? -0.253 : -1.282; // .6 and .9 of a standard normal lie above
                String name = "m" + metric;
                scored.put(name, Score.of(metric < 3 ? (value > cut ? 1 : 0) : Math.min(1, Math.exp(value - cut - 1.5))));
                cards.put(name, CARD);
            }
            scores.add(scored, "c" + cluster);
            totals.add(slices, scored);
        }
        SliceSearch found = totals.search(cards, random.nextLong(), 0.95);
        long falsely = found.worst().stream().filter(worse -> !isBad(worse.slice(), bad)).count();
        long truly = found.worst().stream().map(WorseSlice::slice).filter(slice -> isBad(slice, bad)).distinct().count();
        double share = found.worst().isEmpty() ? 0 : (double) falsely / found.worst().size();
        return new double[] {found.worst().isEmpty() ? 0 : 1, share, bad == 0 ? 0 : (double) truly / bad};
    }

    /** One of three values of each of five keys: the sixth tenth, the third, the rest. */
    private static List<CaseSlice> slices(Random random, int from) {
        List<CaseSlice> slices = new ArrayList<>();
        for (int key = from; key < from + SLICES / 6; key++) {
            double u = random.nextDouble();
            slices.add(new CaseSlice("k" + key, u < 0.1 ? "a" : u < 0.4 ? "b" : "c"));
        }
        return slices;
    }

    /** The tenths of the first keys, which clusters share. */
    private static boolean isBad(CaseSlice slice, int bad) {
        return slice.value().equals("a") && Integer.parseInt(slice.key().substring(1)) < bad;
    }
}

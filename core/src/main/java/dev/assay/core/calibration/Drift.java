package dev.assay.core.calibration;

import dev.assay.core.stats.Answer;
import dev.assay.core.stats.ClusterIds;
import dev.assay.core.stats.Estimate;
import dev.assay.core.stats.Estimator;
import dev.assay.core.stats.Interval;
import dev.assay.core.stats.PValue;
import dev.assay.core.stats.paired.McNemar;
import dev.assay.core.stats.paired.Pairs;
import dev.assay.core.stats.paired.SignFlip;
import dev.assay.core.words.Numbers;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;

/**
 * Whether a judge says of a frozen set what it said before.
 *
 * @param n things judged both times
 * @param changed those of which it says something else now
 * @param changedShare their share
 * @param mcNemar whether it says yes more, or less, often
 * @param signFlip whether its probabilities rose or fell; undefined where it gives none
 * @param alarms why somebody should look, in words; none while nothing is out of the ordinary
 */
public record Drift(
        int n,
        List<Twice> changed,
        Estimate changedShare,
        Answer<PValue> mcNemar,
        Answer<PValue> signFlip,
        List<String> alarms) {

    public Drift {
        changed = List.copyOf(changed);
        alarms = List.copyOf(alarms);
    }

    /**
     * What a judge said of a thing.
     *
     * @param word its word, such as {@code supported}
     * @param yes whether the word counts as a yes
     * @param probability its probability of a yes; absent where it gives none
     */
    public record Said(String word, boolean yes, OptionalDouble probability) {}

    /**
     * A thing judged twice.
     *
     * @param id its id
     * @param cluster key shared by things that are not independent
     * @param before what was said when the set was frozen
     * @param now what is said now
     */
    public record Twice(String id, String cluster, Said before, Said now) {}

    /**
     * Compares.
     *
     * @param all each thing once, at least one
     * @param tolerated share of changed words that is taken for noise, 0 to 1
     * @param seed seed of the sign-flip test
     * @param level confidence, between 0 and 1; the two tests share the alarms by chance that it leaves
     */
    public static Drift of(List<Twice> all, double tolerated, long seed, double level) {
        ClusterIds keys = new ClusterIds();
        int[] clusters =
                all.stream().mapToInt(twice -> keys.id(twice.cluster())).toArray();
        double[] before = new double[all.size()];
        double[] now = new double[all.size()];
        double[] differs = new double[all.size()];
        for (int i = 0; i < before.length; i++) {
            before[i] = all.get(i).before().yes() ? 1 : 0;
            now[i] = all.get(i).now().yes() ? 1 : 0;
            differs[i] = changed(all.get(i)) ? 1 : 0;
        }
        Answer<PValue> mcNemar = McNemar.test(Pairs.of(before, now, clusters));
        Answer<PValue> signFlip = signFlip(all, clusters, seed);
        Estimate share = Estimator.estimate(differs, clusters, 0, 0, seed, level);
        return new Drift(
                all.size(),
                all.stream().filter(Drift::changed).toList(),
                share,
                mcNemar,
                signFlip,
                alarms(share, mcNemar, signFlip, tolerated, 1 - level));
    }

    private static boolean changed(Twice twice) {
        return !twice.before().word().equals(twice.now().word());
    }

    private static Answer<PValue> signFlip(List<Twice> all, int[] clusters, long seed) {
        boolean there = all.stream()
                .allMatch(twice -> twice.before().probability().isPresent()
                        && twice.now().probability().isPresent());
        if (!there) {
            return Answer.undefined("the judge gives no probabilities");
        }
        double[] before = all.stream()
                .mapToDouble(twice -> twice.before().probability().orElseThrow())
                .toArray();
        double[] now = all.stream()
                .mapToDouble(twice -> twice.now().probability().orElseThrow())
                .toArray();
        return SignFlip.test(Pairs.of(before, now, clusters), seed);
    }

    private static List<String> alarms(
            Estimate share, Answer<PValue> mcNemar, Answer<PValue> signFlip, double tolerated, double chance) {
        List<String> alarms = new ArrayList<>();
        double each = signFlip.known().isPresent() ? chance / 2 : chance;
        significant(mcNemar, each)
                .ifPresent(p -> alarms.add("it says yes more, or less, often than it did: " + p.text()));
        significant(signFlip, each).ifPresent(p -> alarms.add("its probabilities have moved: " + p.text()));
        double least = share.interval().map(Interval::low).orElse(0.0);
        if (least > tolerated) {
            alarms.add("more verdicts changed than noise explains: " + share.text() + ", tolerated "
                    + Numbers.plain(tolerated));
        }
        return alarms;
    }

    private static Optional<PValue> significant(Answer<PValue> test, double chance) {
        return test.known().filter(p -> p.p() <= chance);
    }
}

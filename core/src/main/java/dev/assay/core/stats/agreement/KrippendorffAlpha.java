package dev.assay.core.stats.agreement;

import dev.assay.core.stats.Answer;
import dev.assay.core.stats.CaseBootstrap;
import dev.assay.core.stats.Interval;
import dev.assay.core.stats.Measured;
import dev.assay.core.words.Numbers;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.IntStream;

/**
 * Krippendorff's alpha: agreement of any number of raters beyond chance; ratings may be missing.
 *
 * <pre>alpha = 1 - observed disagreement / expected disagreement</pre>
 *
 * <p>1 is full agreement, 0 is chance. Units with fewer than two ratings cannot be compared and are left out. Undefined
 * when no unit has two ratings, or all ratings are equal. The interval is the percentile bootstrap over units.
 *
 * <p>Source: Krippendorff 2011, Computing Krippendorff's alpha-reliability. Agrees with the PyPI package
 * {@code krippendorff}; his own example has .743 (nominal), .815 (ordinal) and .849 (interval).
 */
public final class KrippendorffAlpha {

    private KrippendorffAlpha() {}

    /**
     * Alpha over the units.
     *
     * @param units for each thing rated the ratings it was given, by whomever, in any order; a missing one is just absent
     * @param scale what the numbers mean
     * @param seed seed of the bootstrap
     * @param level confidence, between 0 and 1
     */
    public static Answer<Measured> of(List<double[]> units, Scale scale, long seed, double level) {
        List<double[]> pairable =
                units.stream().filter(ratings -> ratings.length > 1).toList();
        if (pairable.isEmpty()) {
            return Answer.undefined("no unit has two ratings");
        }
        OptionalDouble alpha = Coincidences.of(pairable).alpha(scale);
        if (alpha.isEmpty()) {
            return Answer.undefined("all ratings are equal: no variance to agree on");
        }
        int[] alone = IntStream.range(0, pairable.size()).toArray();
        Optional<Interval> interval = CaseBootstrap.interval(
                alone,
                drawn -> Coincidences.of(
                                IntStream.of(drawn).mapToObj(pairable::get).toList())
                        .alpha(scale),
                seed,
                level);
        String method = "Krippendorff's alpha, " + scale.name().toLowerCase(Locale.ROOT) + ", bootstrap "
                + Numbers.percent(level);
        return Answer.of(interval.map(found -> Measured.of(alpha.getAsDouble(), found, pairable.size(), method))
                .orElseGet(() -> Measured.bare(
                        alpha.getAsDouble(), pairable.size(), "too few units, or resamples without variation")));
    }
}

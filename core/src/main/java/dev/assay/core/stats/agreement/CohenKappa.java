package dev.assay.core.stats.agreement;

import dev.assay.core.stats.Answer;
import dev.assay.core.stats.CaseBootstrap;
import dev.assay.core.stats.Interval;
import dev.assay.core.stats.Measured;
import dev.assay.core.stats.Normal;
import dev.assay.core.words.Numbers;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.IntStream;

/**
 * Cohen's kappa: agreement of two raters beyond what their shares of each category would give by chance.
 *
 * <pre>kappa = (agreed - expected) / (1 - expected)</pre>
 *
 * <p>1 is full agreement, 0 is chance, below 0 worse than chance. Undefined when both raters use one and the same category
 * only. Where one category is rare kappa is low although the raters agree on most cases: look at the table too.
 *
 * <p>Source: Cohen 1960, Educ. Psychol. Measurement 20, 37-46; standard error by Fleiss, Cohen, Everitt 1969, Psychol.
 * Bulletin 72, 323-327. Agrees with statsmodels {@code cohens_kappa}.
 */
public final class CohenKappa {

    private CohenKappa() {}

    /**
     * Kappa over independent cases, with the large-sample interval, cut to [-1, 1].
     *
     * @param first categories given by the first rater
     * @param second for each the category given by the second rater to the same case
     * @param level confidence, between 0 and 1
     */
    public static <T> Answer<Measured> of(List<T> first, List<T> second, double level) {
        RatingTable table = RatingTable.of(first, second);
        OptionalDouble kappa = table.kappa();
        if (kappa.isEmpty()) {
            return Answer.undefined(why(first.size()));
        }
        double value = kappa.getAsDouble();
        double margin = Normal.halfWidth(level) * table.standardError(value);
        if (margin == 0) {
            return Answer.of(Measured.bare(value, first.size(), "the table of the two raters shows no variation"));
        }
        Interval interval = new Interval(Math.max(-1, value - margin), Math.min(1, value + margin), level);
        return Answer.of(Measured.of(value, interval, first.size(), "Cohen's kappa, normal " + Numbers.percent(level)));
    }

    /**
     * Kappa over cases in clusters, such as the claims of one answer, with the cluster bootstrap interval.
     *
     * @param clusterIds for each case its cluster, 0 or more
     * @param seed seed of the bootstrap
     */
    public static <T> Answer<Measured> of(List<T> first, List<T> second, int[] clusterIds, long seed, double level) {
        OptionalDouble kappa = RatingTable.of(first, second).kappa();
        if (kappa.isEmpty()) {
            return Answer.undefined(why(first.size()));
        }
        Optional<Interval> interval = CaseBootstrap.interval(
                clusterIds,
                cases -> RatingTable.of(pick(first, cases), pick(second, cases)).kappa(),
                seed,
                level);
        return Answer.of(interval.map(found -> Measured.of(
                        kappa.getAsDouble(),
                        found,
                        first.size(),
                        "Cohen's kappa, cluster bootstrap " + Numbers.percent(level)))
                .orElseGet(() -> Measured.bare(
                        kappa.getAsDouble(), first.size(), "too few clusters, or resamples without variation")));
    }

    private static <T> List<T> pick(List<T> all, int[] cases) {
        return IntStream.of(cases).mapToObj(all::get).toList();
    }

    private static String why(int n) {
        return n == 0 ? "no case was rated by both" : "both raters gave all " + n + " cases one and the same category";
    }
}

package dev.assay.core.calibration;

import dev.assay.core.stats.Answer;
import dev.assay.core.stats.Interval;
import dev.assay.core.stats.Measured;
import dev.assay.core.stats.StudentT;
import dev.assay.core.words.Numbers;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.ToDoubleFunction;

/**
 * The mean that people would have given to all cases of a run, from a stratified random part of them.
 *
 * <pre>weighted = Σ W_h mean_h(people)
 * corrected = Σ W_h (mean_h(people) + lambda · (mean_h(judge on all) - mean_h(judge on labelled)))</pre>
 *
 * <p>{@code W_h} is the stratum's share of the cases. {@code lambda} is chosen for the least variance and cut to [0, 1],
 * as in PPI++. Intervals are Student's with Satterthwaite's degrees of freedom and the correction for a finite number of
 * cases: they speak of this run's cases. A stratum with fewer than two labels is joined with the next.
 *
 * <p>Source: Cochran 1977, Sampling Techniques, 5.3-5.4 and 7.3 (difference estimator).
 *
 * @param labels cases that people labelled
 * @param cases all cases
 * @param lambda how far the judge is trusted in {@code corrected}
 * @param weighted people's weighted mean
 * @param corrected the same with the judge's help
 */
public record SpotEstimate(
        int labels, int cases, double lambda, Answer<Measured> weighted, Answer<Measured> corrected) {

    /**
     * A case of the run.
     *
     * @param id its id
     * @param stratum its stratum
     * @param judge the judge's score, finite
     */
    public record Scored(String id, String stratum, double judge) {}

    /**
     * Estimates.
     *
     * @param cases all cases with a score, at least one
     * @param people people's scores by the id of the case
     * @param level confidence, between 0 and 1
     */
    public static SpotEstimate of(List<Scored> cases, Map<String, Double> people, double level) {
        List<Stratum> strata = joined(strata(cases, people));
        int labels = strata.stream().mapToInt(Stratum::labels).sum();
        if (strata.get(0).labels() < 2) {
            Answer<Measured> few =
                    Answer.undefined("labelled cases: " + labels + "; two are the least that show a variance");
            return new SpotEstimate(labels, cases.size(), 0, few, few);
        }
        double lambda = lambda(strata, cases.size());
        return new SpotEstimate(
                labels,
                cases.size(),
                lambda,
                estimate(strata, cases.size(), 0, "stratified mean", level),
                estimate(strata, cases.size(), lambda, "PPI++ by stratum", level));
    }

    private static List<Stratum> strata(List<Scored> cases, Map<String, Double> people) {
        Map<String, List<Scored>> strata = new TreeMap<>();
        cases.forEach(scored -> strata.computeIfAbsent(scored.stratum(), stratum -> new ArrayList<>())
                .add(scored));
        return strata.values().stream().map(part -> stratum(part, people)).toList();
    }

    private static Stratum stratum(List<Scored> part, Map<String, Double> people) {
        List<Scored> labelled =
                part.stream().filter(scored -> people.containsKey(scored.id())).toList();
        return new Stratum(
                doubles(part, Scored::judge),
                doubles(labelled, scored -> people.getOrDefault(scored.id(), 0.0)),
                doubles(labelled, Scored::judge));
    }

    private static double[] doubles(List<Scored> cases, ToDoubleFunction<Scored> value) {
        return cases.stream().mapToDouble(value).toArray();
    }

    private static List<Stratum> joined(List<Stratum> strata) {
        List<Stratum> joined = new ArrayList<>();
        for (Stratum stratum : strata) {
            int last = joined.size() - 1;
            if (last >= 0 && (joined.get(last).labels() < 2 || stratum.labels() < 2)) {
                joined.set(last, joined.get(last).with(stratum));
            } else {
                joined.add(stratum);
            }
        }
        return joined;
    }

    private static double lambda(List<Stratum> strata, int cases) {
        double covariance = 0;
        double variance = 0;
        for (Stratum stratum : strata) {
            double weight = (double) stratum.size() / cases;
            covariance += weight * weight * stratum.covariance();
            variance += weight * weight * stratum.judgeVariance();
        }
        return variance == 0 ? 0 : Math.min(1, Math.max(0, covariance / variance));
    }

    private static Answer<Measured> estimate(
            List<Stratum> strata, int cases, double lambda, String name, double level) {
        double mean = 0;
        double variance = 0;
        double freedom = 0;
        int labels = 0;
        for (Stratum stratum : strata) {
            double weight = (double) stratum.size() / cases;
            double part = weight * weight * stratum.variance(lambda);
            mean += weight * stratum.mean(lambda);
            variance += part;
            freedom += part * part / (stratum.labels() - 1);
            labels += stratum.labels();
        }
        if (labels == cases) {
            return Answer.of(Measured.bare(mean, labels, "people labelled every case"));
        }
        if (variance == 0) {
            return Answer.of(Measured.bare(mean, labels, "the labels do not vary within a stratum"));
        }
        double margin = StudentT.quantile((1 + level) / 2, variance * variance / freedom) * Math.sqrt(variance);
        return Answer.of(Measured.of(
                mean,
                new Interval(mean - margin, mean + margin, level),
                labels,
                name + ", Student " + Numbers.percent(level)));
    }
}

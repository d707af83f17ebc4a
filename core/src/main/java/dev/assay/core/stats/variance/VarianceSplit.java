package dev.assay.core.stats.variance;

import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;

/**
 * The variance of a run's mean, split by where it comes from: questions, the answers to each, the judgings of each answer.
 *
 * <pre>
 * score = mean + question + answer to it + judging of it
 * judge²     = Σ (v − v̄ of the answer)² / Σ (J − 1)
 * system²    = (Σ t (answer − case)² − judge² Σ t (1 − t/A) / J) / Σ (A − 1)
 * questions² = variance of the cases' means − mean of (system²/A + judge² Σ t² / (A² J))
 * </pre>
 *
 * A: answers to a question; J: judgings of an answer; t: how often that answer was given, as equal answers share their
 * judgings. An analysis of variance for unequal numbers (Searle, Casella, McCulloch 1992, Variance Components, 3.6). A
 * negative estimate is set to 0, and {@link Part#negative} says so. Points are estimated as if there were no clusters; the
 * variance of the mean and all intervals respect them.
 *
 * <p>Example: two questions, two answers each, judged twice, (1 1, 0 0) and (1 0, 1 1): judge² = 0.5/4 = 0.125, system² =
 * (0.625 − 0.125 · 2 · 0.5)/2 = 0.25, questions² = 0.03125 − (0.25/2 + 0.125/4) → 0.
 *
 * @param cases questions with a value
 * @param answers answers with a value
 * @param judgings judgings of answers, equal answers of a run judged once
 * @param parts from the questions to the judge; what the data do not tell apart is one part
 * @param error standard error of the run's mean; absent for fewer than two clusters
 * @param doubled by what is doubled, the standard error then; what would not be known is left out
 */
public record VarianceSplit(
        int cases, int answers, int judgings, List<Part> parts, OptionalDouble error, Map<Source, Double> doubled) {

    public VarianceSplit {
        parts = List.copyOf(parts);
        doubled = Collections.unmodifiableMap(new LinkedHashMap<>(doubled));
    }

    /**
     * The split.
     *
     * @param asked the cases; none gives an empty result
     * @param steady whether the judge says the same each time by its nature, or is not needed
     * @param seed seed of the intervals
     * @param level confidence of the intervals, between 0 and 1
     */
    public static Optional<VarianceSplit> of(List<AskedCase> asked, boolean steady, long seed, double level) {
        return asked.isEmpty() ? Optional.empty() : Optional.of(new Splitting(asked, steady, seed, level).split());
    }

    /** The part that makes most of the variance of the mean; absent where there is none. */
    public Optional<Part> greatest() {
        return parts.stream()
                .filter(part -> part.inMean().orElse(0) > 0)
                .max(Comparator.comparingDouble(part -> part.inMean().orElse(0)));
    }

    /** The share that a part has of the variance of the mean, 0 to 1; absent where the mean has none. */
    public OptionalDouble share(Part part) {
        double all = parts.stream().mapToDouble(each -> each.inMean().orElse(0)).sum();
        return all > 0 && part.inMean().isPresent()
                ? OptionalDouble.of(part.inMean().getAsDouble() / all)
                : OptionalDouble.empty();
    }
}

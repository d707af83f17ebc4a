package dev.assay.core.stats.variance;

import java.util.List;

/**
 * One answer to a question, and what it was judged.
 *
 * @param times how often the system gave it, 1 or more: equal answers share their judgings
 * @param judgings the score at each judging, finite, at least one
 */
public record JudgedAnswer(int times, List<Double> judgings) {

    public JudgedAnswer {
        judgings = List.copyOf(judgings);
        if (times < 1 || judgings.isEmpty() || !judgings.stream().allMatch(Double::isFinite)) {
            throw new IllegalArgumentException(
                    "an answer is given once or more and has one finite score or more; found " + times + " times, "
                            + judgings);
        }
    }

    /** The mean of its judgings; equal ones are their own mean. */
    double mean() {
        double first = judgings.get(0);
        return judgings.stream().allMatch(judging -> judging == first)
                ? first
                : judgings.stream().mapToDouble(Double::doubleValue).sum() / judgings.size();
    }

    /** Sum of the squared distances of the judgings from their mean. */
    double squares() {
        double mean = mean();
        return judgings.stream()
                .mapToDouble(judging -> (judging - mean) * (judging - mean))
                .sum();
    }
}

package dev.assay.core.stats.variance;

import java.util.List;

/**
 * What the estimates need to know of one case.
 *
 * @param cluster number of its cluster
 * @param asked answers in the run whose mean is spoken of
 * @param answers A, answers in all
 * @param mean mean of the answers' means
 * @param judgeSquares squared distances of judgings from their answer's mean
 * @param judgeFreedom judgings less answers, over the different answers
 * @param systemSquares squared distances of the answers' means from the case's
 * @param judgeInSystem how often the judge's variance stands in {@code systemSquares}
 * @param judgeInMean how often the judge's variance stands in the case's mean
 * @param equalPairs pairs of answers that are equal
 */
record CaseMoments(
        int cluster,
        int asked,
        int answers,
        double mean,
        double judgeSquares,
        int judgeFreedom,
        double systemSquares,
        double judgeInSystem,
        double judgeInMean,
        double equalPairs) {

    static CaseMoments of(AskedCase asked) {
        List<JudgedAnswer> given = asked.answers();
        double all = given.stream().mapToInt(JudgedAnswer::times).sum();
        double first = given.get(0).mean();
        boolean equal = given.stream().allMatch(answer -> answer.mean() == first);
        double mean = equal
                ? first
                : given.stream()
                                .mapToDouble(answer -> answer.times() * answer.mean())
                                .sum()
                        / all;
        double judgeSquares = 0;
        int judgeFreedom = 0;
        double systemSquares = 0;
        double judgeInSystem = 0;
        double judgeInMean = 0;
        double equalPairs = 0;
        for (JudgedAnswer answer : given) {
            double times = answer.times();
            int judgings = answer.judgings().size();
            judgeSquares += answer.squares();
            judgeFreedom += judgings - 1;
            systemSquares += times * (answer.mean() - mean) * (answer.mean() - mean);
            judgeInSystem += times * (1 - times / all) / judgings;
            judgeInMean += times * times / (all * all * judgings);
            equalPairs += times * (times - 1) / 2;
        }
        return new CaseMoments(
                asked.cluster(),
                asked.asked(),
                (int) all,
                mean,
                judgeSquares,
                judgeFreedom,
                systemSquares,
                judgeInSystem,
                judgeInMean,
                equalPairs);
    }

    /** Pairs of answers. */
    double pairs() {
        return answers * (answers - 1) / 2.0;
    }
}

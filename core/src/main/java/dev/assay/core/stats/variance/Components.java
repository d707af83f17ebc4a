package dev.assay.core.stats.variance;

import java.util.OptionalDouble;

/**
 * The variances of a single score, by the method of moments for unequal numbers. Each is as it was estimated, and may be
 * negative; absent where the data do not tell it apart.
 *
 * @param judge within an answer
 * @param system within a question, without the judge's; with it where the judge's is absent
 * @param questions between questions, without the two others; with the system's where that is absent
 */
record Components(OptionalDouble judge, OptionalDouble system, OptionalDouble questions) {

    /**
     * The estimates from some cases, which may be listed several times.
     *
     * @param steady whether the judge says the same each time by its nature
     */
    static Components of(CaseMoments[] all, int[] cases, boolean steady) {
        double judgeSquares = 0;
        double judgeFreedom = 0;
        double systemSquares = 0;
        double systemFreedom = 0;
        double judgeInSystem = 0;
        double judgeInMean = 0;
        double systemInMean = 0;
        double sum = 0;
        for (int i : cases) {
            CaseMoments one = all[i];
            judgeSquares += one.judgeSquares();
            judgeFreedom += one.judgeFreedom();
            systemSquares += one.systemSquares();
            systemFreedom += one.answers() - 1;
            judgeInSystem += one.judgeInSystem();
            judgeInMean += one.judgeInMean();
            systemInMean += 1.0 / one.answers();
            sum += one.mean();
        }
        int n = cases.length;
        OptionalDouble judge = steady ? OptionalDouble.of(0) : quotient(judgeSquares, judgeFreedom);
        double ofJudge = Math.max(0, judge.orElse(0));
        OptionalDouble system = quotient(systemSquares - ofJudge * judgeInSystem, systemFreedom);
        double ofSystem = Math.max(0, system.orElse(0));
        double squares = 0;
        for (int i : cases) {
            squares += (all[i].mean() - sum / n) * (all[i].mean() - sum / n);
        }
        double within = (ofSystem * systemInMean + ofJudge * judgeInMean) / n;
        return new Components(
                judge, system, n < 2 ? OptionalDouble.empty() : OptionalDouble.of(squares / (n - 1) - within));
    }

    private static OptionalDouble quotient(double sum, double freedom) {
        return freedom > 0 ? OptionalDouble.of(sum / freedom) : OptionalDouble.empty();
    }

    OptionalDouble of(Source source) {
        return switch (source) {
            case QUESTIONS -> questions;
            case SYSTEM -> system;
            case JUDGE -> judge;
        };
    }
}

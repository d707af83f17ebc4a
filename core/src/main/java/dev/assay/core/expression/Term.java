package dev.assay.core.expression;

import dev.assay.core.metric.Score;
import java.util.List;
import java.util.function.Function;

/** A part of an expression. Undefined where a part of it is, failed where one failed; the failure is told first. */
sealed interface Term {

    /** Its score for a case, from the scores of the metrics by name. */
    Score score(Function<String, Score> scores);

    /** A number as written. */
    record Constant(double value) implements Term {

        @Override
        public Score score(Function<String, Score> scores) {
            return Score.of(value);
        }
    }

    /** A metric, under its printed name. */
    record Part(String metric) implements Term {

        @Override
        public Score score(Function<String, Score> scores) {
            Score score = scores.apply(metric);
            if (score instanceof Score.Undefined undefined) {
                return new Score.Undefined(metric + " is undefined: " + undefined.why());
            }
            if (score instanceof Score.Failed failed) {
                return new Score.Failed(failed.kind(), metric + " failed: " + failed.why());
            }
            return score;
        }
    }

    /**
     * Two or more terms made into one.
     *
     * @param operation what is done, from left to right
     * @param terms the terms, two or more, or one of {@code min} and {@code max}
     */
    record Combined(Operation operation, List<Term> terms) implements Term {

        public Combined {
            terms = List.copyOf(terms);
        }

        @Override
        public Score score(Function<String, Score> scores) {
            List<Score> values = terms.stream().map(term -> term.score(scores)).toList();
            for (Class<? extends Score> without : List.of(Score.Failed.class, Score.Undefined.class)) {
                for (Score value : values) {
                    if (without.isInstance(value)) {
                        return value;
                    }
                }
            }
            double result = values.get(0).number().orElseThrow();
            for (Score value : values.subList(1, values.size())) {
                result = operation.of(result, value.number().orElseThrow());
            }
            return Double.isFinite(result)
                    ? Score.of(result)
                    : new Score.Undefined("the expression divides by 0 or grows beyond all numbers");
        }
    }

    /** What can be done with numbers. */
    enum Operation {
        PLUS,
        MINUS,
        TIMES,
        OVER,
        MIN,
        MAX;

        private double of(double left, double right) {
            return switch (this) {
                case PLUS -> left + right;
                case MINUS -> left - right;
                case TIMES -> left * right;
                case OVER -> left / right;
                case MIN -> Math.min(left, right);
                case MAX -> Math.max(left, right);
            };
        }
    }
}

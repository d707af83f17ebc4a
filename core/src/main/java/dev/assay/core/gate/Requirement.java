package dev.assay.core.gate;

import dev.assay.core.words.Numbers;

/** What a rule asks of a metric's mean: a side of a limit, or how it stands to the baseline. */
public sealed interface Requirement {

    /** How it is written behind the metric's name, such as {@code at least 0.85}; parses back to itself. */
    String words();

    /** Whether it needs a baseline. */
    default boolean comparative() {
        return !(this instanceof Limit);
    }

    /** Which side of a limit is allowed. */
    enum Side {
        /** The limit or more. */
        AT_LEAST("at least"),
        /** The limit or less. */
        AT_MOST("at most");

        private final String words;

        Side(String words) {
            this.words = words;
        }

        /** How it is written in a rule. */
        public String words() {
            return words;
        }
    }

    /**
     * The mean lies on one side of a number.
     *
     * @param side which side is allowed
     * @param bound the last number that is allowed, finite
     */
    record Limit(Side side, double bound) implements Requirement {

        public Limit {
            if (!Double.isFinite(bound)) {
                throw new IllegalArgumentException("a limit is a finite number; found " + bound);
            }
            bound += 0.0; // makes -0.0 the 0 that it prints as
        }

        /** Whether a value meets the requirement. */
        boolean allows(double value) {
            return side == Side.AT_LEAST ? value >= bound : value <= bound;
        }

        @Override
        public String words() {
            return side.words() + " " + Numbers.plain(bound);
        }
    }

    /**
     * The mean is not worse than the baseline's, in the metric's own direction, by more than a margin.
     *
     * @param margin what it may be worse by, in the metric's unit, 0 or more; exactly this passes
     */
    record NoWorse(double margin) implements Requirement {

        public NoWorse {
            if (!(margin >= 0) || !Double.isFinite(margin)) {
                throw new IllegalArgumentException("a margin is 0 or more; found " + margin);
            }
            margin += 0.0;
        }

        @Override
        public String words() {
            return "no worse than baseline" + (margin == 0 ? "" : " by " + Numbers.plain(margin));
        }
    }

    /** The mean is better than the baseline's, in the metric's own direction. */
    record Better() implements Requirement {

        @Override
        public String words() {
            return "better than baseline";
        }
    }
}

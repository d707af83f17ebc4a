package dev.assay.core.stats;

/**
 * Seeded random indices: SplitMix64 (Steele, Lea, Flood 2014), two indices from each 64 bits. The same seed gives the
 * same draws on every machine and Java version.
 */
public final class Draws {

    private static final long STEP = 0x9e3779b97f4a7c15L;

    private long state;
    private long spare;
    private boolean hasSpare;

    /** Draws that depend on the seed alone. */
    public Draws(long seed) {
        state = seed;
    }

    /**
     * An index from 0 to {@code bound - 1}. Multiply-and-shift without rejection: no index is more than
     * {@code bound / 2^32} likelier than another, which resampling cannot notice.
     */
    public int below(int bound) {
        if (hasSpare) {
            hasSpare = false;
            return (int) ((spare * bound) >>> 32);
        }
        long bits = next();
        spare = bits & 0xffffffffL;
        hasSpare = true;
        return (int) (((bits >>> 32) * bound) >>> 32);
    }

    /** Fills with indices from 0 to {@code bound - 1}, the same that as many calls of {@link #below} give, in less time. */
    void fill(int[] indices, int bound) {
        int i = 0;
        if (hasSpare && indices.length > 0) {
            indices[i++] = below(bound);
        }
        long at = state;
        for (; i + 1 < indices.length; i += 2) {
            at += STEP;
            long bits = mixed(at);
            indices[i] = (int) (((bits >>> 32) * bound) >>> 32);
            indices[i + 1] = (int) (((bits & 0xffffffffL) * bound) >>> 32);
        }
        state = at;
        if (i < indices.length) {
            indices[i] = below(bound);
        }
    }

    /** The next 64 random bits. */
    public long next() {
        state += STEP;
        return mixed(state);
    }

    private static long mixed(long bits) {
        long z = bits;
        z = (z ^ (z >>> 30)) * 0xbf58476d1ce4e5b9L;
        z = (z ^ (z >>> 27)) * 0x94d049bb133111ebL;
        return z ^ (z >>> 31);
    }
}

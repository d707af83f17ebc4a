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
            return index(spare, bound);
        }
        long bits = next();
        spare = low(bits);
        hasSpare = true;
        return index(high(bits), bound);
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
            indices[i] = index(high(bits), bound);
            indices[i + 1] = index(low(bits), bound);
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

    private static long high(long bits) {
        return bits >>> 32;
    }

    private static long low(long bits) {
        return bits & 0xffffffffL;
    }

    private static int index(long half, int bound) {
        return (int) ((half * bound) >>> 32);
    }

    private static long mixed(long bits) {
        long z = bits;
        z = (z ^ (z >>> 30)) * 0xbf58476d1ce4e5b9L;
        z = (z ^ (z >>> 27)) * 0x94d049bb133111ebL;
        return z ^ (z >>> 31);
    }
}

package dev.assay.core.stats;

/**
 * Seeded random indices: SplitMix64 (Steele, Lea, Flood 2014), two indices from each 64 bits. The same seed gives the
 * same draws on every machine and Java version.
 */
final class Draws {

    private long state;
    private long spare;
    private boolean hasSpare;

    Draws(long seed) {
        state = seed;
    }

    /**
     * An index from 0 to {@code bound - 1}. Multiply-and-shift without rejection: no index is more than
     * {@code bound / 2^32} likelier than another, which resampling cannot notice.
     */
    int below(int bound) {
        if (hasSpare) {
            hasSpare = false;
            return (int) ((spare * bound) >>> 32);
        }
        long bits = next();
        spare = bits & 0xffffffffL;
        hasSpare = true;
        return (int) (((bits >>> 32) * bound) >>> 32);
    }

    private long next() {
        state += 0x9e3779b97f4a7c15L;
        long z = state;
        z = (z ^ (z >>> 30)) * 0xbf58476d1ce4e5b9L;
        z = (z ^ (z >>> 27)) * 0x94d049bb133111ebL;
        return z ^ (z >>> 31);
    }
}

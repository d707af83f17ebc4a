package dev.assay.judge.port;

/**
 * How far several voices said the same of the same things.
 *
 * @param items things that were judged by more than one voice
 * @param divided things of which not all voices said the same
 * @param shares sum over the things of the share of voices that said what the majority said
 */
public record Agreement(int items, int divided, double shares) {

    /** Nothing was judged by more than one voice. */
    public static final Agreement NONE = new Agreement(0, 0, 0);

    /** One thing, of which this share of the voices, above 0 to 1, said what the majority said. */
    public static Agreement of(double share) {
        return new Agreement(1, share < 1 ? 1 : 0, share);
    }

    /** Both together. */
    public Agreement plus(Agreement other) {
        return new Agreement(items + other.items, divided + other.divided, shares + other.shares);
    }
}

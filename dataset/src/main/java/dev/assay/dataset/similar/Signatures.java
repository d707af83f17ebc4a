package dev.assay.dataset.similar;

import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;

/** MinHash values of many texts (Broder 1997), the same in every run. */
final class Signatures {

    private static final long SEED = 0x41737361795f3031L;

    private final Bands bands;
    private final int[][] values;
    private final long[] firm;

    Signatures(List<Wording> wordings, Bands bands) {
        this.bands = bands;
        long[] seeds = new SplittableRandom(SEED).longs(bands.values()).toArray();
        this.values = wordings.stream()
                .map(wording -> minima(wording.shingles(), seeds))
                .toArray(int[][]::new);
        this.firm = wordings.stream().mapToLong(Wording::firm).toArray();
    }

    private static int[] minima(long[] shingles, long[] seeds) {
        int[] least = new int[seeds.length];
        Arrays.fill(least, Integer.MAX_VALUE);
        for (long shingle : shingles) {
            for (int i = 0; i < seeds.length; i++) {
                least[i] = Math.min(least[i], (int) (Shingles.mix(shingle ^ seeds[i]) >>> 32));
            }
        }
        return least;
    }

    /** Number of texts. */
    int size() {
        return values.length;
    }

    /** What texts have in common that share a band and can be near duplicates. */
    long key(int text, int band) {
        long key = Shingles.mix(firm[text]);
        for (int i = band * bands.rows(); i < (band + 1) * bands.rows(); i++) {
            key = Shingles.mix(key * 31 + values[text][i]);
        }
        return key;
    }

    /** Whether the two have shared a band before this one, and so were compared already. */
    boolean metBefore(int band, int a, int b) {
        for (int earlier = 0; earlier < band; earlier++) {
            int start = earlier * bands.rows();
            int end = start + bands.rows();
            if (Arrays.equals(values[a], start, end, values[b], start, end)) {
                return true;
            }
        }
        return false;
    }
}

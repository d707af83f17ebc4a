package dev.assay.engine.trec.measure;

import dev.assay.engine.trec.text.CNumbers;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Cut-offs of a measure, ranks from 1, ascending: {@code P.5,10}. */
public final class Depths {

    private final long[] depths;

    private Depths(long[] depths) {
        this.depths = depths;
    }

    /** Cut-offs as they are, ascending. */
    public static Depths of(long... depths) {
        return new Depths(depths.clone());
    }

    /** The cut-offs most measures have when none are given. */
    static Depths standard() {
        return of(5, 10, 15, 20, 30, 100, 200, 500, 1000);
    }

    /**
     * Reads numbers parted by commas and sorts them. A number is read as {@code atol} does, so 1.5 is 1, and a word is 0
     * and refused.
     */
    static Depths read(String measure, String parameters) {
        String[] parts = parameters.split(",", -1);
        long[] depths = new long[parts.length];
        for (int i = 0; i < parts.length; i++) {
            depths[i] = CNumbers.whole(parts[i]);
        }
        Arrays.sort(depths);
        if (depths[0] <= 0) {
            throw Parameters.refused(measure, parameters, "a cut-off is a rank, 1 or more");
        }
        for (int i = 1; i < depths.length; i++) {
            if (depths[i - 1] == depths[i]) {
                throw Parameters.refused(measure, parameters, "each cut-off may be given once");
            }
        }
        return new Depths(depths);
    }

    int size() {
        return depths.length;
    }

    long at(int i) {
        return depths[i];
    }

    /** Names such as {@code P_5}. */
    List<String> names(String measure) {
        List<String> names = new ArrayList<>(depths.length);
        for (long depth : depths) {
            names.add(measure.concat("_").concat(Long.toString(depth)));
        }
        return names;
    }
}

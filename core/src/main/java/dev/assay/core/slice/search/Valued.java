package dev.assay.core.slice.search;

import java.util.BitSet;
import java.util.stream.IntStream;

/** The cases for which a metric has a value: a bit each. */
final class Valued {

    private final BitSet cases = new BitSet();

    void add(int number) {
        cases.set(number);
    }

    /** For each case of the run the place of its value among all values; -1 where it has none. */
    int[] places(int all) {
        int[] places = new int[all];
        int next = 0;
        for (int i = 0; i < all; i++) {
            places[i] = cases.get(i) ? next++ : -1;
        }
        return places;
    }

    /** The places of these cases, those without a value left out. */
    static int[] of(Members members, int[] places) {
        return IntStream.range(0, members.size())
                .map(i -> places[members.at(i)])
                .filter(place -> place >= 0)
                .toArray();
    }
}

package dev.assay.judge.embedded.check;

import dev.assay.core.words.Slice;
import java.util.ArrayList;
import java.util.List;

/**
 * Where two texts say the same number, however each writes it: "thirty days" and "30 days", 1.5万 and 15,000.
 *
 * @param one places in the one text
 * @param other places in the other
 */
public record AgreedQuantities(List<Slice> one, List<Slice> other) {

    public AgreedQuantities {
        one = List.copyOf(one);
        other = List.copyOf(other);
    }

    /** Finds them; small number words that may mean no count at all are left out. */
    public static AgreedQuantities of(String one, String other) {
        List<Slice> here = new ArrayList<>();
        List<Slice> there = new ArrayList<>();
        List<Quantity> others = Quantities.of(other);
        for (Quantity quantity : Quantities.of(one)) {
            for (Quantity candidate : others) {
                if (!quantity.vague() && !candidate.vague() && quantity.agrees(candidate)) {
                    here.add(quantity.place());
                    there.add(candidate.place());
                }
            }
        }
        return new AgreedQuantities(here, there);
    }
}

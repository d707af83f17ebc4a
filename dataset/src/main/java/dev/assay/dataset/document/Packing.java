package dev.assay.dataset.document;

import dev.assay.core.words.Slice;
import java.util.ArrayList;
import java.util.List;

/** Puts sentences into passages, as many as fit. */
final class Packing {

    private final String text;
    private final int size;
    private final int overlap;

    /**
     * Packs pieces of one text.
     *
     * @param size characters of the largest passage
     * @param overlap characters that two neighbours share at most, up to half of the size
     */
    Packing(String text, int size, int overlap) {
        this.text = text;
        this.size = size;
        this.overlap = overlap;
    }

    /** The passages of a section, in order; together they hold all of it that is not white space. */
    List<Slice> pack(Slice section) {
        List<Slice> packed = new ArrayList<>();
        List<Slice> open = new ArrayList<>();
        for (Slice piece : Pieces.of(text, section, size)) {
            if (!open.isEmpty() && piece.end() - open.get(0).start() > size) {
                Slice full = joined(open);
                packed.add(full);
                open = carried(open, piece);
            }
            open.add(piece);
        }
        if (!open.isEmpty()) {
            packed.add(joined(open));
        }
        return packed;
    }

    private static Slice joined(List<Slice> pieces) {
        return new Slice(pieces.get(0).start(), pieces.get(pieces.size() - 1).end());
    }

    /** What the next passage repeats: whole sentences, or the end of the last one from a blank or comma on. */
    private List<Slice> carried(List<Slice> full, Slice next) {
        int end = full.get(full.size() - 1).end();
        int earliest =
                Math.max(Math.max(end - overlap, next.end() - size), full.get(0).start() + 1);
        List<Slice> carried = new ArrayList<>();
        for (Slice piece : full) {
            if (piece.start() >= earliest) {
                carried.add(piece);
            }
        }
        if (carried.isEmpty() && earliest < end) {
            Slice tail = Pieces.tail(text, earliest, end);
            if (tail.length() > 0) {
                carried.add(tail);
            }
        }
        return carried;
    }
}

package dev.assay.judge.embedded.encode;

import dev.assay.core.words.Slice;
import java.util.ArrayList;
import java.util.List;

/**
 * Reads a premise and a claim with a cross-encoder, however long they are. A premise that does not fit beside the claim
 * is read in windows, each of which repeats the last quarter of the one before; a claim longer than half of what fits is
 * read in pieces. Nothing is cut off. Safe for use by many threads.
 */
public final class PairReader implements AutoCloseable {

    /** Fewer tokens than this hold no pair worth reading. */
    public static final int LEAST = 32;

    private final PairTokenizer tokenizer;
    private final PairNetwork network;
    private final int longest;
    private final int marks;

    /**
     * Takes tokenizer and network over and closes them with itself.
     *
     * @param longest tokens of the longest row that the network reads, marks included; {@value #LEAST} or more
     */
    public PairReader(PairTokenizer tokenizer, PairNetwork network, int longest) {
        if (longest < LEAST) {
            throw new UnsuitableModel("it reads " + longest + " tokens at most; " + LEAST + " are wanted at least");
        }
        this.tokenizer = tokenizer;
        this.network = network;
        this.longest = longest;
        this.marks = tokenizer.encode("", "").length();
    }

    /**
     * The logits for each piece of the claim, mostly one, on each window of the premise, mostly one.
     *
     * @return one list a piece, in it one array a window, in it one logit a label
     */
    public List<List<float[]>> logits(String premise, String claim) {
        List<List<float[]>> logits = new ArrayList<>();
        for (List<PairInput> windows : rows(premise, claim)) {
            logits.add(network.logits(windows));
        }
        return logits;
    }

    /** The rows that are read, in the shape of {@link #logits(String, String)}. */
    List<List<PairInput>> rows(String premise, String claim) {
        List<List<PairInput>> rows = new ArrayList<>();
        List<Slice> premisePlaces = tokenizer.places(premise);
        List<Slice> claimPlaces = tokenizer.places(claim);
        int room = (longest - marks) / 2;
        if (claimPlaces.size() <= room) {
            rows.add(windows(premise, premisePlaces, claim, claimPlaces.size()));
            return rows;
        }
        for (int from = 0; from < claimPlaces.size(); from += room) {
            int to = Math.min(claimPlaces.size(), from + room);
            rows.add(windows(premise, premisePlaces, text(claim, claimPlaces, from, to), to - from));
        }
        return rows;
    }

    private List<PairInput> windows(String premise, List<Slice> places, String claim, int claimTokens) {
        List<PairInput> windows = new ArrayList<>();
        PairInput whole = tokenizer.encode(premise, claim);
        if (whole.length() <= longest || places.isEmpty()) {
            windows.add(whole);
            return windows;
        }
        int room = Math.max(1, longest - marks - claimTokens);
        int from = 0;
        int to;
        do {
            to = Math.min(places.size(), from + room);
            PairInput window = tokenizer.encode(text(premise, places, from, to), claim);
            // A text cut out of another may have more tokens than it had there.
            while (window.length() > longest && to - from > 1) {
                to -= Math.min(to - from - 1, window.length() - longest);
                window = tokenizer.encode(text(premise, places, from, to), claim);
            }
            windows.add(window);
            from = Math.max(from + 1, to - (to - from) / 4);
        } while (to < places.size());
        return windows;
    }

    private static String text(String whole, List<Slice> places, int from, int to) {
        int start = places.get(from).start();
        return whole.substring(start, Math.max(start, places.get(to - 1).end()));
    }

    @Override
    public void close() {
        tokenizer.close();
        network.close();
    }
}

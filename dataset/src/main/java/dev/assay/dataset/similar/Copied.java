package dev.assay.dataset.similar;

import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * Finds questions that repeat a passage word for word: any lexical search finds such a passage, so the case tells little
 * of a retriever. A question is one when a run of at least {@link #WORDS} words (a Chinese character counts half)
 * stands in a passage in this order, width, case, white space and punctuation aside, and makes at least {@link #SHARE}
 * of the question. Runs that stand in more than {@link #CROWD} questions are taken for a template's and not looked up.
 * Passages are taken one by one; time grows with the sum of both texts.
 */
public final class Copied {

    /** Fewest words of a run. */
    public static final int WORDS = 6;

    /** Least share of the question's words. */
    public static final double SHARE = 0.7;

    /** Most questions with a common run that is looked up. */
    public static final int CROWD = 200;

    /**
     * What a question repeats.
     *
     * @param question its place
     * @param passage the passage's place in its order
     * @param quote the repeated words as the question writes them
     * @param share of the question's words, {@link #SHARE} to 1
     */
    public record Copy(int question, int passage, String quote, double share) {}

    private static final int FILTER = (1 << 24) - 1;

    private final List<Units> questions;
    private final long[] keys;
    private final int[] places;
    private final long[] filter = new long[(FILTER + 1) / Long.SIZE];
    private final Map<Integer, Copy> found = new TreeMap<>();

    private Copied(List<Units> questions) {
        this.questions = questions;
        int windows = questions.stream()
                .mapToInt(question -> Math.max(0, question.size() - WORDS + 1))
                .sum();
        long[][] entries = new long[windows][];
        int next = 0;
        for (int q = 0; q < questions.size(); q++) {
            for (int i = 0; i + WORDS <= questions.get(q).size(); i++) {
                entries[next++] = new long[] {questions.get(q).window(i, WORDS), q, i};
            }
        }
        Arrays.sort(entries, (a, b) -> Long.compare(a[0], b[0]));
        this.keys = Arrays.stream(entries).mapToLong(entry -> entry[0]).toArray();
        this.places = new int[2 * windows];
        for (int i = 0; i < windows; i++) {
            places[2 * i] = (int) entries[i][1];
            places[2 * i + 1] = (int) entries[i][2];
            filter[slot(keys[i])] |= 1L << keys[i];
        }
    }

    private static int slot(long key) {
        return (int) ((key >>> 6) & (FILTER >>> 6));
    }

    /** For each question the longest run that it repeats, by the order of questions; none for the others. */
    public static List<Copy> find(List<String> questions, Iterable<String> passages) {
        Copied copied = new Copied(questions.stream().map(Units::of).toList());
        int passage = 0;
        for (String text : passages) {
            copied.read(passage++, Units.of(text));
        }
        return List.copyOf(copied.found.values());
    }

    /** What one question repeats of these passages. */
    public static Optional<Copy> find(String question, Collection<String> passages) {
        return find(List.of(question), passages).stream().findFirst();
    }

    private void read(int passage, Units text) {
        for (int at = 0; at + WORDS <= text.size(); at++) {
            long key = text.window(at, WORDS);
            if ((filter[slot(key)] & (1L << key)) != 0) {
                look(passage, text, at, key);
            }
        }
    }

    private void look(int passage, Units text, int at, long key) {
        int first = Arrays.binarySearch(keys, key);
        if (first < 0) {
            return;
        }
        while (first > 0 && keys[first - 1] == key) {
            first--;
        }
        int end = first;
        while (end < keys.length && keys[end] == key && end - first <= CROWD) {
            end++;
        }
        if (end - first <= CROWD) {
            for (int i = first; i < end; i++) {
                extend(passage, text, at, places[2 * i], places[2 * i + 1]);
            }
        }
    }

    private void extend(int passage, Units text, int at, int question, int place) {
        Units asked = questions.get(question);
        int back = 0;
        while (back < at && back < place && text.hash(at - back - 1) == asked.hash(place - back - 1)) {
            back++;
        }
        int end = WORDS;
        while (at + end < text.size() && place + end < asked.size() && text.hash(at + end) == asked.hash(place + end)) {
            end++;
        }
        double words = asked.words(place - back, place + end);
        double share = words / asked.words(0, asked.size());
        if (words >= WORDS && share >= SHARE) {
            Copy copy = new Copy(question, passage, asked.quote(place - back, place + end), share);
            found.merge(question, copy, (known, next) -> next.share() > known.share() ? next : known);
        }
    }
}

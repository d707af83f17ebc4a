package dev.assay.dataset.similar;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Pairs of texts that ask nearly the same, of English and Chinese.
 *
 * <p>A text is compared by its tokens: NFKC, case, punctuation, Chinese variants of characters and endings of English
 * words aside; fillers ({@code please}, {@code the}, {@code can I}, 请问, 可以) left out; words that ask the same made one
 * (怎么, 如何). Two texts are near duplicates when
 *
 * <ol>
 *   <li>they hold the same numbers and as many negations,
 *   <li>not each of them holds a word that the other lacks, one of these words being one that says what the text is about
 *       (so {@code capital of France} and {@code capital of Spain} are not near duplicates; one letter's difference in a
 *       word of six letters or more without a capital is taken for a slip), and
 *   <li>the Jaccard similarity of their shingles (character trigrams of each word, Chinese characters, and neighbouring
 *       pairs of either) is at least the threshold.
 * </ol>
 *
 * What one adds to the other is judged by the third rule alone. Meaning is not looked at: questions that share few words
 * are never found.
 *
 * <p>Pairs are found by MinHash and bands and each is then checked exactly, so every pair told is one; a pair at the
 * threshold is missed with a probability of {@link #MISSED} or less, a more similar one with less (at the default
 * threshold 0.9: below 1e-7). Beyond that, slips of a word are not seen where more than 48 texts share a band, as those
 * made from one template do. The same texts give the same pairs in every run. Time and memory grow with the number of
 * texts, and with that of the pairs found.
 */
public final class NearDuplicates {

    /** From this similarity on two questions are near duplicates, unless said otherwise. */
    public static final double THRESHOLD = 0.8;

    /** The lowest threshold; below it most pairs of one template would be candidates. */
    public static final double LOWEST = 0.5;

    /** Probability at most with which a pair exactly at the threshold is missed. */
    public static final double MISSED = 0.001;

    /**
     * Two texts that are alike.
     *
     * @param first place of the one in the list
     * @param second place of the other, above {@code first}
     * @param similarity Jaccard of the shingles, threshold to 1; 1 when nothing but fillers, forms and order of
     *     punctuation tells them apart
     */
    public record Pair(int first, int second, double similarity) {}

    private NearDuplicates() {}

    /**
     * All pairs of near duplicates, by first, then by second place. Texts with the same tokens are paired with the first
     * of them only, and only this one with others.
     *
     * @param threshold {@link #LOWEST} to 1
     */
    public static List<Pair> pairs(List<String> texts, double threshold) {
        if (!(threshold >= LOWEST && threshold <= 1)) {
            throw new IllegalArgumentException("a threshold lies between " + LOWEST + " and 1; found " + threshold);
        }
        List<Pair> pairs = new ArrayList<>();
        List<Wording> wordings = new ArrayList<>();
        List<Integer> places = new ArrayList<>();
        collapse(texts, wordings, places, pairs);
        Bands bands = Bands.of(threshold, MISSED);
        Candidates candidates = new Candidates(wordings, bands);
        for (int band = 0; band < bands.bands(); band++) {
            candidates.band(band, (a, b) -> {
                double similarity = Likeness.of(wordings.get(a), wordings.get(b));
                if (similarity >= threshold) {
                    pairs.add(new Pair(places.get(a), places.get(b), similarity));
                }
            });
        }
        pairs.sort(Comparator.comparingInt(Pair::first).thenComparingInt(Pair::second));
        return List.copyOf(pairs);
    }

    /** The similarity of two texts; 0 where they ask different things by the first two rules. */
    public static double similarity(String a, String b) {
        return Likeness.of(Wording.of(a), Wording.of(b));
    }

    /**
     * Places linked by pairs, directly or over others, each group and the list in the order of places. Two of a group
     * need not be near duplicates themselves.
     */
    public static List<List<Integer>> groups(List<Pair> pairs) {
        Map<Integer, Integer> above = new LinkedHashMap<>();
        for (Pair pair : pairs) {
            int a = root(above, pair.first());
            int b = root(above, pair.second());
            above.put(Math.max(a, b), Math.min(a, b));
        }
        Map<Integer, List<Integer>> groups = new LinkedHashMap<>();
        above.keySet().stream()
                .sorted()
                .forEach(place -> groups.computeIfAbsent(root(above, place), root -> new ArrayList<>())
                        .add(place));
        return List.copyOf(groups.values());
    }

    private static int root(Map<Integer, Integer> above, int place) {
        int root = place;
        while (above.computeIfAbsent(root, self -> self) != root) {
            root = above.getOrDefault(root, root);
        }
        for (int step = place; step != root; ) {
            int next = above.getOrDefault(step, root);
            above.put(step, root);
            step = next;
        }
        return root;
    }

    /** Keeps one wording of those with the same tokens, and tells the pairs that they make. */
    private static void collapse(List<String> texts, List<Wording> wordings, List<Integer> places, List<Pair> pairs) {
        Map<List<String>, Integer> seen = new LinkedHashMap<>();
        for (int i = 0; i < texts.size(); i++) {
            int place = i;
            Wording wording = Wording.of(texts.get(i));
            int first = seen.computeIfAbsent(
                    wording.tokens().stream().map(Token::text).toList(), tokens -> place);
            if (first == i) {
                wordings.add(wording);
                places.add(i);
            } else {
                pairs.add(new Pair(first, i, 1));
            }
        }
    }
}

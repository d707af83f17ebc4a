package dev.assay.dataset.similar;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.ToLongFunction;

/**
 * The pairs worth comparing: those that share a band. Where more than {@link #CROWD} texts share one, as questions made
 * from one template do, only pairs of which one holds the other's rarest word are taken: without it they differ in a
 * telling word. So the work stays in proportion to the texts.
 */
final class Candidates {

    /** Takes a pair, each one once. */
    interface Sink {
        void pair(int a, int b);
    }

    /** From so many texts in one band on, rarest words are looked at. */
    private static final int CROWD = 48;

    private final Signatures signatures;
    /** The different words of each text. */
    private final List<List<String>> words;

    private final String[] rarest;

    Candidates(List<Wording> wordings, Bands bands) {
        this.signatures = new Signatures(wordings, bands);
        this.words = wordings.stream()
                .map(wording ->
                        wording.tokens().stream().map(Token::text).distinct().toList())
                .toList();
        Map<String, Integer> frequency = new HashMap<>();
        words.forEach(list -> list.forEach(word -> frequency.merge(word, 1, Integer::sum)));
        this.rarest = wordings.stream()
                .map(wording -> rarest(wording.tokens(), frequency))
                .toArray(String[]::new);
    }

    private static String rarest(List<Token> tokens, Map<String, Integer> frequency) {
        // Telling words first, then the rarer.
        ToLongFunction<Token> rank =
                token -> (token.telling() ? 0 : 1L << 40) + frequency.getOrDefault(token.text(), 0);
        return tokens.stream()
                .min(Comparator.comparingLong(rank))
                .map(Token::text)
                .orElseThrow();
    }

    /** All pairs of one band. */
    void band(int band, Sink sink) {
        Sink fresh = (a, b) -> {
            if (!signatures.metBefore(band, a, b)) {
                sink.pair(a, b);
            }
        };
        int bits = 32 - Integer.numberOfLeadingZeros(Math.max(1, signatures.size() - 1));
        long place = (1L << bits) - 1;
        long[] keys = new long[signatures.size()];
        for (int i = 0; i < keys.length; i++) {
            keys[i] = (signatures.key(i, band) & ~place) | i;
        }
        Arrays.sort(keys);
        for (int start = 0; start < keys.length; ) {
            int end = start + 1;
            while (end < keys.length && (keys[end] & ~place) == (keys[start] & ~place)) {
                end++;
            }
            int[] bucket = Arrays.stream(keys, start, end)
                    .mapToInt(key -> (int) (key & place))
                    .toArray();
            bucket(bucket, fresh);
            start = end;
        }
    }

    private void bucket(int[] texts, Sink sink) {
        if (texts.length > CROWD) {
            crowd(texts, sink);
            return;
        }
        for (int i = 0; i < texts.length; i++) {
            for (int j = i + 1; j < texts.length; j++) {
                sink.pair(texts[i], texts[j]);
            }
        }
    }

    private void crowd(int[] texts, Sink sink) {
        Map<String, List<Integer>> holders = new HashMap<>();
        for (int text : texts) {
            holders.putIfAbsent(rarest[text], new ArrayList<>());
        }
        for (int text : texts) {
            for (String word : words.get(text)) {
                holders.computeIfPresent(word, (same, list) -> {
                    list.add(text);
                    return list;
                });
            }
        }
        for (int text : texts) {
            for (int other : holders.getOrDefault(rarest[text], List.of())) {
                // A pair that each finds by the other's rarest word comes from the lower number only.
                boolean twice = other < text && words.get(text).contains(rarest[other]);
                if (other != text && !twice) {
                    sink.pair(Math.min(text, other), Math.max(text, other));
                }
            }
        }
    }
}

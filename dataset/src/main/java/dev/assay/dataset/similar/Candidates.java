package dev.assay.dataset.similar;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

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

    private final List<Wording> wordings;
    private final Signatures signatures;
    private final Map<String, Integer> frequency = new HashMap<>();

    Candidates(List<Wording> wordings, Bands bands) {
        this.wordings = wordings;
        this.signatures = new Signatures(wordings, bands);
        wordings.forEach(wording -> wording.tokens().stream()
                .map(Token::text)
                .distinct()
                .forEach(token -> frequency.merge(token, 1, Integer::sum)));
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
            holders.putIfAbsent(rarest(text), new ArrayList<>());
        }
        for (int text : texts) {
            wordings.get(text).tokens().stream()
                    .map(Token::text)
                    .distinct()
                    .forEach(token -> holders.computeIfPresent(token, (same, list) -> {
                        list.add(text);
                        return list;
                    }));
        }
        for (int text : texts) {
            String rarest = rarest(text);
            for (int other : holders.getOrDefault(rarest, List.of())) {
                // A pair that each finds by the other's rarest word comes from the lower number only.
                boolean twice = other < text && holds(text, rarest(other));
                if (other != text && !twice) {
                    sink.pair(Math.min(text, other), Math.max(text, other));
                }
            }
        }
    }

    private boolean holds(int text, String token) {
        return wordings.get(text).tokens().stream().anyMatch(held -> held.text().equals(token));
    }

    private String rarest(int text) {
        List<Token> tokens = wordings.get(text).tokens();
        Token best = tokens.get(0);
        for (Token token : tokens) {
            if (rank(token) < rank(best)) {
                best = token;
            }
        }
        return best.text();
    }

    /** Telling words first, then the rarer. */
    private long rank(Token token) {
        return (token.telling() ? 0 : 1L << 40) + frequency.getOrDefault(token.text(), 0);
    }
}

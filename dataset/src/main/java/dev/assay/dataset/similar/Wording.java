package dev.assay.dataset.similar;

import java.util.Arrays;
import java.util.List;

/** A text as it is compared: its tokens without fillers, and its shingles. */
final class Wording {

    private final List<Token> tokens;
    private final long[] shingles;
    private final long firm;

    private Wording(List<Token> tokens) {
        this.tokens = List.copyOf(tokens);
        this.shingles = Shingles.of(tokens);
        this.firm = firm(tokens);
    }

    static Wording of(String text) {
        List<Token> all = Tokens.of(text);
        List<Token> essential =
                all.stream().filter(token -> token.kind() != Token.Kind.FILLER).toList();
        List<Token> tokens = essential.isEmpty() ? all : essential;
        return new Wording(
                tokens.isEmpty() ? List.of(new Token("\0" + text.strip(), Token.Kind.CONTENT, false)) : tokens);
    }

    /** The tokens in the order of the text, at least one. */
    List<Token> tokens() {
        return tokens;
    }

    /** Of each token its character trigrams, and each pair of neighbours: as 64-bit hashes, sorted, each once. */
    long[] shingles() {
        return shingles;
    }

    /** Intersection by union of the shingles, 0 to 1. */
    double jaccard(Wording other) {
        int shared = 0;
        for (int i = 0, j = 0; i < shingles.length && j < other.shingles.length; ) {
            int order = Long.compare(shingles[i], other.shingles[j]);
            shared += order == 0 ? 1 : 0;
            i += order <= 0 ? 1 : 0;
            j += order >= 0 ? 1 : 0;
        }
        return (double) shared / (shingles.length + other.shingles.length - shared);
    }

    /** What two wordings of one question share: their numbers, and how often they say no. */
    long firm() {
        return firm;
    }

    private static long firm(List<Token> tokens) {
        long negations = tokens.stream()
                .filter(token -> token.kind() == Token.Kind.NEGATION)
                .count();
        String[] numbers = tokens.stream()
                .filter(token -> token.kind() == Token.Kind.NUMBER)
                .map(Token::text)
                .distinct()
                .sorted()
                .toArray(String[]::new);
        return 31L * Arrays.hashCode(numbers) + negations;
    }
}

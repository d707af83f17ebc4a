package dev.assay.dataset.similar;

import java.util.List;

/**
 * Whether two wordings ask the same. They must share numbers and negations; and where each has words that the other
 * lacks, one of which says what the text is about, they ask different things, however alike they look: {@code capital of
 * France} and {@code capital of Spain}. What is left is judged by the shingles.
 */
final class Likeness {

    /** No word so short is taken for another one misspelt. */
    private static final int MISSPELT = 6;

    private static final int TELLING = 2;

    private Likeness() {}

    /** Jaccard of the shingles; 0 where the two ask different things. */
    static double of(Wording a, Wording b) {
        return a.firm() != b.firm() || apart(a.tokens(), b.tokens()) ? 0 : a.jaccard(b);
    }

    /** Whether each holds what the other lacks, and one of these words is telling. */
    static boolean apart(List<Token> a, List<Token> b) {
        int first = lacking(a, b);
        int second = first == 0 ? 0 : lacking(b, a);
        return second > 0 && Math.max(first, second) == TELLING;
    }

    /** What the second lacks of the first: 0 nothing, 1 words that tell nothing, 2 telling ones. */
    private static int lacking(List<Token> a, List<Token> b) {
        int worst = 0;
        for (Token token : a) {
            int weight = token.telling() ? TELLING : 1;
            if (weight > worst && !holds(b, token)) {
                worst = weight;
            }
        }
        return worst;
    }

    private static boolean holds(List<Token> tokens, Token wanted) {
        for (Token token : tokens) {
            if (same(wanted, token)) {
                return true;
            }
        }
        return false;
    }

    private static boolean same(Token a, Token b) {
        return a.text().equals(b.text())
                || (!a.name()
                        && !b.name()
                        && a.kind() == Token.Kind.CONTENT
                        && b.kind() == Token.Kind.CONTENT
                        && misspelt(a.text(), b.text()));
    }

    /** Whether the two differ by one letter left out, put in, replaced, or by two that changed places. */
    private static boolean misspelt(String a, String b) {
        int shorter = Math.min(a.length(), b.length());
        if (shorter < MISSPELT || Math.abs(a.length() - b.length()) > 1 || a.charAt(0) != b.charAt(0)) {
            return false;
        }
        int front = 0;
        while (front < shorter && a.charAt(front) == b.charAt(front)) {
            front++;
        }
        int back = 0;
        while (back < shorter - front && a.charAt(a.length() - 1 - back) == b.charAt(b.length() - 1 - back)) {
            back++;
        }
        int left = a.length() - front - back;
        int right = b.length() - front - back;
        return Math.max(left, right) <= 1
                || (left == 2
                        && right == 2
                        && a.charAt(front) == b.charAt(front + 1)
                        && a.charAt(front + 1) == b.charAt(front));
    }
}

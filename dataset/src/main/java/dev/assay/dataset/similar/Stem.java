package dev.assay.dataset.similar;

/**
 * English words without the ending of number and tense: {@code refunds}, {@code refunded} and {@code refunding} are one.
 * Coarse on purpose: it need not give words, only the same letters for forms of one word.
 */
final class Stem {

    private static final int SHORTEST = 4;

    private Stem() {}

    static String of(String word) {
        if (word.length() < SHORTEST || !word.chars().allMatch(c -> c >= 'a' && c <= 'z')) {
            return word;
        }
        String singular = singular(word);
        String stem = singular;
        if (singular.length() >= 6 && singular.endsWith("ing")) {
            stem = single(singular.substring(0, singular.length() - 3));
        } else if (singular.length() >= 5 && singular.endsWith("ed") && !singular.endsWith("eed")) {
            stem = single(singular.substring(0, singular.length() - 2));
        }
        return stem.length() >= SHORTEST && stem.endsWith("e") ? stem.substring(0, stem.length() - 1) : stem;
    }

    private static String singular(String word) {
        if (word.endsWith("ies") && word.length() >= 5) {
            return word.substring(0, word.length() - 3) + "y";
        }
        if (word.endsWith("sses") || word.endsWith("xes") || word.endsWith("ches") || word.endsWith("shes")) {
            return word.substring(0, word.length() - 2);
        }
        boolean plural = word.endsWith("s") && !word.endsWith("ss") && !word.endsWith("us") && !word.endsWith("is");
        return plural ? word.substring(0, word.length() - 1) : word;
    }

    /** Without the doubled letter of {@code shipp-ing}; {@code fill-ing} loses its own, which does no harm. */
    private static String single(String stem) {
        int end = stem.length();
        boolean doubled =
                end >= SHORTEST && stem.charAt(end - 1) == stem.charAt(end - 2) && stem.charAt(end - 1) != 's';
        return doubled ? stem.substring(0, end - 1) : stem;
    }
}

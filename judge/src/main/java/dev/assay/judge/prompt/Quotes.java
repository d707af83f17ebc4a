package dev.assay.judge.prompt;

import dev.assay.core.data.PassageVerdict.Quote;
import dev.assay.core.words.Folded;
import java.util.Optional;

/**
 * Finds a quote in a passage. Width, case, white space and the shapes of quotation marks, dashes and dots do not
 * matter; quotation marks around the quote and punctuation after it neither, since models add them.
 */
final class Quotes {

    private static final String SHAPES = "‘’‚‛`“”„«»「」『』–—‐‑−―・·";
    private static final String PLAIN = "'''''\"\"\"\"\"\"\"\"\"------..";

    private Quotes() {}

    /** Where the quote stands, with the passage's own words; nothing when it does not occur or says nothing. */
    static Optional<Quote> find(String passage, String quote) {
        Folded folded = Folded.of(passage);
        String wanted = trimmed(plain(Folded.of(quote).text()));
        int start = wanted.isEmpty() ? -1 : plain(folded.text()).indexOf(wanted);
        if (start < 0) {
            return Optional.empty();
        }
        int from = folded.origin(start);
        int last = folded.origin(start + wanted.length() - 1);
        int to = last + Character.charCount(passage.codePointAt(last));
        return Optional.of(new Quote(from, to, passage.substring(from, to)));
    }

    private static String plain(String folded) {
        StringBuilder plain = new StringBuilder(folded);
        for (int i = 0; i < plain.length(); i++) {
            int shape = SHAPES.indexOf(plain.charAt(i));
            if (shape >= 0) {
                plain.setCharAt(i, PLAIN.charAt(shape));
            }
        }
        return plain.toString();
    }

    /** Without quotation marks around it and punctuation after it; empty when no letter or digit is in it. */
    private static String trimmed(String quote) {
        int start = 0;
        int end = quote.length();
        while (start < end && " '\"".indexOf(quote.charAt(start)) >= 0) {
            start++;
        }
        while (end > start && " '\".,;:!?。、".indexOf(quote.charAt(end - 1)) >= 0) {
            end--;
        }
        String rest = quote.substring(start, end);
        return rest.codePoints().anyMatch(Character::isLetterOrDigit) ? rest : "";
    }
}

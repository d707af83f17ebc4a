package dev.assay.core.answer;

import dev.assay.core.words.Folded;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The verbatim quotes of an answer. Titles in 《》 are no quotes.
 *
 * @param spans what stands between quotation marks, folded, without the sign at its end; no two equal
 * @param rest the answer without its quotes
 */
record Quotes(Set<String> spans, String rest) {

    /** A straight mark behind a digit is an inch, and opens nothing. */
    private static final Pattern MARKED = Pattern.compile("(?<!\\d)\"([^\"\\n]+)\"|“([^“”]+)”|「([^「」]+)」|『([^『』]+)』");

    private static final Pattern END_SIGN = Pattern.compile("[.,;:!?。、…]+$");

    /** Finds the quotes of an answer. */
    static Quotes of(String answer) {
        Set<String> spans = new LinkedHashSet<>();
        Matcher matcher = MARKED.matcher(answer);
        while (matcher.find()) {
            String inner = matcher.group().substring(1, matcher.group().length() - 1);
            String span = END_SIGN.matcher(Folded.of(inner).text().strip()).replaceAll("");
            if (span.codePoints().anyMatch(Character::isLetterOrDigit)) {
                spans.add(span);
            }
        }
        return new Quotes(spans, matcher.replaceAll(" "));
    }

    /** How many of the quotes stand in one of the passages, as whole words. */
    long heldBy(List<String> passages) {
        List<String> folded =
                passages.stream().map(passage -> Folded.of(passage).text()).toList();
        return spans.stream()
                .filter(span -> folded.stream().anyMatch(text -> holds(text, span)))
                .count();
    }

    private static boolean holds(String text, String span) {
        for (int at = text.indexOf(span); at >= 0; at = text.indexOf(span, at + 1)) {
            int end = at + span.length();
            boolean cutsFront = at > 0 && joined(text.charAt(at - 1), span.charAt(0));
            boolean cutsBack = end < text.length() && joined(span.charAt(span.length() - 1), text.charAt(end));
            if (!cutsFront && !cutsBack) {
                return true;
            }
        }
        return false;
    }

    /** Whether two neighbours are parts of one word; Chinese characters stand alone. */
    private static boolean joined(char left, char right) {
        return inWord(left) && inWord(right);
    }

    private static boolean inWord(char c) {
        return Character.isLetterOrDigit(c) && !Character.isIdeographic(c);
    }
}

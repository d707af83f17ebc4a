package dev.assay.judge.embedded.check;

import dev.assay.core.words.Han;
import dev.assay.core.words.Slice;
import dev.assay.judge.embedded.text.Plain;
import dev.assay.judge.embedded.text.Word;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A negator and the words it turns around.
 *
 * @param place the negator with its scope
 * @param head the first meaningful words in the scope: one English word, or up to two Chinese characters
 */
record Negation(Slice place, List<String> head) {

    /** Words that negate what follows. "no later than" and 不仅 look like it but do not. */
    private static final Pattern NEGATOR = Pattern.compile(
            "\\b(?:not|never|cannot|neither|nor|without|unable to|fail(?:s|ed)? to|(?:is|are|was|were|be) (?:prohibited|forbidden|banned)(?: from)?"
                    + "|no(?! (?:later|more|less|fewer|longer than|doubt|matter|one)\\b))\\b(?! (?:only|just|less|more|later|fewer|exceed))"
                    + "|\\b(?:\\w+n't|no longer)\\b"
                    + "|(?<!是)不(?![仅但同断少过管论久足锈超低高多大小少]|得不|得超|可不|由得|止)"
                    + "|(?<![是有])没有?(?!错|超过)|(?<![南是])非(?!常|洲|凡)|无(?!论|线|疑|数|锡|人机)|未(?!来|必|婚)|勿|禁止|严禁|拒绝|无法|不得(?!不|超)|避免");
    /** Words that add no meaning between a negator and what it turns around. */
    private static final Pattern FILLER = Pattern.compile("(?:能够?|可以?|会|得|被|予|再|有|需要?|必|用|支持|提供|允许|接受)");

    private static final Pattern ENGLISH_FILLER = Pattern.compile(
            "^(?:allow|permit|able|support|offer|provide|accept|need|requir|get|mak|any|yet|ever|longer|currently|current)$");
    private static final Pattern SCOPE_END =
            Pattern.compile("[,，.。;；:：!！?？()（）]|\\b(?:but|unless|until|except|because|if)\\b|但|除非|而是|只");

    Negation {
        head = List.copyOf(head);
    }

    /**
     * The negations of a text.
     *
     * @param text the text
     * @param words its words
     */
    static List<Negation> of(String text, List<Word> words) {
        String plain = Plain.of(text);
        List<Negation> found = new ArrayList<>();
        Matcher matcher = NEGATOR.matcher(plain);
        while (matcher.find()) {
            Matcher stop = SCOPE_END.matcher(plain);
            int end = stop.find(matcher.end()) ? stop.start() : plain.length();
            List<String> head = head(text, words, matcher.end(), end);
            if (!head.isEmpty()) {
                found.add(new Negation(
                        new Slice(matcher.start(), Math.min(end, matcher.end() + 24)).strip(text), head));
            } else if (matcher.group().matches(".*(?:prohibited|forbidden|banned).*")) {
                lastBefore(words, matcher.start())
                        .ifPresent(word ->
                                found.add(new Negation(new Slice(word.start(), matcher.end()), List.of(word.text()))));
            }
        }
        return found;
    }

    private static Optional<Word> lastBefore(List<Word> words, int at) {
        return words.stream().filter(word -> word.content() && word.end() <= at).reduce((a, b) -> b);
    }

    private static List<String> head(String text, List<Word> words, int from, int end) {
        int start = from;
        if (start < end && Han.is(text.codePointAt(start))) {
            Matcher filler = FILLER.matcher(text).region(start, end);
            while (filler.lookingAt() && filler.end() < end && Han.is(text.codePointAt(filler.end()))) {
                start = filler.end();
                filler.region(start, end);
            }
            return chineseHead(text, start, end);
        }
        String last = "";
        for (Word word : words) {
            if (word.start() >= from && word.end() <= end && word.content()) {
                if (!ENGLISH_FILLER.matcher(word.text()).find()) {
                    return List.of(word.text());
                }
                last = word.text();
            }
        }
        return last.isEmpty() ? List.of() : List.of(last);
    }

    /** Two characters are one word more often than not. */
    private static List<String> chineseHead(String text, int start, int end) {
        List<String> head = new ArrayList<>();
        int to = start;
        while (to < end && to - start < 2 && Han.is(text.codePointAt(to))) {
            to += Character.charCount(text.codePointAt(to));
        }
        if (to > start) {
            head.add(text.substring(start, to));
        }
        return head;
    }

    /** Whether the negator's own range covers the place. */
    boolean covers(int start) {
        return place.start() <= start && start < place.end();
    }
}

package dev.assay.core.words;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * Cuts a text into sentences with their offsets, Chinese and English alike. Stops need no blank after them in Chinese;
 * in English a stop ends a sentence only before a blank; points of decimals, versions, addresses and abbreviations end
 * nothing. The last sentence may have no stop.
 */
public final class Sentences {

    private static final String CHINESE_STOPS = "。！？；";
    private static final String CLOSERS = "\"'”’」』）)]】》*";
    private static final Set<String> ABBREVIATIONS = Set.of(
            "mr", "mrs", "ms", "dr", "prof", "sr", "jr", "st", "vs", "etc", "e.g", "i.e", "cf", "no", "nos", "fig",
            "al", "inc", "ltd", "co", "corp", "approx", "dept", "est", "gen", "rep", "sen", "gov", "capt", "col", "lt",
            "sgt", "vol", "pp", "u.s", "u.k", "u.n", "a.m", "p.m", "jan", "feb", "mar", "apr", "jun", "jul", "aug",
            "sep", "sept", "oct", "nov", "dec", "ph.d");
    /** What a list or a heading puts before its words. */
    private static final Pattern MARKER = Pattern.compile(
            "(?:[-*•·▪◦–—>#|]+\\s*|\\(?\\d{1,3}[.)、）](?!\\d)\\s*|[（(][\\d一二三四五六七八九十]{1,3}[)）]\\s*|[①-⑳]\\s*|[一二三四五六七八九十]{1,3}、\\s*)+");

    private Sentences() {}

    /** The sentences in order, without blanks around them and without list marks before them; none is empty. */
    public static List<Slice> of(String text) {
        List<Slice> sentences = new ArrayList<>();
        int start = 0;
        for (int i = 0; i < text.length(); i++) {
            if (ends(text, start, i)) {
                int end = closed(text, i + 1);
                add(text, start, end, sentences);
                start = end;
                i = end - 1;
            }
        }
        add(text, start, text.length(), sentences);
        return sentences;
    }

    /**
     * The sentences, those longer than the limit cut at blanks or commas where there are some, so that no text however
     * odd gives a piece too long to work on.
     *
     * @param limit longest piece, in characters
     */
    public static List<Slice> of(String text, int limit) {
        List<Slice> pieces = new ArrayList<>();
        for (Slice sentence : of(text)) {
            int start = sentence.start();
            while (sentence.end() - start > limit) {
                int cut = start + limit;
                while (cut > start + limit / 2 && !pause(text.charAt(cut - 1))) {
                    cut--;
                }
                cut = pause(text.charAt(cut - 1)) ? cut : start + limit;
                cut -= Character.isHighSurrogate(text.charAt(cut - 1)) ? 1 : 0;
                add(text, start, cut, pieces);
                start = cut;
            }
            add(text, start, sentence.end(), pieces);
        }
        return pieces;
    }

    private static boolean pause(char c) {
        return Character.isWhitespace(c) || c == '，' || c == '、' || c == ',';
    }

    private static boolean ends(String text, int start, int at) {
        char c = text.charAt(at);
        if (CHINESE_STOPS.indexOf(c) >= 0) {
            return at + 1 == text.length() || CHINESE_STOPS.indexOf(text.charAt(at + 1)) < 0;
        }
        if (c == '\n') {
            return newLine(text, at);
        }
        if (c == '!' || c == '?' || c == '…') {
            int next = closed(text, at + 1);
            return next == text.length() || (".!?…。！？".indexOf(text.charAt(next)) < 0 && breaks(text, next));
        }
        return c == '.' && fullStop(text, start, at);
    }

    /** Lines are sentences of their own unless the next goes on in lower case, as wrapped text does. */
    private static boolean newLine(String text, int at) {
        int next = at + 1;
        while (next < text.length() && Character.isWhitespace(text.charAt(next))) {
            if (text.charAt(next) == '\n') {
                return true;
            }
            next++;
        }
        return next == text.length() || !Character.isLowerCase(text.charAt(next));
    }

    private static boolean fullStop(String text, int start, int at) {
        int next = closed(text, at + 1);
        if (next < text.length() && (text.charAt(next) == '.' || !breaks(text, next))) {
            return false;
        }
        int from = at;
        while (from > start && !Character.isWhitespace(text.charAt(from - 1)) && !Han.is(text.charAt(from - 1))) {
            from--;
        }
        String word = text.substring(from, at).replaceAll("^[(\\[\"'“]+", "").toLowerCase(Locale.ROOT);
        boolean initial = word.length() == 1 && Character.isUpperCase(text.charAt(at - 1));
        boolean listNumber = word.chars().allMatch(Character::isDigit)
                && text.substring(start, from).isBlank();
        return next == text.length()
                || !(initial || listNumber || (ABBREVIATIONS.contains(word) && goesOn(word, text, next)));
    }

    /** "a.m. The" ends a sentence; "Dr. Who" and "e.g. The" do not. */
    private static boolean goesOn(String word, String text, int next) {
        int letter = next;
        while (letter < text.length() && Character.isWhitespace(text.charAt(letter))) {
            letter++;
        }
        boolean canEnd = Set.of("etc", "a.m", "p.m", "inc", "ltd", "co", "corp", "al", "u.s", "u.k")
                .contains(word);
        return !canEnd || letter == text.length() || !Character.isUpperCase(text.charAt(letter));
    }

    private static boolean breaks(String text, int next) {
        char c = text.charAt(next);
        return Character.isWhitespace(c) || Character.isSpaceChar(c) || Han.is(c);
    }

    private static int closed(String text, int from) {
        int next = from;
        while (next < text.length() && CLOSERS.indexOf(text.charAt(next)) >= 0) {
            next++;
        }
        return next;
    }

    private static void add(String text, int start, int end, List<Slice> sentences) {
        Slice slice = new Slice(start, end).strip(text);
        var marker = MARKER.matcher(text).region(slice.start(), slice.end());
        if (marker.lookingAt() && marker.end() < slice.end()) {
            slice = new Slice(marker.end(), slice.end()).strip(text);
        }
        if (slice.length() > 0 && slice.of(text).codePoints().anyMatch(Character::isLetterOrDigit)) {
            sentences.add(slice);
        }
    }
}

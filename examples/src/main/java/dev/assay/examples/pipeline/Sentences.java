package dev.assay.examples.pipeline;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/** Cuts English and Chinese text into sentences. Own rules, because those of the JDK differ between its versions. */
final class Sentences {

    private static final String CHINESE_STOPS = "。！？";
    private static final String LATIN_STOPS = ".!?";
    private static final String CLOSERS = "\"'”’」』）)]";

    /** A full stop after one of these ends no sentence; a single letter is taken for an initial. */
    private static final Set<String> ABBREVIATIONS = Set.of(
            "mr", "mrs", "ms", "dr", "st", "jr", "sr", "vs", "etc", "no", "inc", "ltd", "co", "ca", "cf", "eg", "ie",
            "gen", "prof", "vol", "fig", "approx");

    private Sentences() {}

    /** The sentences of a text in order, without the white space around them; no two overlap. */
    static List<Range> of(String text) {
        List<Range> sentences = new ArrayList<>();
        int start = 0;
        for (int i = 0; i < text.length(); i++) {
            int end = endOfSentence(text, i);
            if (end > 0) {
                add(sentences, text, start, end);
                start = end;
                i = end - 1;
            }
        }
        add(sentences, text, start, text.length());
        return sentences;
    }

    private static void add(List<Range> sentences, String text, int start, int end) {
        int from = start;
        int to = end;
        while (from < to && Character.isWhitespace(text.charAt(from))) {
            from++;
        }
        while (to > from && Character.isWhitespace(text.charAt(to - 1))) {
            to--;
        }
        if (from < to) {
            sentences.add(new Range(from, to));
        }
    }

    /** One past the end of the sentence whose stop stands at an index, or -1 where no sentence ends. */
    private static int endOfSentence(String text, int index) {
        char stop = text.charAt(index);
        if (CHINESE_STOPS.indexOf(stop) >= 0) {
            return pastClosers(text, index + 1);
        }
        if (LATIN_STOPS.indexOf(stop) < 0 || (stop == '.' && isAbbreviation(text, index))) {
            return -1;
        }
        int end = pastClosers(text, index + 1);
        return startsAnew(text, end) ? end : -1;
    }

    private static int pastClosers(String text, int index) {
        int end = index;
        while (end < text.length() && CLOSERS.indexOf(text.charAt(end)) >= 0) {
            end++;
        }
        return end;
    }

    private static boolean startsAnew(String text, int end) {
        if (end + 1 >= text.length() || !Character.isWhitespace(text.charAt(end))) {
            return end >= text.length();
        }
        return !Character.isLowerCase(text.charAt(end + 1));
    }

    private static boolean isAbbreviation(String text, int stop) {
        int start = stop;
        while (start > 0 && Character.isLetter(text.charAt(start - 1))) {
            start--;
        }
        String word = text.substring(start, stop);
        return (word.length() == 1 && Character.isUpperCase(word.charAt(0)))
                || ABBREVIATIONS.contains(word.toLowerCase(Locale.ROOT));
    }
}

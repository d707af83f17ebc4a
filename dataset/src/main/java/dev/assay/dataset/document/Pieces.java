package dev.assay.dataset.document;

import dev.assay.core.words.Sentences;
import dev.assay.core.words.Slice;
import java.util.ArrayList;
import java.util.List;

/** Cuts a text into sentences none of whose characters is lost, list marks and rules of dashes included. */
final class Pieces {

    private Pieces() {}

    /** The pieces of a section in order, without white space around them; none is longer than {@code size}. */
    static List<Slice> of(String text, Slice section, int size) {
        List<Slice> pieces = new ArrayList<>();
        for (Slice paragraph : paragraphs(text, section)) {
            String words = paragraph.of(text);
            int start = 0;
            for (Slice sentence : Sentences.of(words)) {
                add(text, paragraph.start() + start, paragraph.start() + sentence.end(), size, pieces);
                start = sentence.end();
            }
            add(text, paragraph.start() + start, paragraph.end(), size, pieces);
        }
        return pieces;
    }

    /** The end of a range from its first blank or comma on, or from a whole character where it has none. */
    static Slice tail(String text, int from, int end) {
        for (int i = from; i < end - 1; i++) {
            if (pause(text.charAt(i))) {
                return new Slice(i + 1, end).strip(text);
            }
        }
        return new Slice(wholeAfter(text, from), end).strip(text);
    }

    /** Paragraphs end at blank lines. */
    private static List<Slice> paragraphs(String text, Slice section) {
        List<Slice> paragraphs = new ArrayList<>();
        int start = section.start();
        boolean blank = false;
        for (int i = section.start(); i < section.end(); i++) {
            char c = text.charAt(i);
            if (c == '\n' && blank) {
                paragraphs.add(new Slice(start, i));
                start = i;
            }
            blank = c == '\n' || (blank && Character.isWhitespace(c));
        }
        paragraphs.add(new Slice(start, section.end()));
        return paragraphs;
    }

    private static void add(String text, int start, int end, int size, List<Slice> pieces) {
        Slice rest = new Slice(start, end).strip(text);
        while (rest.length() > size) {
            int cut = cut(text, rest.start(), size);
            pieces.add(new Slice(rest.start(), cut).strip(text));
            rest = new Slice(cut, rest.end()).strip(text);
        }
        if (rest.length() > 0) {
            pieces.add(rest);
        }
    }

    /** The last blank or comma in the second half of what fits; else all that fits. */
    private static int cut(String text, int start, int size) {
        for (int end = start + size; end > start + size / 2; end--) {
            if (pause(text.charAt(end - 1))) {
                return end;
            }
        }
        int end = start + size;
        return wholeAfter(text, end) == end ? end : end - 1;
    }

    /** The first place from here on that is not within a surrogate pair. */
    private static int wholeAfter(String text, int place) {
        boolean within = place > 0
                && place < text.length()
                && Character.isSurrogatePair(text.charAt(place - 1), text.charAt(place));
        return within ? place + 1 : place;
    }

    private static boolean pause(char c) {
        return Character.isWhitespace(c) || "，、,；;：:|".indexOf(c) >= 0;
    }
}

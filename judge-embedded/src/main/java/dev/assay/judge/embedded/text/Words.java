package dev.assay.judge.embedded.text;

import dev.assay.core.words.Han;
import dev.assay.core.words.Slice;
import java.text.Normalizer;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/** Cuts a text into words: single Chinese characters, runs of other letters, runs of digits. */
public final class Words {

    private static final Set<String> STOP = Set.of(
            "a", "an", "the", "of", "to", "in", "on", "at", "by", "for", "with", "from", "as", "and", "or", "but", "is",
            "are", "was", "were", "be", "been", "being", "am", "it", "its", "this", "that", "these", "those", "he",
            "she", "they", "them", "his", "her", "their", "we", "our", "you", "your", "i", "my", "me", "do", "does",
            "did", "has", "have", "had", "will", "would", "can", "could", "shall", "should", "may", "might", "which",
            "who", "whom", "whose", "what", "when", "where", "there", "here", "so", "such", "than", "then", "if",
            "into", "about", "also", "any", "s", "t", "的", "了", "是", "在", "和", "与", "及", "或", "也", "都", "就", "而", "之",
            "其", "着", "过", "地", "得", "这", "那", "个", "们", "会", "将", "被", "把", "对", "为", "于", "以", "并", "且", "等", "吗",
            "呢", "吧", "啊", "由", "则", "所", "此", "该", "您", "你", "我");

    private Words() {}

    /** The words in order. */
    public static List<Word> of(String text) {
        return of(text, new Slice(0, text.length()));
    }

    /** The words of a range in order, with offsets in the whole text. */
    public static List<Word> of(String text, Slice range) {
        List<Word> words = new ArrayList<>();
        int i = range.start();
        while (i < range.end()) {
            int code = text.codePointAt(i);
            int end = i + Character.charCount(code);
            if (!Character.isLetterOrDigit(code)) {
                i = end;
                continue;
            }
            if (!Han.is(code)) {
                end = runEnd(text, i, range.end());
            }
            words.add(word(text, i, end));
            i = end;
        }
        return words;
    }

    /** Letters and digits do not share a word; "1,000" and "3.5" are one, as is "don't". */
    private static int runEnd(String text, int from, int limit) {
        boolean digits = Character.isDigit(text.codePointAt(from));
        int i = from;
        while (i < limit) {
            int code = text.codePointAt(i);
            boolean inner = i + 1 < limit
                    && (digits
                            ? (code == ',' || code == '.') && Character.isDigit(text.charAt(i + 1))
                            : (code == '\'' || code == '’') && Character.isLetter(text.charAt(i + 1)));
            boolean same = digits
                    ? Character.isDigit(code)
                    : Character.isLetter(code) || Character.getType(code) == Character.NON_SPACING_MARK;
            if (!inner && (!same || Han.is(code))) {
                break;
            }
            i += Character.charCount(code);
        }
        return i;
    }

    private static Word word(String text, int start, int end) {
        String raw = text.substring(start, end);
        String normal = Normalizer.normalize(raw, Normalizer.Form.NFKC).toLowerCase(Locale.ROOT);
        if (normal.isEmpty()) {
            normal = raw;
        }
        if (Character.isDigit(normal.codePointAt(0))) {
            normal = normal.replace(",", "");
        }
        return new Word(Stem.of(normal.replace("’", "'")), start, end, !STOP.contains(normal));
    }
}

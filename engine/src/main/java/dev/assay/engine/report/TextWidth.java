package dev.assay.engine.report;

import java.util.ArrayList;
import java.util.List;

/**
 * Texts in the columns of a terminal, where an East Asian wide character takes two and a combining mark none (Unicode
 * Standard Annex 11; ambiguous characters count as one).
 */
public final class TextWidth {

    private static final int[][] WIDE = {
        {0x1100, 0x115F}, {0x2E80, 0x303E}, {0x3041, 0x33FF}, {0x3400, 0x4DBF}, {0x4E00, 0x9FFF}, {0xA000, 0xA4CF},
        {0xA960, 0xA97F}, {0xAC00, 0xD7A3}, {0xF900, 0xFAFF}, {0xFE10, 0xFE19}, {0xFE30, 0xFE6F}, {0xFF00, 0xFF60},
        {0xFFE0, 0xFFE6}, {0x1F300, 0x1F64F}, {0x1F680, 0x1F6FF}, {0x1F900, 0x1F9FF}, {0x20000, 0x3FFFD}
    };

    private TextWidth() {}

    /** Columns that a text takes. */
    public static int of(String text) {
        return text.codePoints().map(TextWidth::ofCode).sum();
    }

    private static int ofCode(int code) {
        int type = Character.getType(code);
        if (type == Character.NON_SPACING_MARK || type == Character.ENCLOSING_MARK || type == Character.FORMAT) {
            return 0;
        }
        return isWide(code) ? 2 : 1;
    }

    static boolean isWide(int code) {
        for (int[] range : WIDE) {
            if (code >= range[0] && code <= range[1]) {
                return true;
            }
        }
        return false;
    }

    /** The text, filled with spaces on the right up to a width. */
    public static String left(String text, int width) {
        return text + " ".repeat(Math.max(0, width - of(text)));
    }

    /** The text, filled with spaces on the left up to a width. */
    public static String right(String text, int width) {
        return " ".repeat(Math.max(0, width - of(text))) + text;
    }

    /** The text, cut to a width with {@code ...} where something was cut off. */
    public static String cut(String text, int width) {
        if (of(text) <= width) {
            return text;
        }
        return prefix(text, width - 3) + "...";
    }

    /** The text in lines of at most the given width: broken at spaces and beside wide characters, else anywhere. */
    public static List<String> wrap(String text, int width) {
        List<String> lines = new ArrayList<>();
        String rest = text.strip();
        while (of(rest) > width) {
            String head = prefix(rest, Math.max(2, width));
            int at = lastBreak(rest, head.length());
            lines.add(rest.substring(0, at).stripTrailing());
            rest = rest.substring(at).stripLeading();
        }
        lines.add(rest);
        return lines;
    }

    private static int lastBreak(String text, int end) {
        for (int i = end; i > end / 2; i--) {
            char before = text.charAt(i - 1);
            char after = text.charAt(i);
            boolean beside = isWide(before) || isWide(after);
            if (before == ' ' || after == ' ' || (beside && !closes(after) && !opens(before))) {
                return i;
            }
        }
        return end;
    }

    private static boolean closes(char mark) {
        return "，。、；：！？）】》”’,.;:!?)]".indexOf(mark) >= 0;
    }

    private static boolean opens(char mark) {
        return "（【《“‘([".indexOf(mark) >= 0;
    }

    private static String prefix(String text, int width) {
        int columns = 0;
        int end = 0;
        while (end < text.length()) {
            int code = text.codePointAt(end);
            columns += ofCode(code);
            if (columns > width) {
                break;
            }
            end += Character.charCount(code);
        }
        return text.substring(0, end);
    }
}

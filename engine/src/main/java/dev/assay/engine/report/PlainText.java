package dev.assay.engine.report;

/**
 * Makes text from cases safe to print on one line: a terminal would obey an escape sequence and turn round at a
 * direction mark, so that a case could forge the lines above and below it.
 */
final class PlainText {

    private static final char REPLACEMENT = '\uFFFD';

    private PlainText() {}

    /** The text on one line, with white space folded and control and direction characters replaced. */
    static String line(String text) {
        StringBuilder line = new StringBuilder(text.length());
        text.strip().codePoints().forEach(code -> {
            if (Character.isWhitespace(code) || code == 0x85) {
                if (line.length() > 0 && line.charAt(line.length() - 1) != ' ') {
                    line.append(' ');
                }
            } else if (Character.isISOControl(code) || turnsDirection(code) || isLoneSurrogate(code)) {
                line.append(REPLACEMENT);
            } else {
                line.appendCodePoint(code);
            }
        });
        return line.toString();
    }

    private static boolean turnsDirection(int code) {
        return (code >= 0x202A && code <= 0x202E) || (code >= 0x2066 && code <= 0x2069);
    }

    private static boolean isLoneSurrogate(int code) {
        return code >= Character.MIN_SURROGATE && code <= Character.MAX_SURROGATE;
    }
}

package dev.assay.engine.report;

import java.util.regex.Pattern;

/** Makes text from cases stay text in Markdown: no markup, no HTML, no table cell of its own, nobody is notified. */
final class MarkdownText {

    private static final Pattern PLAIN_CODE = Pattern.compile("[\\w@(),=.+ %-]+");
    private static final String ESCAPED = "\\`*_{}[]|~$";
    private static final String NOTHING = "&#8203;";

    private MarkdownText() {}

    /** The text on one line. */
    static String line(String text) {
        StringBuilder safe = new StringBuilder();
        for (char mark : PlainText.line(text).toCharArray()) {
            switch (mark) {
                case '&' -> safe.append("&amp;");
                case '<' -> safe.append("&lt;");
                case '>' -> safe.append("&gt;");
                // An invisible space behind them: else @name notifies somebody and #12 links an issue.
                case '@', '#' -> safe.append(mark).append(NOTHING);
                default -> safe.append(ESCAPED.indexOf(mark) < 0 ? "" : "\\").append(mark);
            }
        }
        return safe.toString();
    }

    /** A name in code type where it holds nothing that would end it, else as text. */
    static String code(String name) {
        return PLAIN_CODE.matcher(name).matches() ? "`" + name + "`" : line(name);
    }
}

package dev.assay.engine.report;

import java.util.List;

/** Lines for a terminal of a given width. What comes from cases is made safe here, once. */
final class Screen {

    private final StringBuilder text = new StringBuilder();
    private final TerminalStyle style;

    Screen(TerminalStyle style) {
        this.style = style;
    }

    Language language() {
        return style.language();
    }

    int width() {
        return style.width();
    }

    /** The text in this ink, where colour is wanted. */
    String ink(Ink ink, String words) {
        return style.colour() ? ink.on(words) : words;
    }

    /** A line of its own above a section. */
    void heading(String words) {
        text.append('\n').append(ink(Ink.BOLD, PlainText.line(words))).append('\n');
    }

    /** A line that is short enough and safe already. */
    void raw(String line) {
        text.append(line).append('\n');
    }

    /** A text from outside, wrapped; the first line begins with {@code first}, the others are indented as far. */
    void wrapped(String first, String words) {
        String indent = " ".repeat(TextWidth.of(first));
        List<String> lines = TextWidth.wrap(PlainText.line(words), Math.max(20, style.width() - indent.length()));
        for (int i = 0; i < lines.size(); i++) {
            text.append(i == 0 ? first : indent).append(lines.get(i)).append('\n');
        }
    }

    /** Lines of a table of which the head is bold. */
    void table(List<String> lines) {
        for (int i = 0; i < lines.size(); i++) {
            raw(i == 0 ? ink(Ink.BOLD, lines.get(i)) : lines.get(i));
        }
    }

    @Override
    public String toString() {
        return text.toString();
    }
}

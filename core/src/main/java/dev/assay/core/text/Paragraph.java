package dev.assay.core.text;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A piece of an answer between blank lines or list marks; wrapped lines stay together.
 *
 * @param text its words, without the list mark
 * @param item whether a list mark stood before it
 */
record Paragraph(String text, boolean item) {

    private static final Pattern MARK = Pattern.compile("\\s*(?:[-*•·–]\\s+|\\(?\\d{1,2}[.)、）]\\s*(?!\\d))");

    /** The paragraphs in order; none blank. */
    static List<Paragraph> of(String answer) {
        List<Paragraph> paragraphs = new ArrayList<>();
        StringBuilder open = new StringBuilder();
        boolean item = false;
        for (String line : answer.lines().toList()) {
            Matcher mark = MARK.matcher(line);
            boolean marked = mark.lookingAt();
            if (marked || line.isBlank()) {
                close(open, item, paragraphs);
                item = marked;
            }
            open.append(marked ? line.substring(mark.end()) : line).append('\n');
        }
        close(open, item, paragraphs);
        return paragraphs;
    }

    private static void close(StringBuilder open, boolean item, List<Paragraph> paragraphs) {
        if (!open.toString().isBlank()) {
            paragraphs.add(new Paragraph(open.toString(), item));
        }
        open.setLength(0);
    }
}

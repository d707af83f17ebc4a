package dev.assay.dataset.document;

import dev.assay.core.data.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jsoup.nodes.Element;
import org.jsoup.nodes.Node;
import org.jsoup.nodes.TextNode;
import org.jsoup.select.NodeVisitor;

/** Turns a page into lines: blocks by themselves, items of lists with a mark, rows of tables with bars between cells. */
final class HtmlText implements NodeVisitor {

    private static final Set<String> PARAGRAPHS =
            Set.of("p", "h1", "h2", "h3", "h4", "h5", "h6", "table", "ul", "ol", "dl", "pre", "blockquote", "figure");
    private static final Set<String> MARKED = Set.of("td", "th");

    private final StringBuilder out = new StringBuilder();
    private final List<Heading> headings = new ArrayList<>();
    private int breaks;
    private boolean space;
    private boolean spaceIsLine;
    private int pre;
    private int cells;
    private String mark = "";
    private int heading = -1;
    private boolean headed;

    /** The lines. */
    String text() {
        return out.toString();
    }

    /** The headings and where they stand. */
    List<Heading> headings() {
        return headings;
    }

    @Override
    public void head(Node node, int depth) {
        if (node instanceof TextNode words) {
            if (pre > 0) {
                preformatted(words.getWholeText());
            } else {
                words(words.getWholeText());
            }
        } else if (node instanceof Element element) {
            open(element);
        }
    }

    @Override
    public void tail(Node node, int depth) {
        if (!(node instanceof Element element)) {
            return;
        }
        String name = element.normalName();
        if (level(name) > 0) {
            close(level(name));
        }
        if (name.equals("pre")) {
            pre--;
        }
        if (MARKED.contains(name)) {
            cells--;
        }
        if (block(element)) {
            breakLine(PARAGRAPHS.contains(name) ? 2 : 1);
        }
    }

    private void open(Element element) {
        String name = element.normalName();
        if (MARKED.contains(name)) {
            if (element.elementSiblingIndex() > 0) {
                begin();
                out.append(" |");
                space = true;
            }
            cells++;
            return;
        }
        if (name.equals("br")) {
            breakLine(1);
        } else if (block(element)) {
            breakLine(PARAGRAPHS.contains(name) ? 2 : 1);
        }
        if (name.equals("li")) {
            mark = mark(element);
        }
        if (name.equals("pre")) {
            pre++;
        }
        if (level(name) > 0) {
            headed = true;
            heading = -1;
        }
    }

    private static boolean block(Element element) {
        return element.isBlock() && !MARKED.contains(element.normalName());
    }

    private static String mark(Element item) {
        Element list = item.parent();
        boolean numbered = list != null && list.normalName().equals("ol");
        return numbered ? (item.elementSiblingIndex() + 1) + ". " : "- ";
    }

    private static int level(String name) {
        return name.length() == 2 && name.charAt(0) == 'h' && name.charAt(1) >= '1' && name.charAt(1) <= '6'
                ? name.charAt(1) - '0'
                : 0;
    }

    private void close(int level) {
        if (heading >= 0 && heading < out.length()) {
            headings.add(new Heading(level, new Span(heading, out.length()), out.substring(heading)));
        }
        heading = -1;
        headed = false;
    }

    private void breakLine(int lines) {
        if (cells > 0) {
            space = true;
        } else {
            breaks = Math.max(breaks, lines);
        }
    }

    private void words(String text) {
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (Character.isWhitespace(c)) {
                spaceIsLine |= c == '\n';
                space = true;
            } else if (c != '\u200b' && c != '\ufeff') {
                put(c);
            }
        }
    }

    private void put(char c) {
        boolean within = breaks == 0 && !(spaceIsLine && space && Wrapped.chinese(last()) && Wrapped.chinese(c));
        boolean blank = space && within && !out.isEmpty();
        begin();
        if (blank && out.charAt(out.length() - 1) != '\n' && last() != ' ') {
            out.append(' ');
        }
        space = false;
        spaceIsLine = false;
        if (headed && heading < 0) {
            heading = out.length();
        }
        out.append(c);
    }

    private char last() {
        return out.isEmpty() ? '\n' : out.charAt(out.length() - 1);
    }

    /** Writes the line breaks and the mark that were put off until words come. */
    private void begin() {
        if (!out.isEmpty() && breaks > 0) {
            out.append("\n".repeat(breaks));
        }
        breaks = 0;
        out.append(mark);
        mark = "";
    }

    private void preformatted(String text) {
        if (!text.isBlank()) {
            begin();
            space = false;
            String lines = text.replaceAll("\\A(?:[ \\t]*\\n)+", "").stripTrailing();
            out.append(cells > 0 ? lines.replace('\n', ' ') : lines);
        }
    }
}

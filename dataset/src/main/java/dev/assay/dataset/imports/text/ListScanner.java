package dev.assay.dataset.imports.text;

import dev.assay.engine.input.Lines;
import java.io.IOException;
import java.io.Reader;

/**
 * Cuts the items out of a JSON list, the whole text or one under a key of the outermost object, without reading more than one
 * item at a time. Only quotes, brackets and commas are looked at, so a broken item does not keep the next from being read.
 */
final class ListScanner {

    private static final int END = -1;

    /** Takes an item. */
    interface Items {

        /** An item as it stands, and where it begins. */
        void accept(String json, int line, int column);
    }

    /** Takes what is wrong between items. */
    interface Breaks {

        /** Something at a place; {@code lost} when what stands there or behind it was not read. */
        void accept(String found, String allowed, int line, int column, boolean lost);
    }

    private final Reader in;
    private final String key;
    private final Items items;
    private final Breaks breaks;
    private int line = 1;
    private int column;
    private int c;

    ListScanner(Reader in, String key, Items items, Breaks breaks) {
        this.in = in;
        this.key = key;
        this.items = items;
        this.breaks = breaks;
    }

    /** Hands out all items. */
    void run() throws IOException {
        next();
        space();
        if (c == '[') {
            items();
        } else if (c == '{') {
            members();
        }
    }

    private void members() throws IOException {
        next();
        for (space(); c == '"' || c == ','; space()) {
            if (c == ',') {
                next();
                continue;
            }
            String name = value();
            space();
            if (c == ':') {
                next();
            }
            space();
            if (c == '[' && name.equals('"' + key + '"')) {
                items();
            } else {
                pass();
            }
        }
        if (c == END) {
            breaks.accept("the end of the file", "the end of the object: }", line, column, true);
        }
    }

    private void items() throws IOException {
        next();
        boolean comma = false;
        for (space(); c != ']' && c != END; space()) {
            if (c == ',') {
                breaks.accept("a comma with nothing before it", "an item", line, column, false);
                next();
                continue;
            }
            int startLine = line;
            int startColumn = column;
            String item = value();
            if (item.isEmpty()) {
                breaks.accept(
                        "`" + (char) c + "`", "an item of the list; what follows was not read", line, column, true);
                c = END;
                return;
            }
            if (c == END) {
                breaks.accept(
                        "an item without its end",
                        "brackets and quotes closed; the rest of the file was not read",
                        startLine,
                        startColumn,
                        true);
                return;
            }
            items.accept(item, startLine, startColumn);
            space();
            comma = c == ',';
            if (comma) {
                next();
            }
        }
        if (c == END) {
            breaks.accept("the end of the file", "the end of the list: ]", line, column, true);
            return;
        }
        if (comma) {
            breaks.accept("a comma with nothing behind it", "an item, or the end of the list", line, column, false);
        }
        next();
    }

    /** The text of the value that begins here; afterwards the character behind it is current. */
    private String value() throws IOException {
        StringBuilder text = new StringBuilder();
        scan(text);
        return text.toString();
    }

    /** Reads over a value of any size. */
    private void pass() throws IOException {
        StringBuilder text = new StringBuilder();
        scan(text);
    }

    private void scan(StringBuilder text) throws IOException {
        int depth = 0;
        boolean quoted = false;
        while (c != END) {
            if (quoted) {
                if (c == '\\') {
                    keep(text);
                } else if (c == '"') {
                    quoted = false;
                    if (depth == 0) {
                        keep(text);
                        return;
                    }
                }
            } else if (c == '"') {
                quoted = true;
            } else if (c == '{' || c == '[') {
                depth++;
            } else if (c == '}' || c == ']') {
                if (depth == 0) {
                    return;
                }
                depth--;
                if (depth == 0) {
                    keep(text);
                    return;
                }
            } else if (depth == 0 && (c == ',' || c == ':' || Character.isWhitespace(c))) {
                return;
            }
            keep(text);
        }
    }

    private void keep(StringBuilder text) throws IOException {
        if (c != END && text.length() <= Lines.LIMIT) {
            text.append((char) c);
        }
        next();
    }

    private void space() throws IOException {
        while (c != END && Character.isWhitespace(c)) {
            next();
        }
    }

    private void next() throws IOException {
        if (c == '\n') {
            line++;
            column = 0;
        }
        c = in.read();
        column++;
    }
}

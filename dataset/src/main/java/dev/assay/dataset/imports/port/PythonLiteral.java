package dev.assay.dataset.imports.port;

import dev.assay.engine.input.Node;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Reads a list or map as Python prints it, which is how pandas writes one into a CSV cell: {@code ['a', "b's"]}. JSON is read
 * as well, and so are numpy's lists, which have no commas. Every value stands at the place of the cell.
 */
final class PythonLiteral {

    private static final int DEEPEST = 100;

    private final String text;
    private final int line;
    private int at;
    private int depth;

    private PythonLiteral(String text, int line) {
        this.text = text;
        this.line = line;
    }

    /** The value; absent when the text is not one list, tuple or map and nothing else. */
    static Optional<Node> parse(String text, int line) {
        PythonLiteral literal = new PythonLiteral(text, line);
        try {
            Node value = literal.value();
            literal.space();
            return literal.at == text.length() ? Optional.of(value) : Optional.empty();
        } catch (NotLiteral broken) {
            return Optional.empty();
        }
    }

    private static final class NotLiteral extends Exception {
        private static final long serialVersionUID = 1;
    }

    private Node value() throws NotLiteral {
        space();
        char c = peek();
        if (c == '[' || c == '(') {
            return list(c == '[' ? ']' : ')');
        }
        if (c == '{') {
            return map();
        }
        if (c == '\'' || c == '"') {
            return new Node.Text(line, 1, string());
        }
        return word();
    }

    private Node list(char end) throws NotLiteral {
        deeper();
        List<Node> items = new ArrayList<>();
        at++;
        for (space(); peek() != end; space()) {
            items.add(value());
            comma();
        }
        at++;
        depth--;
        return new Node.Arr(line, 1, items);
    }

    private Node map() throws NotLiteral {
        deeper();
        List<Node.Member> members = new ArrayList<>();
        at++;
        for (space(); peek() != '}'; space()) {
            String key = value() instanceof Node.Text text ? text.value() : "";
            space();
            take(':');
            members.add(new Node.Member(key, line, 1, value()));
            comma();
        }
        at++;
        depth--;
        return new Node.Obj(line, 1, members);
    }

    private void deeper() throws NotLiteral {
        if (++depth > DEEPEST) {
            throw new NotLiteral();
        }
    }

    private void comma() throws NotLiteral {
        space();
        if (peek() == ',') {
            at++;
        }
    }

    private Node word() throws NotLiteral {
        int start = at;
        while (at < text.length()
                && (Character.isLetterOrDigit(text.charAt(at)) || "+-._".indexOf(text.charAt(at)) >= 0)) {
            at++;
        }
        String word = text.substring(start, at);
        if (word.equals("array") && peek() == '(') {
            return array();
        }
        return switch (word) {
            case "True", "true" -> new Node.Bool(line, 1, true);
            case "False", "false" -> new Node.Bool(line, 1, false);
            case "None", "null", "nan", "NaN" -> new Node.Null(line, 1);
            default -> number(word);
        };
    }

    private Node number(String word) throws NotLiteral {
        if (!word.matches("[+-]?\\d+(\\.\\d*)?([eE][+-]?\\d{1,3})?|[+-]?\\.\\d+")) {
            throw new NotLiteral();
        }
        return new Node.Num(line, 1, word);
    }

    /** {@code array(['a', 'b'], dtype=object)}. */
    private Node array() throws NotLiteral {
        at++;
        Node inner = value();
        int end = text.indexOf(')', at);
        if (end < 0) {
            throw new NotLiteral();
        }
        at = end + 1;
        return inner;
    }

    private String string() throws NotLiteral {
        char quote = text.charAt(at++);
        StringBuilder value = new StringBuilder();
        while (peek() != quote) {
            char c = text.charAt(at++);
            if (c == '\\') {
                escape(value);
            } else {
                value.append(c);
            }
        }
        at++;
        return value.toString();
    }

    private void escape(StringBuilder value) throws NotLiteral {
        char c = peek();
        at++;
        switch (c) {
            case 'n' -> value.append('\n');
            case 't' -> value.append('\t');
            case 'r' -> value.append('\r');
            case 'b' -> value.append('\b');
            case 'f' -> value.append('\f');
            case 'a' -> value.append('\u0007');
            case 'v' -> value.append('\u000b');
            case '0' -> value.append('\0');
            case 'x' -> value.appendCodePoint(hex(2));
            case 'u' -> value.append((char) hex(4));
            case 'U' -> value.appendCodePoint(hex(8));
            case '\\', '\'', '"', '/' -> value.append(c);
            case '\n' -> {}
            default -> value.append('\\').append(c);
        }
    }

    private int hex(int digits) throws NotLiteral {
        if (at + digits > text.length()) {
            throw new NotLiteral();
        }
        try {
            int code = Integer.parseInt(text.substring(at, at + digits), 16);
            at += digits;
            if (!Character.isValidCodePoint(code)) {
                throw new NotLiteral();
            }
            return code;
        } catch (NumberFormatException wrong) {
            throw new NotLiteral();
        }
    }

    private void take(char wanted) throws NotLiteral {
        if (peek() != wanted) {
            throw new NotLiteral();
        }
        at++;
    }

    private char peek() throws NotLiteral {
        if (at >= text.length()) {
            throw new NotLiteral();
        }
        return text.charAt(at);
    }

    private void space() {
        while (at < text.length() && Character.isWhitespace(text.charAt(at))) {
            at++;
        }
    }
}

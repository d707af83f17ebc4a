package dev.assay.judge.prompt;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.math.BigDecimal;
import java.text.Normalizer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Reads one JSON value that begins at a given place of a text. Forgives what models do and what cannot change a
 * meaning: a comma before a closing bracket, line breaks within strings, and Chinese punctuation and digits outside
 * strings. Refuses everything else, a key given twice included.
 */
final class LenientJson {

    private static final int DEEPEST = 32;
    private static final int LONGEST_NUMBER = 40;
    private static final Pattern NUMBER = Pattern.compile("-?\\d+(\\.\\d+)?([eE][+-]?\\d{1,3})?");
    private static final JsonNodeFactory NODES = JsonNodeFactory.instance;
    private static final String FULL_WIDTH = "｛｝［］：，－．＋";
    private static final String PLAIN = "{}[]:,-.+";

    private final String text;
    private int at;
    private boolean tooDeep;

    private LenientJson(String text, int start) {
        this.text = text;
        this.at = start;
    }

    /** What stands at a place. */
    sealed interface Outcome {

        /** A value up to {@code end}, exclusive. */
        record Value(JsonNode node, int end) implements Outcome {}

        /** Something else. */
        record Other() implements Outcome {}

        /** What began like a value when the text ended. */
        record CutOff() implements Outcome {}

        /** What no honest reply nests so deeply; to read on could take for ever. */
        record TooDeep() implements Outcome {}
    }

    /** Reads the value at a place. */
    static Outcome read(String text, int start) {
        LenientJson reader = new LenientJson(text, start);
        try {
            JsonNode node = reader.value(0);
            return new Outcome.Value(node, reader.at);
        } catch (Unfit e) {
            if (reader.tooDeep) {
                return new Outcome.TooDeep();
            }
            return reader.at >= text.length() ? new Outcome.CutOff() : new Outcome.Other();
        }
    }

    /** Plain form of a structural character. */
    static char plain(char c) {
        int index = FULL_WIDTH.indexOf(c);
        return index < 0 ? c : PLAIN.charAt(index);
    }

    private JsonNode value(int depth) throws Unfit {
        if (depth > DEEPEST) {
            tooDeep = true;
            throw new Unfit();
        }
        char c = peek();
        return switch (c) {
            case '{' -> object(depth);
            case '[' -> array(depth);
            case '"', '“', '”', '＂' -> NODES.textNode(string());
            case 't' -> word("true", NODES.booleanNode(true));
            case 'f' -> word("false", NODES.booleanNode(false));
            case 'n' -> word("null", NODES.nullNode());
            default -> number();
        };
    }

    private ObjectNode object(int depth) throws Unfit {
        ObjectNode object = NODES.objectNode();
        at++;
        while (peek() != '}') {
            String key = string();
            expect(':');
            if (object.has(key)) {
                throw new Unfit();
            }
            object.set(key, value(depth + 1));
            separator('}');
        }
        at++;
        return object;
    }

    private ArrayNode array(int depth) throws Unfit {
        ArrayNode array = NODES.arrayNode();
        at++;
        while (peek() != ']') {
            array.add(value(depth + 1));
            separator(']');
        }
        at++;
        return array;
    }

    private void separator(char closing) throws Unfit {
        if (peek() == ',') {
            at++;
        } else if (peek() != closing) {
            throw new Unfit();
        }
    }

    private void expect(char wanted) throws Unfit {
        if (peek() != wanted) {
            throw new Unfit();
        }
        at++;
    }

    /** The next character that is no white space, in its plain form; stays before it. */
    private char peek() throws Unfit {
        while (at < text.length() && (Character.isWhitespace(text.charAt(at)) || text.charAt(at) == '\u3000')) {
            at++;
        }
        if (at >= text.length()) {
            throw new Unfit();
        }
        return plain(text.charAt(at));
    }

    private String string() throws Unfit {
        char opening = peek();
        if (opening != '"' && opening != '“' && opening != '”' && opening != '＂') {
            throw new Unfit();
        }
        char closing = opening == '“' ? '”' : opening;
        StringBuilder string = new StringBuilder();
        for (at++; at < text.length(); at++) {
            char c = text.charAt(at);
            if (c == closing) {
                at++;
                return string.toString();
            }
            string.append(c == '\\' ? escape() : c);
        }
        throw new Unfit();
    }

    private char escape() throws Unfit {
        at++;
        if (at >= text.length()) {
            throw new Unfit();
        }
        char c = text.charAt(at);
        return switch (c) {
            case '"', '\\', '/', '“', '”' -> c;
            case 'b' -> '\b';
            case 'f' -> '\f';
            case 'n' -> '\n';
            case 'r' -> '\r';
            case 't' -> '\t';
            case 'u' -> unicode();
            default -> throw new Unfit();
        };
    }

    private char unicode() throws Unfit {
        int code = 0;
        for (int i = 0; i < 4; i++) {
            at++;
            int digit = at < text.length() ? Character.digit(text.charAt(at), 16) : -1;
            if (digit < 0) {
                throw new Unfit();
            }
            code = code * 16 + digit;
        }
        return (char) code;
    }

    private JsonNode word(String word, JsonNode node) throws Unfit {
        for (int i = 0; i < word.length(); i++, at++) {
            if (at >= text.length() || text.charAt(at) != word.charAt(i)) {
                throw new Unfit();
            }
        }
        return node;
    }

    private JsonNode number() throws Unfit {
        int end = at;
        while (end < text.length() && end - at <= LONGEST_NUMBER && isOfNumber(plain(text.charAt(end)))) {
            end++;
        }
        Matcher matcher = NUMBER.matcher(Normalizer.normalize(text.substring(at, end), Normalizer.Form.NFKC));
        if (!matcher.matches()) {
            at = end;
            throw new Unfit();
        }
        at = end;
        return NODES.numberNode(new BigDecimal(matcher.group()));
    }

    private static boolean isOfNumber(char c) {
        return (c >= '0' && c <= '9') || (c >= '０' && c <= '９') || "+-.eE".indexOf(c) >= 0;
    }

    /** No value stands here; cheap, since it is thrown at every bracket of prose. */
    private static final class Unfit extends Exception {

        private static final long serialVersionUID = 1L;

        Unfit() {
            super("no JSON value", null, false, false);
        }
    }
}

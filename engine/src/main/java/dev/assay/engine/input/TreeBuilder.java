package dev.assay.engine.input;

import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Builds located values from a parser's tokens; keys that stand twice in an object are faults. */
final class TreeBuilder {

    private static final int LONGEST_EXPONENT = 4;
    private static final int FEW = 8;

    /** Turns a parser's places into lines and columns; asked in the order of the text. */
    interface Places {

        int line(JsonLocation location);

        int column(JsonLocation location);
    }

    private final JsonParser parser;
    private final Places places;
    private final Source source;

    TreeBuilder(JsonParser parser, Places places, Source source) {
        this.parser = parser;
        this.places = places;
        this.source = source;
    }

    /** The value whose first token the parser stands on. */
    Node value(JsonToken token) throws IOException {
        JsonLocation at = parser.currentTokenLocation();
        int line = places.line(at);
        int column = places.column(at);
        return switch (token) {
            case START_OBJECT -> object(line, column);
            case START_ARRAY -> array(line, column);
            case VALUE_STRING -> new Node.Text(line, column, parser.getText());
            case VALUE_NUMBER_INT, VALUE_NUMBER_FLOAT -> number(line, column, parser.getText());
            case VALUE_TRUE -> new Node.Bool(line, column, true);
            case VALUE_FALSE -> new Node.Bool(line, column, false);
            case VALUE_NULL -> new Node.Null(line, column);
            default -> {
                source.fault(line, column, "a binary value", "text, a number, true, false, a list or an object");
                yield new Node.Null(line, column);
            }
        };
    }

    private Node number(int line, int column, String text) {
        if (text.endsWith("NaN") || text.endsWith("Infinity")) {
            return new Node.Null(line, column); // only where a reader forgives what Python writes: it means no value
        }
        if (!decimal(text)) {
            return new Node.Text(line, column, text); // YAML also counts 0x1F, 1_000 and .inf as numbers
        }
        int exponent = Math.max(text.indexOf('e'), text.indexOf('E'));
        if (exponent >= 0 && text.length() - exponent - 1 > LONGEST_EXPONENT) {
            source.fault(line, column, "the number " + Words.shortened(text), "a number below 1e308");
            return new Node.Num(line, column, "0");
        }
        return new Node.Num(line, column, text);
    }

    private static boolean decimal(String text) {
        for (int i = 0; i < text.length(); i++) {
            if (!Character.isDigit(text.charAt(i)) && "+-.eE".indexOf(text.charAt(i)) < 0) {
                return false;
            }
        }
        return true;
    }

    private Node array(int line, int column) throws IOException {
        List<Node> items = new ArrayList<>(FEW);
        for (JsonToken token = parser.nextToken(); token != JsonToken.END_ARRAY; token = parser.nextToken()) {
            items.add(value(token));
        }
        return new Node.Arr(line, column, items);
    }

    private Node object(int line, int column) throws IOException {
        List<Node.Member> members = new ArrayList<>(FEW);
        Set<String> many = new HashSet<>(0);
        while (parser.nextToken() == JsonToken.FIELD_NAME) {
            JsonLocation at = parser.currentTokenLocation();
            int keyLine = places.line(at);
            int keyColumn = places.column(at);
            String key = parser.currentName();
            boolean again = repeated(key, members, many);
            Node value = value(parser.nextToken());
            if (again) {
                source.fault(
                        keyLine,
                        keyColumn,
                        "the key `" + Words.shortened(key) + "` again",
                        "each key once in an object");
            } else {
                members.add(new Node.Member(key, keyLine, keyColumn, value));
            }
        }
        return new Node.Obj(line, column, members);
    }

    /** Few keys are compared one by one, many by a set: small objects are the rule and should cost nothing more. */
    private static boolean repeated(String key, List<Node.Member> members, Set<String> many) {
        if (members.size() < FEW) {
            for (Node.Member member : members) {
                if (member.key().equals(key)) {
                    return true;
                }
            }
            return false;
        }
        if (many.isEmpty()) {
            members.forEach(member -> many.add(member.key()));
        }
        return !many.add(key);
    }
}

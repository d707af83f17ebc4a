package dev.assay.judge.embedded.encode;

import java.util.HashMap;
import java.util.Map;

/** The word pieces of a model and their numbers, read from its {@code tokenizer.json}. */
final class Vocabulary {

    private final Map<String, Integer> numbers;
    private final boolean lowerCase;

    private Vocabulary(Map<String, Integer> numbers, boolean lowerCase) {
        this.numbers = numbers;
        this.lowerCase = lowerCase;
    }

    /**
     * Reads the file that every BERT model of Hugging Face carries.
     *
     * @throws IllegalArgumentException when it holds no WordPiece vocabulary
     */
    static Vocabulary read(String json) {
        int at = json.indexOf("\"vocab\"");
        int open = at < 0 ? -1 : json.indexOf('{', at);
        if (open < 0 || !json.contains("WordPiece")) {
            throw new IllegalArgumentException("the tokenizer file holds no WordPiece vocabulary");
        }
        Map<String, Integer> numbers = new HashMap<>(1 << 16);
        int i = json.indexOf('"', open);
        int close = json.indexOf('}', open);
        while (i >= 0) {
            StringBuilder piece = new StringBuilder();
            int colon = json.indexOf(':', text(json, i + 1, piece));
            int end = colon + 1;
            while (Character.isDigit(json.charAt(end)) || json.charAt(end) == ' ') {
                end++;
            }
            numbers.put(
                    piece.toString(),
                    Integer.parseInt(json.substring(colon + 1, end).strip()));
            close = json.indexOf('}', end);
            i = json.indexOf('"', end);
            if (i > close) {
                break;
            }
        }
        return new Vocabulary(numbers, json.replaceAll("\\s", "").contains("\"lowercase\":true"));
    }

    /** Reads a JSON string from after its opening quote; gives the index after the closing one. */
    private static int text(String json, int from, StringBuilder into) {
        int i = from;
        while (json.charAt(i) != '"') {
            if (json.charAt(i) != '\\') {
                into.append(json.charAt(i++));
                continue;
            }
            char escape = json.charAt(i + 1);
            if (escape == 'u') {
                into.append((char) Integer.parseInt(json.substring(i + 2, i + 6), 16));
                i += 6;
            } else {
                into.append("\b\f\n\r\t".charAt(Math.max(0, "bfnrt".indexOf(escape))));
                if ("bfnrt".indexOf(escape) < 0) {
                    into.setCharAt(into.length() - 1, escape);
                }
                i += 2;
            }
        }
        return i + 1;
    }

    /** The piece's number, or -1 where the model does not know it. */
    int number(String piece) {
        return numbers.getOrDefault(piece, -1);
    }

    /** Whether the model reads lower case without accents only. */
    boolean lowerCase() {
        return lowerCase;
    }

    int size() {
        return numbers.size();
    }
}

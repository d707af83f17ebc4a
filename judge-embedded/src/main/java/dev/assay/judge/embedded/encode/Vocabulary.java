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
        for (int i = skipSpace(json, open + 1); json.charAt(i) == '"'; i = next(json, i)) {
            StringBuilder piece = new StringBuilder();
            int number = skipSpace(json, json.indexOf(':', text(json, i + 1, piece)) + 1);
            i = number;
            while (Character.isDigit(json.charAt(i))) {
                i++;
            }
            numbers.put(piece.toString(), Integer.parseInt(json.substring(number, i)));
        }
        return new Vocabulary(numbers, json.replaceAll("\\s", "").contains("\"lowercase\":true"));
    }

    /** The index of what follows an entry: the next one behind a comma, or the end of the vocabulary. */
    private static int next(String json, int end) {
        int i = skipSpace(json, end);
        return json.charAt(i) == ',' ? skipSpace(json, i + 1) : i;
    }

    private static int skipSpace(String json, int from) {
        int i = from;
        while (Character.isWhitespace(json.charAt(i))) {
            i++;
        }
        return i;
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

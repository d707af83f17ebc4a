package dev.assay.engine.config;

import java.util.ArrayList;
import java.util.List;

/** Takes a list apart that stands in one text. */
final class Splitting {

    private Splitting() {}

    /** The items of a text for a key of this shape, trimmed, without empty ones. */
    static List<String> of(String text, ValueType.Shape shape) {
        return switch (shape) {
            case ONE -> List.of(text);
            case NAMES -> pieces(text, ",\n");
            case SENTENCES -> pieces(text, ";\n");
        };
    }

    /** Separators within round brackets belong to the item: {@code ndcg(gain=exp,p=1)@10}. */
    private static List<String> pieces(String text, String separators) {
        List<String> pieces = new ArrayList<>();
        int depth = 0;
        int start = 0;
        for (int i = 0; i <= text.length(); i++) {
            char c = i < text.length() ? text.charAt(i) : '\n';
            depth += c == '(' ? 1 : c == ')' ? -1 : 0;
            if (i == text.length() || (depth <= 0 && separators.indexOf(c) >= 0)) {
                String piece = text.substring(start, i).strip();
                if (!piece.isEmpty()) {
                    pieces.add(piece);
                }
                start = i + 1;
            }
        }
        return pieces;
    }
}

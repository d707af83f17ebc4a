package dev.assay.judge.prompt;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.MissingNode;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Finds the JSON values in a reply that are meant as the answer: those of the wanted shape, wherever they stand, that
 * are no draft within a {@code <think>} block. Tags within a JSON value are data, not the marks of a block.
 */
final class JsonFinder {

    private static final Pattern TAG =
            Pattern.compile("<(/?)(?:think|thinking|thought|reasoning)>", Pattern.CASE_INSENSITIVE);

    private record Piece(JsonNode node, int start, int end) {}

    private static final Piece NONE = new Piece(MissingNode.getInstance(), Integer.MAX_VALUE, Integer.MAX_VALUE);

    private final String body;
    private final List<Piece> pieces = new ArrayList<>();
    private int from;
    private int to;
    private boolean cutOff;

    private JsonFinder(String body) {
        this.body = body;
    }

    /**
     * What was found.
     *
     * @param fitting values of the wanted shape that differ: none, the one, or two where there are more than one
     * @param cutOff whether the text ended within a value or within a thought
     */
    record Found(List<JsonNode> fitting, boolean cutOff) {}

    static Found find(String body, Predicate<JsonNode> shape) {
        JsonFinder finder = new JsonFinder(body);
        finder.scan();
        finder.skipThoughts();
        List<JsonNode> fitting = new ArrayList<>();
        for (Piece piece : finder.pieces) {
            if (piece.start >= finder.from && piece.end <= finder.to) {
                collect(piece.node, shape, fitting);
            }
        }
        return new Found(fitting, finder.cutOff);
    }

    /** Everything before the last closing tag is a draft, whether or not the block was opened; so is an open end. */
    private void skipThoughts() {
        Iterator<Piece> data = pieces.iterator();
        Piece next = data.hasNext() ? data.next() : NONE;
        boolean thinking = false;
        Matcher tag = TAG.matcher(body);
        while (tag.find()) {
            while (next.end <= tag.start()) {
                next = data.hasNext() ? data.next() : NONE;
            }
            boolean isData = next.start <= tag.start();
            if (!isData && !tag.group(1).isEmpty()) {
                from = tag.end();
                thinking = false;
            } else if (!isData && !thinking) {
                to = tag.start();
                thinking = true;
            }
        }
        to = thinking ? to : body.length();
        cutOff |= thinking;
    }

    private void scan() {
        int i = 0;
        while (i < body.length()) {
            char c = LenientJson.plain(body.charAt(i));
            int next = i + 1;
            if (c == '{' || c == '[') {
                LenientJson.Outcome outcome = LenientJson.read(body, i);
                if (outcome instanceof LenientJson.Outcome.Value value) {
                    pieces.add(new Piece(isField(i) ? MissingNode.getInstance() : value.node(), i, value.end()));
                    next = value.end();
                } else if (outcome instanceof LenientJson.Outcome.TooDeep) {
                    pieces.clear();
                    return;
                } else if (outcome instanceof LenientJson.Outcome.CutOff) {
                    cutOff = true;
                    return;
                }
            }
            i = next;
        }
    }

    /** Whether the value stands behind a quoted key: then it is a whole part of something broken, and does not count. */
    private boolean isField(int start) {
        int colon = before(start);
        int quote = colon < 0 || LenientJson.plain(body.charAt(colon)) != ':' ? -1 : before(colon);
        return quote >= 0 && "\"”“＂'".indexOf(body.charAt(quote)) >= 0;
    }

    private int before(int place) {
        int i = place - 1;
        while (i >= 0 && Character.isWhitespace(body.charAt(i))) {
            i--;
        }
        return i;
    }

    private static void collect(JsonNode node, Predicate<JsonNode> shape, List<JsonNode> fitting) {
        if (shape.test(node)) {
            boolean enough = fitting.size() > 1 || fitting.contains(node);
            if (!enough) {
                fitting.add(node);
            }
            return;
        }
        for (JsonNode child : node) {
            collect(child, shape, fitting);
        }
    }
}

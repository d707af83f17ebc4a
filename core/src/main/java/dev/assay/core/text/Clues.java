package dev.assay.core.text;

import java.util.BitSet;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;

/** Sets of literals, numbered; one pass over a text tells of which sets it holds one. */
final class Clues {

    private final Map<Set<String>, Integer> numbers = new HashMap<>();
    private final Node root = new Node();

    /**
     * A text and what it holds.
     *
     * @param text the text
     * @param found the numbers of the sets of which it holds a literal
     */
    record Scanned(String text, BitSet found) {}

    /** The number of a set, by which it is looked for from now on; the same for an equal one. */
    int number(Set<String> literals) {
        return numbers.computeIfAbsent(literals, added -> {
            int number = numbers.size();
            added.forEach(literal -> root.add(literal, number));
            return number;
        });
    }

    /** Looks a text through. */
    Scanned scan(String text) {
        BitSet found = new BitSet(numbers.size());
        for (int start = 0; start < text.length(); start++) {
            Node node = root;
            for (int at = start; at < text.length() && node != Node.NONE; at++) {
                node = node.next(text.charAt(at));
                found.or(node.complete);
            }
        }
        return new Scanned(text, found);
    }

    /** Where literals that begin alike have got to, one node a character. */
    private static final class Node {

        static final Node NONE = new Node();

        private final Map<Character, Node> next = new HashMap<>(4);
        private final BitSet complete = new BitSet(0);

        Node next(char c) {
            return next.getOrDefault(c, NONE);
        }

        void add(String literal, int number) {
            Node node = this;
            for (int i = 0; i < literal.length(); i++) {
                node = node.next.computeIfAbsent(literal.charAt(i), c -> new Node());
            }
            node.complete.set(number);
        }
    }
}

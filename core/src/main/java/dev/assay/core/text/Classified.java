package dev.assay.core.text;

import java.util.BitSet;
import java.util.List;

/**
 * Words with the classes they are of.
 *
 * @param words the words and signs in order
 * @param parts for each of them, the members of classes that begin there
 * @param present the classes that occur at all
 */
record Classified(List<String> words, List<List<Part>> parts, BitSet present) {

    /** So many words the longest phrase has that is looked for backwards. */
    private static final int LONGEST_PHRASE = 6;

    /**
     * A member of a class.
     *
     * @param number the class
     * @param end index behind its last word
     */
    record Part(int number, int end) {}

    int size() {
        return words.size();
    }

    /** Whether a member of one of the classes begins at a word. */
    boolean begins(int at, BitSet classes) {
        if (at >= size()) {
            return false;
        }
        for (Part part : parts.get(at)) {
            if (classes.get(part.number())) {
                return true;
            }
        }
        return false;
    }

    /** Whether a member of one of the classes ends right before a word. */
    boolean endsBefore(int at, BitSet classes) {
        for (int start = Math.max(0, at - LONGEST_PHRASE); start < at; start++) {
            for (Part part : parts.get(start)) {
                if (part.end() == at && classes.get(part.number())) {
                    return true;
                }
            }
        }
        return false;
    }
}

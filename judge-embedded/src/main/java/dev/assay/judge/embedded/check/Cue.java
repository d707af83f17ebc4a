package dev.assay.judge.embedded.check;

import dev.assay.core.words.Slice;

/**
 * A word or phrase of a {@link Lexicon} where it stands in a clause.
 *
 * @param scale what it tells about: two cues are compared only on one scale
 * @param side where it stands on that scale
 * @param first index of its first word in the clause
 * @param last index of its last word
 * @param place its characters in the clause
 */
record Cue(String scale, String side, int first, int last, Slice place) {

    /** Whether a word of the clause is part of it. */
    boolean covers(int word) {
        return first <= word && word <= last;
    }

    /** Whether both are on one scale, on different sides. */
    boolean apart(Cue other) {
        return scale.equals(other.scale) && !side.equals(other.side);
    }

    /** Whether both are on one scale and side. */
    boolean together(Cue other) {
        return scale.equals(other.scale) && side.equals(other.side);
    }
}

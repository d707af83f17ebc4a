package dev.assay.dataset.similar;

/**
 * A word, a number, or a Chinese character of a text, in the form in which texts are compared.
 *
 * @param text lower case, stemmed; never empty
 * @param kind what it does in the sentence
 * @param name whether it is written with a capital, as names are, so that no other spelling will do for it
 */
record Token(String text, Kind kind, boolean name) {

    /** What a token does in a sentence. */
    enum Kind {
        /** Says what the text is about. */
        CONTENT,
        /** Holds a digit. */
        NUMBER,
        /** Turns the sense round. */
        NEGATION,
        /** Links other words. */
        PARTICLE,
        /** Could be left out: {@code please}, {@code the}. */
        FILLER
    }

    /** Whether another token in its place makes another question. */
    boolean telling() {
        return kind == Kind.CONTENT || kind == Kind.NUMBER;
    }
}

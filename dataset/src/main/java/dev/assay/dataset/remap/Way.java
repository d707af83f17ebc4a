package dev.assay.dataset.remap;

/** How a label came into the new corpus, or why it did not. */
public enum Way {
    /** It holds as it is: the new corpus has the same text there. */
    UNCHANGED("unchanged", true),
    /** The same text stands at another place, or in other passages. */
    EXACT("exact", true),
    /** The same text but for NFKC, white space and case. */
    NORMALISED("normalised", true),
    /** A text alike enough. */
    FUZZY("fuzzy", true),
    /** Several places are equally good. */
    AMBIGUOUS("ambiguous", false),
    /** No place is good enough. */
    NOT_FOUND("not-found", false),
    /** Neither the label nor the old corpus says what its text is. */
    NO_TEXT("no-text", false);

    private final String word;
    private final boolean moved;

    Way(String word, boolean moved) {
        this.word = word;
        this.moved = moved;
    }

    /** The word that stands for it in files and tables. */
    public String word() {
        return word;
    }

    /** Whether the label points into the new corpus; else it was kept as it was. */
    public boolean moved() {
        return moved;
    }
}

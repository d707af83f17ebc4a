package dev.assay.engine.report;

/** How words of a claim, or of the evidence, stand to the other; the gravest first. */
enum WordMark {
    /** The other rules them out. */
    CLASH("clash", Phrase.CLASHING),
    /** The evidence does not hold them. */
    LACKING("lacking", Phrase.LACKING),
    /** Both hold them. */
    SHARED("shared", Phrase.SHARED);

    private final String style;
    private final Phrase words;

    WordMark(String style, Phrase words) {
        this.style = style;
        this.words = words;
    }

    /** The class that colours it. */
    String style() {
        return style;
    }

    /** What it says, for those who do not see it. */
    String words(Wording in) {
        return words.in(in);
    }
}

package dev.assay.engine.report;

/** Colours of a terminal. They only underline what the words say already. */
enum Ink {
    /** For headings. */
    BOLD("1"),
    /** For what matters less. */
    DIM("2"),
    /** For what is as it should be. */
    GOOD("32"),
    /** For what is not. */
    BAD("31"),
    /** For what is undecided. */
    UNSURE("33");

    private static final String ESCAPE = "\u001b[";
    private final String code;

    Ink(String code) {
        this.code = code;
    }

    String on(String text) {
        return ESCAPE + code + "m" + text + ESCAPE + "0m";
    }
}

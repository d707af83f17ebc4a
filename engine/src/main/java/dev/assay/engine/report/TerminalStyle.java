package dev.assay.engine.report;

/**
 * How the terminal report is to look.
 *
 * @param width columns of the terminal, 40 or more
 * @param colour whether to colour; no word depends on it
 * @param language the report's language
 * @param worst how many of the worst cases to show, 0 or more
 */
public record TerminalStyle(int width, boolean colour, Language language, int worst) {

    public TerminalStyle {
        width = Math.max(40, width);
        if (worst < 0) {
            throw new IllegalArgumentException("worst is a count of cases, 0 or more; found " + worst);
        }
    }

    /** 100 columns, no colour, ten cases. */
    public static TerminalStyle plain(Language language) {
        return new TerminalStyle(100, false, language, 10);
    }
}

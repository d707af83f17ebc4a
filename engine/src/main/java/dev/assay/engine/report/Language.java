package dev.assay.engine.report;

import java.util.Locale;

/** The language of a report's own words; what cases say stays as it is. */
public enum Language {
    /** English. */
    EN,
    /** Chinese in simplified characters. */
    ZH;

    /** The tag used in files and options: {@code en} or {@code zh}. */
    public String tag() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** The language that most of the shown questions are written in; English when there are none. */
    public static Language of(ReportInput input) {
        long chinese = input.cases().stream()
                .filter(result -> hasHan(result.source().question()))
                .count();
        return 2 * chinese > input.cases().size() ? ZH : EN;
    }

    private static boolean hasHan(String text) {
        return text.codePoints().anyMatch(code -> Character.UnicodeScript.of(code) == Character.UnicodeScript.HAN);
    }

    /** One of two wordings of the same thing. */
    String pick(String english, String chinese) {
        return this == EN ? english : chinese;
    }
}

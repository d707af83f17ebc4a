package dev.assay.engine.report;

import dev.assay.core.words.Language;
import java.util.Locale;

/**
 * Chooses between the two wordings of a report's own words; what cases say stays as it is.
 *
 * @param language the report's language
 */
record Wording(Language language) {

    /** The one of two wordings that fits. */
    String pick(String english, String chinese) {
        return language == Language.EN ? english : chinese;
    }

    /** A number of cases. */
    String cases(int count) {
        return pick(count + (count == 1 ? " case" : " cases"), count + " 个用例");
    }

    /** The words with a capital at the beginning, as at the head of a section. */
    String capital(String words) {
        return language == Language.EN ? words.substring(0, 1).toUpperCase(Locale.ROOT) + words.substring(1) : words;
    }
}

package dev.assay.judge.prompt;

import java.util.Locale;

/** The languages that prompts are written in. */
public enum PromptLanguage {
    /** English. */
    EN,
    /** Chinese. */
    ZH;

    /** A Han character says about as much as two or three letters, so a fifth of all is much. */
    private static final double SHARE_OF_HAN = 0.2;

    /** The word used in file names, such as {@code en}. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** The language that fits a case: Chinese when at least a fifth of the letters in its texts are Han characters. */
    public static PromptLanguage of(String... texts) {
        long han = 0;
        long letters = 0;
        for (String text : texts) {
            letters += text.codePoints().filter(Character::isLetter).count();
            han += text.codePoints()
                    .filter(code -> Character.UnicodeScript.of(code) == Character.UnicodeScript.HAN)
                    .count();
        }
        return han > 0 && han >= SHARE_OF_HAN * letters ? ZH : EN;
    }
}

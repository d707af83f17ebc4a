package dev.assay.core.words;

import java.util.Locale;
import java.util.Optional;

/** The languages that texts are read and advice is given in. */
public enum Language {
    /** English; also taken for every language that is not Chinese. */
    EN,
    /** Chinese. */
    ZH;

    /** Below this share of Han characters among words a text is an English one that quotes a name. */
    private static final double HAN_SHARE = 0.3;

    /** The code used in files, such as {@code zh}. */
    public String code() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** The language of a code such as {@code zh}, {@code zh-CN} or {@code en_GB}; empty for other languages. */
    public static Optional<Language> ofCode(String code) {
        String base = code.strip().toLowerCase(Locale.ROOT).split("[-_]", 2)[0];
        for (Language language : values()) {
            if (language.code().equals(base)) {
                return Optional.of(language);
            }
        }
        return Optional.empty();
    }

    /** The language of a text by its script, a Han character counting as much as a word of letters or digits. */
    public static Language of(String text) {
        int han = 0;
        int words = 0;
        boolean inWord = false;
        for (int i = 0; i < text.length(); ) {
            int code = text.codePointAt(i);
            boolean isHan = code > 0x7f && Character.UnicodeScript.of(code) == Character.UnicodeScript.HAN;
            boolean letter = !isHan && Character.isLetterOrDigit(code);
            if (isHan) {
                han++;
            } else if (letter && !inWord) {
                words++;
            }
            inWord = letter || (inWord && code == '\'');
            i += Character.charCount(code);
        }
        return han > 0 && han >= HAN_SHARE * (han + words) ? ZH : EN;
    }
}

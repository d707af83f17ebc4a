package dev.assay.judge.embedded.text;

import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;

/** The language of a text, as far as this judge cares. */
public enum Language {
    /** English. */
    ENGLISH("en"),
    /** Chinese, simplified or traditional. */
    CHINESE("zh"),
    /** A language this judge does not read. */
    OTHER("other"),
    /** No letters to tell by. */
    UNKNOWN("unknown");

    private static final Pattern WORD = Pattern.compile("[\\p{IsLatin}']+");
    private static final Set<String> ENGLISH_WORDS = Set.of(
            "the", "of", "and", "to", "in", "is", "was", "are", "for", "that", "it", "with", "on", "by", "you", "your",
            "be", "as", "at", "from", "or", "not", "can", "will", "this", "have", "has", "if", "an", "a");
    private static final Set<String> FOREIGN_WORDS = Set.of(
            "der",
            "die",
            "das",
            "und",
            "ist",
            "nicht",
            "ein",
            "eine",
            "mit",
            "werden",
            "innerhalb",
            "für",
            "von",
            "le",
            "la",
            "les",
            "des",
            "et",
            "est",
            "une",
            "dans",
            "pour",
            "vous",
            "pas",
            "que",
            "el",
            "los",
            "las",
            "y",
            "en",
            "es",
            "una",
            "por",
            "para",
            "con",
            "del",
            "il",
            "che",
            "di",
            "della",
            "per",
            "sono",
            "het",
            "een",
            "van",
            "niet",
            "o",
            "os",
            "uma",
            "não",
            "em",
            "um",
            "são",
            "du",
            "au",
            "se",
            "su",
            "den",
            "dem",
            "zu",
            "im");

    private final String code;

    Language(String code) {
        this.code = code;
    }

    /** The code used in file names and messages, such as {@code zh}. */
    public String code() {
        return code;
    }

    /** Whether this judge reads it. */
    public boolean covered() {
        return this == ENGLISH || this == CHINESE;
    }

    /**
     * The language by script and, among Latin letters, by function words. A Han character weighs as much as two
     * letters, so that product names do not turn a Chinese sentence into an English one.
     */
    public static Language of(String text) {
        int[] scripts = new int[4];
        text.codePoints().filter(Character::isLetter).forEach(code -> scripts[script(code)]++);
        int han = scripts[0];
        int latin = scripts[1];
        int kana = scripts[2];
        int rest = scripts[3];
        if (han + latin + kana + rest == 0) {
            return UNKNOWN;
        }
        if (kana * 10 > han || rest > han * 2 + latin) {
            return kana + rest > latin / 2 ? OTHER : latin(text);
        }
        return han * 2 >= latin ? CHINESE : latin(text);
    }

    private static int script(int code) {
        return switch (Character.UnicodeScript.of(code)) {
            case HAN -> 0;
            case LATIN -> 1;
            case HIRAGANA, KATAKANA, HANGUL -> 2;
            default -> 3;
        };
    }

    private static Language latin(String text) {
        int english = 0;
        int foreign = 0;
        var words =
                WORD.matcher(text.substring(0, Math.min(text.length(), 2000)).toLowerCase(Locale.ROOT));
        while (words.find()) {
            english += ENGLISH_WORDS.contains(words.group()) ? 1 : 0;
            foreign += FOREIGN_WORDS.contains(words.group()) ? 1 : 0;
        }
        return foreign >= 2 && foreign > english ? OTHER : ENGLISH;
    }
}

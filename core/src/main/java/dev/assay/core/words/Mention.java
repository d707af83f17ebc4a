package dev.assay.core.words;

/**
 * Finds names in texts, width, case and white space aside. A name in Latin, Greek or Cyrillic letters or in digits is
 * found as a word only: {@code art} does not stand in {@code party}, nor {@code 5 %} in {@code 2.5 %}. Chinese is written
 * without blanks, so there any place will do.
 */
public final class Mention {

    private Mention() {}

    /** Whether a text, already folded, names it. A name without a character is never found. */
    public static boolean in(Folded text, String name) {
        String all = text.text();
        String wanted = Folded.of(name).text();
        if (wanted.isEmpty()) {
            return false;
        }
        for (int at = all.indexOf(wanted); at >= 0; at = all.indexOf(wanted, at + 1)) {
            if (apart(all, at) && apart(all, at + wanted.length())) {
                return true;
            }
        }
        return false;
    }

    /** Whether a word may begin or end at a place. */
    private static boolean apart(String text, int place) {
        if (place == 0 || place == text.length()) {
            return true;
        }
        int before = text.codePointBefore(place);
        int after = text.codePointAt(place);
        if (joins(before) && joins(after)) {
            return false;
        }
        return !(point(before) && Character.isDigit(after) && place > 1 && digit(text, place - 2))
                && !(Character.isDigit(before) && point(after) && digit(text, place + 1));
    }

    private static boolean joins(int code) {
        return Character.isDigit(code)
                || switch (Character.UnicodeScript.of(code)) {
                    case LATIN, GREEK, CYRILLIC -> Character.isLetter(code);
                    default -> false;
                };
    }

    private static boolean point(int code) {
        return code == '.' || code == ',';
    }

    private static boolean digit(String text, int place) {
        return place < text.length() && Character.isDigit(text.charAt(place));
    }
}

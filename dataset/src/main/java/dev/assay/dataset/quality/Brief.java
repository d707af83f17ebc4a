package dev.assay.dataset.quality;

import java.util.Locale;

/** Words and numbers cut to what a line shows. */
final class Brief {

    private static final int LONGEST = 70;

    private Brief() {}

    /** The words on one line, at most about 70 characters, in quotation marks. */
    static String quote(String text) {
        String line = text.strip().replaceAll("\\s+", " ");
        if (line.length() > LONGEST) {
            int end = Character.isHighSurrogate(line.charAt(LONGEST - 1)) ? LONGEST - 1 : LONGEST;
            line = line.substring(0, end) + "…";
        }
        return "\"" + line + "\"";
    }

    /** A count with its noun, such as {@code 1 case} or {@code 1,200 cases}. */
    static String count(long count, String noun) {
        return String.format(Locale.ROOT, "%,d %s", count, count == 1 ? noun : noun + "s");
    }
}

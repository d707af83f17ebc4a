package dev.assay.engine.input;

/** How pieces of input are shown in a message: short, on one line. */
public final class Words {

    private static final int LONGEST = 60;

    private Words() {}

    /** The text in quotation marks, shortened to 60 characters, control characters made visible. */
    public static String quoted(String text) {
        return '"' + shortened(text) + '"';
    }

    /** The text, shortened to 60 characters, control characters made visible. */
    public static String shortened(String text) {
        StringBuilder shown = new StringBuilder();
        int end = Math.min(text.length(), LONGEST);
        if (end < text.length() && Character.isHighSurrogate(text.charAt(end - 1))) {
            end--;
        }
        for (int i = 0; i < end; i++) {
            char c = text.charAt(i);
            switch (c) {
                case '\n' -> shown.append("\\n");
                case '\r' -> shown.append("\\r");
                case '\t' -> shown.append("\\t");
                default -> shown.append(Character.isISOControl(c) ? String.format("\\u%04x", (int) c) : c);
            }
        }
        return end < text.length() ? shown.append('…').toString() : shown.toString();
    }
}

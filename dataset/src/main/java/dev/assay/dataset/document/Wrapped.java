package dev.assay.dataset.document;

import java.util.List;

/** Lines that were broken to fit a page: words cut by a hyphen are joined, and Chinese, which has no blanks. */
final class Wrapped {

    private static final double FULL = 0.7;

    private Wrapped() {}

    /** The text with these breaks mended; others stay. */
    static String joined(String text) {
        List<String> lines = text.lines().map(String::stripTrailing).toList();
        int longest = lines.stream().mapToInt(String::length).max().orElse(0);
        StringBuilder joined = new StringBuilder();
        for (int i = 0; i < lines.size(); i++) {
            String line = lines.get(i);
            String next = i + 1 < lines.size() ? lines.get(i + 1) : "";
            if (hyphenated(line, next)) {
                joined.append(line, 0, line.length() - 1);
            } else {
                joined.append(line);
                if (!(line.length() >= FULL * longest && chineseMeets(line, next))) {
                    joined.append('\n');
                }
            }
        }
        return joined.toString().strip();
    }

    /** Whether a character is written without blanks around it. */
    static boolean chinese(char c) {
        return Character.isIdeographic(c)
                || Character.isSurrogate(c)
                || (c >= '\u3000' && c <= '\u303f')
                || (c >= '\uff00' && c <= '\uff60');
    }

    private static boolean hyphenated(String line, String next) {
        int end = line.length() - 1;
        return end > 0
                && (line.charAt(end) == '-' || line.charAt(end) == '\u00ad' || line.charAt(end) == '\u2010')
                && Character.isLetter(line.charAt(end - 1))
                && !next.isEmpty()
                && Character.isLowerCase(next.charAt(0));
    }

    private static boolean chineseMeets(String line, String next) {
        return !line.isEmpty()
                && !next.isEmpty()
                && "。！？：；".indexOf(line.charAt(line.length() - 1)) < 0
                && chinese(line.charAt(line.length() - 1))
                && chinese(next.charAt(0));
    }
}

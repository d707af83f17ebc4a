package dev.assay.engine.baseline;

/**
 * One thing in which a run differs from the baseline.
 *
 * @param aspect what
 * @param before as it was
 * @param now as it is
 */
public record Difference(Aspect aspect, String before, String now) {

    private static final int SHOWN = 90;

    /** Both sides in one line, from where they part when they are long. */
    public String text() {
        int same = 0;
        while (same < Math.min(before.length(), now.length()) && before.charAt(same) == now.charAt(same)) {
            same++;
        }
        int from = Math.max(before.length(), now.length()) <= SHOWN ? 0 : Math.max(0, same - SHOWN / 4);
        return part(now, from) + ", in the baseline " + part(before, from);
    }

    private static String part(String text, int from) {
        String tail = text.substring(Math.min(from, text.length()));
        return (from > 0 ? "…" : "") + (tail.length() <= SHOWN ? tail : tail.substring(0, SHOWN) + "…");
    }
}

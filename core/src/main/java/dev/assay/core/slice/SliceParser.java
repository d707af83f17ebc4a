package dev.assay.core.slice;

/** Reads a slice as a user writes it. */
final class SliceParser {

    private static final String FORM = "; a slice is KEY=VALUE, such as language=zh or topic=\"refund policy\"";

    private final String text;
    private int at;

    SliceParser(String text) {
        this.text = text.strip();
    }

    CaseSlice parse() {
        String key = part("=");
        if (at == text.length()) {
            throw wrong("there is no `=`");
        }
        at++;
        if (key.isBlank()) {
            throw wrong("there is no key before the `=`");
        }
        boolean bare = at == text.length();
        String value = part("");
        if (bare) {
            throw wrong("there is no value after the `=` (for an empty one write " + key + "=\"\")");
        }
        return new CaseSlice(key, value);
    }

    /** A quoted part, or everything up to the mark that ends it. */
    private String part(String end) {
        skipBlanks();
        if (at < text.length() && isQuote(text.charAt(at))) {
            String part = quotedPart();
            skipBlanks();
            if (at < text.length() && end.indexOf(text.charAt(at)) < 0) {
                throw wrong("something follows the closing quote: `" + text.substring(at) + "`");
            }
            return part;
        }
        int from = at;
        while (at < text.length() && end.indexOf(text.charAt(at)) < 0) {
            at++;
        }
        return text.substring(from, at).strip();
    }

    private String quotedPart() {
        char quote = text.charAt(at++);
        StringBuilder part = new StringBuilder();
        while (at < text.length() && text.charAt(at) != quote) {
            if (text.charAt(at) == '\\' && at + 1 < text.length()) {
                at++;
            }
            part.append(text.charAt(at++));
        }
        if (at == text.length()) {
            throw wrong("the quote is not closed");
        }
        at++;
        return part.toString();
    }

    private void skipBlanks() {
        while (at < text.length() && Character.isWhitespace(text.charAt(at))) {
            at++;
        }
    }

    private IllegalArgumentException wrong(String what) {
        return new IllegalArgumentException("slice `" + text + "`: " + what + FORM);
    }

    private static boolean isQuote(char c) {
        return c == '"' || c == '\'';
    }

    /** The part as it parses back: in quotes where it could be misread or would be two words to a shell or a rule. */
    static String quoted(String part) {
        boolean plain = !part.isEmpty()
                && part.chars().noneMatch(c -> Character.isWhitespace(c) || isQuote((char) c) || c == '=' || c == '\\');
        return plain ? part : '"' + part.replace("\\", "\\\\").replace("\"", "\\\"") + '"';
    }
}

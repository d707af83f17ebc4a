package dev.assay.judge.embedded.text;

/** A text in the form that patterns are matched against: half width, lower case, every character at its old place. */
public final class Plain {

    private Plain() {}

    /** The plain form, as long as the text. Chinese commas and stops stay as they are. */
    public static String of(String text) {
        StringBuilder plain = new StringBuilder(text.length());
        for (int i = 0; i < text.length(); i++) {
            plain.append(plain(text.charAt(i)));
        }
        return plain.toString();
    }

    private static char plain(char c) {
        if (c == '，' || c == '；' || c == '：' || c == '！' || c == '？') {
            return c;
        }
        if (c >= '\uff01' && c <= '\uff5e') {
            return Character.toLowerCase((char) (c - 0xfee0));
        }
        return switch (c) {
            case '\u3000', '\u00a0', '\u2009', '\u202f' -> ' ';
            case '–', '—', '−', '～', '〜', '‑' -> '-';
            case '’' -> '\'';
            default -> Character.toLowerCase(c);
        };
    }
}

package dev.assay.engine.codec;

import dev.assay.engine.input.Node;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Set;

/**
 * The one form of a JSON value that all ways of writing it share: keys sorted by their UTF-16 code units, no white
 * space, members that are {@code null} left out, numbers as {@link BigDecimal} prints them without trailing zeros
 * (1, 1.0 and 1e0 are all {@code 1}), strings with the fewest escapes, UTF-8. The buffer is reused.
 */
final class CanonicalJson {

    private static final Comparator<Node.Member> BY_KEY = Comparator.comparing(Node.Member::key);

    private static final int USUAL = 20;

    private final boolean plainNumbers;
    private byte[] bytes = new byte[1024];
    private int length;

    /** The form that is hashed. */
    CanonicalJson() {
        this(false);
    }

    /**
     * The same for people where {@code plainNumbers}.
     *
     * @param plainNumbers whether numbers of usual size stand without exponent, 140 and not 1.4E+2
     */
    CanonicalJson(boolean plainNumbers) {
        this.plainNumbers = plainNumbers;
    }

    /** Writes an object without some of its fields; {@link #bytes} and {@link #length} then hold it. */
    void write(Node.Obj object, Set<String> without) {
        length = 0;
        object(object, without);
    }

    /** Holds the last object written, from index 0. */
    byte[] bytes() {
        return bytes;
    }

    /** How many bytes it has. */
    int length() {
        return length;
    }

    private void object(Node.Obj object, Set<String> without) {
        List<Node.Member> members = new ArrayList<>(object.members());
        members.sort(BY_KEY);
        put('{');
        boolean first = true;
        for (Node.Member member : members) {
            if (member.value() instanceof Node.Null || without.contains(member.key())) {
                continue;
            }
            if (!first) {
                put(',');
            }
            first = false;
            string(member.key());
            put(':');
            value(member.value());
        }
        put('}');
    }

    private void value(Node node) {
        if (node instanceof Node.Text text) {
            string(text.value());
        } else if (node instanceof Node.Num num) {
            ascii(number(num.text()));
        } else if (node instanceof Node.Obj object) {
            object(object, Set.of());
        } else if (node instanceof Node.Arr array) {
            array(array);
        } else if (node instanceof Node.Bool bool) {
            ascii(String.valueOf(bool.value()));
        } else {
            ascii("null");
        }
    }

    private void array(Node.Arr array) {
        put('[');
        for (int i = 0; i < array.items().size(); i++) {
            if (i > 0) {
                put(',');
            }
            value(array.items().get(i));
        }
        put(']');
    }

    private String number(String text) {
        BigDecimal value = new BigDecimal(text);
        if (value.signum() == 0) {
            return "0";
        }
        BigDecimal bare = value.stripTrailingZeros();
        return plainNumbers && Math.abs(bare.scale()) <= USUAL ? bare.toPlainString() : bare.toString();
    }

    private void string(String text) {
        put('"');
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c >= ' ' && c < 0x80) {
                if (c == '"' || c == '\\') {
                    put('\\');
                }
                put(c);
            } else if (c < ' ' || loneSurrogate(text, i)) {
                ascii(String.format("\\u%04x", (int) c));
            } else {
                int code = text.codePointAt(i);
                utf8(code);
                i += Character.charCount(code) - 1;
            }
        }
        put('"');
    }

    /** Only an escape can bring half a pair into a string; two of them must not look alike. */
    private static boolean loneSurrogate(String text, int i) {
        int code = text.codePointAt(i);
        return code >= Character.MIN_SURROGATE && code <= Character.MAX_SURROGATE;
    }

    private void utf8(int code) {
        if (code < 0x800) {
            put(0xC0 | (code >> 6));
        } else {
            if (code < 0x10000) {
                put(0xE0 | (code >> 12));
            } else {
                put(0xF0 | (code >> 18));
                put(0x80 | ((code >> 12) & 0x3F));
            }
            put(0x80 | ((code >> 6) & 0x3F));
        }
        put(0x80 | (code & 0x3F));
    }

    private void ascii(String text) {
        for (int i = 0; i < text.length(); i++) {
            put(text.charAt(i));
        }
    }

    private void put(int b) {
        if (length == bytes.length) {
            bytes = Arrays.copyOf(bytes, bytes.length * 2);
        }
        bytes[length++] = (byte) b;
    }
}

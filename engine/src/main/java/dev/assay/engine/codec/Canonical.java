package dev.assay.engine.codec;

import dev.assay.core.words.Sha256;
import dev.assay.engine.input.Node;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.HexFormat;
import java.util.List;
import java.util.Set;

/**
 * What lines of a dataset say, apart from how they say it: the form that the hash of a dataset is made of. Key order, white
 * space, members that are {@code null} and the spelling of numbers do not matter. Not for use by two threads at once.
 */
public final class Canonical {

    /** The fields of a line that belong to what a system did, and not to the dataset. */
    public static final Set<String> OUTPUT_FIELDS = OutputCodec.FIELDS;

    private static final String MEMBER = "v";

    private final CanonicalJson json = new CanonicalJson();
    private final CanonicalJson shown = new CanonicalJson(true);
    private final MessageDigest sha256 = Sha256.digest();

    /** SHA-256 of an object without some of its fields, 32 bytes. */
    public byte[] digest(Node.Obj object, Set<String> without) {
        json.write(object, without);
        sha256.update(json.bytes(), 0, json.length());
        return sha256.digest();
    }

    /** The same as 64 hexadecimal digits. */
    public String hash(Node.Obj object, Set<String> without) {
        return HexFormat.of().formatHex(digest(object, without));
    }

    /** A value as JSON: keys sorted, no white space, numbers without exponent. */
    public String text(Node value) {
        if (value instanceof Node.Obj object) {
            shown.write(object, Set.of());
            return new String(shown.bytes(), 0, shown.length(), StandardCharsets.UTF_8);
        }
        if (value instanceof Node.Null) {
            return "null";
        }
        Node.Member member = new Node.Member(MEMBER, 0, 0, value);
        shown.write(new Node.Obj(0, 0, List.of(member)), Set.of());
        int before = MEMBER.length() + 4;
        return new String(shown.bytes(), before, shown.length() - before - 1, StandardCharsets.UTF_8);
    }
}

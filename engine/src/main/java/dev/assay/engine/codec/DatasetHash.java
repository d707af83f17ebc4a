package dev.assay.engine.codec;

import dev.assay.core.words.Sha256;
import dev.assay.engine.input.Node;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Set;

/**
 * The identity of a dataset: SHA-256 over the sorted SHA-256 digests of its lines, each line being the word
 * {@code case} or {@code passage}, a line feed, and the object in canonical form (see {@link CanonicalJson}) without the
 * fields of an output. So line order, key order, white space, a byte order mark, CRLF, the spelling of numbers and what
 * a system answered do not matter, and everything else does. Costs 48 bytes a line.
 */
final class DatasetHash {

    private static final byte[] CASE = "case\n".getBytes(StandardCharsets.UTF_8);
    private static final byte[] PASSAGE = "passage\n".getBytes(StandardCharsets.UTF_8);

    private final MessageDigest sha256 = Sha256.digest();
    private final CanonicalJson canonical = new CanonicalJson();
    private final List<byte[]> digests = new ArrayList<>();

    void addCase(Node.Obj line) {
        add(CASE, line, OutputCodec.FIELDS);
    }

    void addPassage(Node.Obj line) {
        add(PASSAGE, line, Set.of());
    }

    private void add(byte[] kind, Node.Obj line, Set<String> without) {
        canonical.write(line, without);
        sha256.update(kind);
        sha256.update(canonical.bytes(), 0, canonical.length());
        digests.add(sha256.digest());
    }

    /** The hash, 64 hexadecimal digits. */
    String hex() {
        digests.sort(Arrays::compareUnsigned);
        digests.forEach(sha256::update);
        return HexFormat.of().formatHex(sha256.digest());
    }
}

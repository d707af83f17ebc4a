package dev.assay.judge.embedded.verdict;

import dev.assay.core.words.Sha256;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.HexFormat;
import java.util.List;

/** The files that the training program wrote. */
final class Resource {

    private Resource() {}

    static List<String> lines(String name) {
        return new String(bytes(name), StandardCharsets.UTF_8).lines().toList();
    }

    private static byte[] bytes(String name) {
        try (InputStream in = Resource.class.getResourceAsStream(name)) {
            if (in == null) {
                throw new IllegalStateException("the jar of the embedded judge lacks its file " + name);
            }
            return in.readAllBytes();
        } catch (IOException e) {
            throw new UncheckedIOException("the jar of the embedded judge cannot be read", e);
        }
    }

    /** Eight hexadecimal digits of the SHA-256 over some of the files. */
    static String hash(List<String> names) {
        MessageDigest digest = Sha256.digest();
        names.forEach(name -> digest.update(bytes(name)));
        return HexFormat.of().formatHex(digest.digest()).substring(0, 8);
    }
}

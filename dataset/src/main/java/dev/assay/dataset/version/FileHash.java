package dev.assay.dataset.version;

import dev.assay.core.words.Sha256;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.HexFormat;

/** SHA-256 of a file's bytes. */
final class FileHash {

    private static final int BLOCK = 1 << 16;

    private FileHash() {}

    /** The hash, 64 hexadecimal digits. */
    static String of(Path file) throws IOException {
        try (InputStream in = Files.newInputStream(file)) {
            MessageDigest sha256 = Sha256.digest();
            byte[] block = new byte[BLOCK];
            for (int read = in.read(block); read >= 0; read = in.read(block)) {
                sha256.update(block, 0, read);
            }
            return HexFormat.of().formatHex(sha256.digest());
        }
    }
}

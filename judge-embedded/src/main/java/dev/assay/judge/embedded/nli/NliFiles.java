package dev.assay.judge.embedded.nli;

import dev.assay.core.words.Sha256;
import dev.assay.judge.port.JudgeSettingException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.DigestOutputStream;
import java.security.MessageDigest;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Stream;

/**
 * The files that decide what a model says.
 *
 * @param network the network; files beside it whose names begin with its name hold more of its weights
 * @param tokenizer its tokenizer
 */
record NliFiles(Path network, Path tokenizer) {

    /** The SHA-256 of the network's files and of the tokenizer, for provenance. */
    String id() {
        try {
            return "nli:" + hash(weights()) + " tokenizer:" + hash(List.of(tokenizer));
        } catch (IOException e) {
            throw new JudgeSettingException("judge.nli.model: its files cannot be read: " + e, e);
        }
    }

    private List<Path> weights() throws IOException {
        String name = String.valueOf(network.getFileName());
        Path folder = network.toAbsolutePath().getParent();
        if (folder == null) {
            return List.of(network);
        }
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(file -> String.valueOf(file.getFileName()).startsWith(name))
                    .filter(Files::isRegularFile)
                    .sorted()
                    .toList();
        }
    }

    private static String hash(List<Path> files) throws IOException {
        MessageDigest digest = Sha256.digest();
        for (Path file : files) {
            try (InputStream in = Files.newInputStream(file);
                    OutputStream out = new DigestOutputStream(OutputStream.nullOutputStream(), digest)) {
                in.transferTo(out);
            }
        }
        return HexFormat.of().formatHex(digest.digest());
    }
}

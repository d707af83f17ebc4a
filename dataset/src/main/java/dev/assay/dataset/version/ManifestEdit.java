package dev.assay.dataset.version;

import dev.assay.dataset.folder.Manifest;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Writes number and hash of a version into {@code dataset.yaml}, and leaves its comments as they are. */
final class ManifestEdit {

    private static final String VERSION = "version";
    private static final String HASH = "versionHash";

    private ManifestEdit() {}

    /** The manifest without what {@link #apply} writes. */
    static Manifest bare(Manifest manifest) {
        var fields = new java.util.LinkedHashMap<>(manifest.fields());
        fields.remove(VERSION);
        fields.remove(HASH);
        return new Manifest(fields);
    }

    /** The text of {@code dataset.yaml} with both set. */
    static String text(Path folder, Manifest manifest, Version version) throws IOException {
        Manifest wanted = manifest.with(VERSION, version.number()).with(HASH, version.hash());
        Path file = folder.resolve(Manifest.FILE);
        if (!Files.exists(file)) {
            return wanted.yaml();
        }
        String old = Files.readString(file, StandardCharsets.UTF_8);
        String edited = set(set(old, VERSION, String.valueOf(version.number())), HASH, "\"" + version.hash() + "\"");
        return reads(edited, wanted) ? edited : wanted.yaml();
    }

    /** Puts the text in the place of {@code dataset.yaml}, in one step. */
    static void apply(Path folder, String text) throws IOException {
        Path temporary = folder.resolve("." + Manifest.FILE + ".new");
        try {
            Files.writeString(temporary, text);
            Files.move(
                    temporary,
                    folder.resolve(Manifest.FILE),
                    StandardCopyOption.ATOMIC_MOVE,
                    StandardCopyOption.REPLACE_EXISTING);
        } finally {
            Files.deleteIfExists(temporary);
        }
    }

    private static String set(String yaml, String key, String value) {
        Matcher line = Pattern.compile("(?m)^" + key + ":[^\\S\\n]*[^#\\n]*?(?=[^\\S\\n]*(#|\\r?$))")
                .matcher(yaml);
        if (line.find()) {
            return line.replaceFirst(Matcher.quoteReplacement(key + ": " + value));
        }
        return yaml + (yaml.isEmpty() || yaml.endsWith("\n") ? "" : "\n") + key + ": " + value + "\n";
    }

    /** Whether a text says what it should; a list or a text over several lines would not. */
    private static boolean reads(String yaml, Manifest wanted) throws IOException {
        Path folder = Files.createTempDirectory("assay-manifest");
        Path file = folder.resolve(Manifest.FILE);
        try {
            Files.writeString(file, yaml);
            return Manifest.in(folder).equals(wanted);
        } catch (dev.assay.engine.input.InputException wrong) {
            return false;
        } finally {
            Files.deleteIfExists(file);
            Files.deleteIfExists(folder);
        }
    }
}

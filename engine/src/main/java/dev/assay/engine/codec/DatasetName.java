package dev.assay.engine.codec;

import dev.assay.engine.input.Faults;
import dev.assay.engine.input.Node;
import dev.assay.engine.input.Source;
import dev.assay.engine.input.YamlFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/**
 * What a dataset calls itself in {@code dataset.yaml}.
 *
 * @param name its name
 * @param version its version as written
 * @param versionHash hash of the content that the version was made of; absent where the version was not made by Assay
 */
public record DatasetName(Optional<String> name, Optional<String> version, Optional<String> versionHash) {

    /** A dataset that says nothing of itself. */
    public static final DatasetName NONE = new DatasetName(Optional.empty(), Optional.empty(), Optional.empty());

    private static final String FILE = "dataset.yaml";

    /** What stands in a folder; faults of the file are told. */
    static DatasetName in(Path folder, Faults faults) {
        Path file = folder.resolve(FILE);
        if (!Files.isRegularFile(file)) {
            return NONE;
        }
        Source source = new Source(file.toString(), faults);
        return YamlFile.parse(file, source)
                .map(object -> new DatasetName(
                        text(object, "name", source),
                        text(object, "version", source),
                        text(object, "versionHash", source)))
                .orElse(NONE);
    }

    /**
     * The version of what was read: {@code 3+} where the content is no longer that of which version 3 was made.
     *
     * @param hash hash of the content
     */
    public Optional<String> version(String hash) {
        boolean changed = versionHash.isPresent() && !versionHash.get().equals(hash);
        return version.map(number -> changed ? number + "+" : number);
    }

    private static Optional<String> text(Node.Obj object, String key, Source source) {
        Optional<Node> node = object.get(key);
        if (node.isPresent() && node.get() instanceof Node.Text text) {
            return Optional.of(text.value()).filter(value -> !value.isBlank());
        }
        if (node.isPresent() && node.get() instanceof Node.Num number) {
            return Optional.of(number.text());
        }
        node.ifPresent(wrong -> source.fault(wrong, "a string or a number in `" + key + "`"));
        return Optional.empty();
    }
}

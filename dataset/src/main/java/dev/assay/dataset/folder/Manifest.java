package dev.assay.dataset.folder;

import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.dataformat.yaml.YAMLGenerator;
import com.fasterxml.jackson.dataformat.yaml.YAMLMapper;
import dev.assay.engine.input.Fault;
import dev.assay.engine.input.Faults;
import dev.assay.engine.input.InputException;
import dev.assay.engine.input.Source;
import dev.assay.engine.input.YamlFile;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * What {@code dataset.yaml} says of a dataset: name, version, languages, licence, how it was made, and whatever else its
 * owners keep there.
 *
 * @param fields by their names, in the order of the file: strings, numbers, booleans, lists and maps
 */
public record Manifest(Map<String, Object> fields) {

    /** The file's name in a dataset's folder. */
    public static final String FILE = "dataset.yaml";

    /** A dataset that says nothing of itself. */
    public static final Manifest NONE = new Manifest(Map.of());

    private static final YAMLMapper YAML = YAMLMapper.builder()
            .disable(YAMLGenerator.Feature.WRITE_DOC_START_MARKER)
            .enable(YAMLGenerator.Feature.MINIMIZE_QUOTES)
            .disable(YAMLGenerator.Feature.SPLIT_LINES)
            .build();

    private static final TypeReference<LinkedHashMap<String, Object>> MAP = new TypeReference<>() {};

    public Manifest {
        fields = Collections.unmodifiableMap(new LinkedHashMap<>(fields));
    }

    /**
     * What stands in a folder; {@link #NONE} where there is no such file or it is empty.
     *
     * @throws InputException when it is no YAML map
     */
    public static Manifest in(Path folder) {
        Path file = folder.resolve(FILE);
        if (!Files.exists(file)) {
            return NONE;
        }
        Source source = new Source(file.toString(), new Faults());
        boolean empty = YamlFile.parse(file, source)
                .map(object -> object.members().isEmpty())
                .orElse(true);
        source.faults().throwIfAny();
        try {
            return empty ? NONE : new Manifest(YAML.readValue(file.toFile(), MAP));
        } catch (IOException wrong) {
            throw InputException.of(
                    Fault.ofFile(file.toString(), "text that is no map", "keys with values, such as `name: faq`"));
        }
    }

    /** The text of a field; absent where it is not there. */
    public Optional<String> text(String name) {
        return Optional.ofNullable(fields.get(name)).map(String::valueOf);
    }

    /** The same with a field set; it keeps its place where it was there, else it comes last. */
    public Manifest with(String name, Object value) {
        Map<String, Object> changed = new LinkedHashMap<>(fields);
        changed.put(name, value);
        return new Manifest(changed);
    }

    /** As the text of {@code dataset.yaml}. */
    public String yaml() {
        try {
            return YAML.writeValueAsString(fields);
        } catch (IOException impossible) {
            throw new UncheckedIOException("writing to memory", impossible);
        }
    }
}

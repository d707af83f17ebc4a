package dev.assay.engine.config;

import dev.assay.core.words.NearNames;
import dev.assay.engine.input.Fault;
import dev.assay.engine.input.Faults;
import dev.assay.engine.input.InputException;
import dev.assay.engine.input.Node;
import dev.assay.engine.input.Source;
import dev.assay.engine.input.YamlFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Reads all settings: defaults, then {@code assay.yaml}, then {@code ASSAY_…}, then options; the later wins. */
public final class ConfigReader {

    private static final String NAME = "assay.yaml";
    private static final String OTHER_NAME = "assay.yml";

    private ConfigReader() {}

    /**
     * The settings for a folder (with or without {@code assay.yaml}), a YAML file, or a single file of cases.
     *
     * @param given what the user named; absent = the current folder
     * @param environment environment variables; those that begin with {@code ASSAY_} count
     * @param options values by key, such as {@code judge.use}; lists in one text
     * @throws InputException with all faults: unknown keys, wrong types and ranges, from all sources
     */
    public static AssayConfig read(Optional<Path> given, Map<String, String> environment, Map<String, String> options) {
        Path path = given.orElse(Path.of(""));
        if (!Files.exists(path)) {
            throw InputException.of(Fault.ofFile(
                    path.toString(),
                    "no such file or folder",
                    "a folder, an assay.yaml or a .jsonl file of cases; `assay init` writes an example"));
        }
        Path folder = Files.isDirectory(path)
                ? path
                : Optional.ofNullable(path.getParent()).orElse(Path.of(""));
        Optional<Path> file = file(path);
        Faults faults = new Faults();
        FileContent content = file.map(yaml -> fromFile(yaml, folder, faults)).orElse(FileContent.NOTHING);
        Map<String, Given> outside = new LinkedHashMap<>();
        outside.putAll(OutsideSettings.fromEnvironment(environment, faults));
        outside.putAll(OutsideSettings.fromOptions(options, faults));
        Map<String, Given> settings = new LinkedHashMap<>();
        if (file.isEmpty() && Files.isRegularFile(path)) {
            settings.put(ConfigKeys.CASES.name(), alone(path));
        }
        settings.putAll(chosen(content, outside, faults));
        settings.putAll(outside);
        PresetSettings.under(settings);
        return new Resolved(settings, faults).config(folder, file);
    }

    /**
     * The names of the variants that a file lists, in its order; none without a file. Faults in the file are left to
     * {@link #read}.
     *
     * @param given what the user named; absent = the current folder
     */
    public static List<String> variants(Optional<Path> given) {
        Path path = given.orElse(Path.of(""));
        return file(path)
                .map(yaml -> fromFile(yaml, path, new Faults()).names())
                .orElse(List.of());
    }

    /** The file's settings, with those of the variant over them that is named. */
    private static Map<String, Given> chosen(FileContent content, Map<String, Given> outside, Faults faults) {
        String key = ConfigKeys.VARIANT.name();
        Optional<Given.Value> named = Optional.ofNullable(outside.get(key))
                .or(() -> Optional.ofNullable(content.settings().get(key)))
                .flatMap(given -> given.values().stream().findFirst());
        named.filter(value -> !content.names().contains(value.text()))
                .ifPresent(value -> faults.add(value.fault(
                        content.names().isEmpty()
                                ? "no variant: the settings list none under `variants`"
                                : String.join(", ", content.names()) + NearNames.hint(value.text(), content.names()))));
        return named.map(value -> content.with(value.text())).orElse(content.settings());
    }

    private static Optional<Path> file(Path path) {
        if (Files.isDirectory(path)) {
            Path yaml = path.resolve(NAME);
            return Optional.of(Files.exists(yaml) ? yaml : path.resolve(OTHER_NAME))
                    .filter(Files::exists);
        }
        String name = path.toString();
        return Optional.of(path).filter(file -> name.endsWith(".yaml") || name.endsWith(".yml"));
    }

    private static Given alone(Path cases) {
        String text = cases.toString();
        return new Given(List.of(new Given.Value(text, text, text, 0, 0, "the file named")), Optional.empty());
    }

    private static FileContent fromFile(Path yaml, Path folder, Faults faults) {
        Source source = new Source(yaml.toString(), faults);
        Optional<Node.Obj> root = YamlFile.parse(yaml, source);
        String shortName = String.valueOf(yaml.getFileName());
        return root.map(object -> FileSettings.read(object, source, folder, shortName))
                .orElse(FileContent.NOTHING);
    }
}

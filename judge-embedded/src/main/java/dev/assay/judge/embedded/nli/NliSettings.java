package dev.assay.judge.embedded.nli;

import dev.assay.core.words.NearNames;
import dev.assay.judge.embedded.encode.LibraryPairs;
import dev.assay.judge.embedded.encode.NoEncoder;
import dev.assay.judge.embedded.encode.PairNetwork;
import dev.assay.judge.embedded.encode.PairReader;
import dev.assay.judge.embedded.encode.UnsuitableModel;
import dev.assay.judge.port.JudgeSettingException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Supplier;
import java.util.stream.IntStream;

/** The settings under {@code judge.nli}, and the model that they name. */
public final class NliSettings {

    private static final String PREFIX = "nli.";
    private static final String MODEL = "nli.model";
    private static final String TOKENIZER = "nli.tokenizer";
    private static final String CONFIG = "nli.config";
    private static final String LABELS = "nli.labels";
    private static final String ALONE = "nli.alone";
    private static final List<String> NAMES = List.of(MODEL, TOKENIZER, CONFIG, LABELS, ALONE);
    private static final List<String> NEEDED = List.of(MODEL, TOKENIZER);

    /** Tokens of the longest row, whatever the model allows: time grows with the square, and windows lose nothing. */
    private static final int LONGEST = 512;

    private final Map<String, String> given;

    private NliSettings(Map<String, String> given) {
        this.given = given;
    }

    /**
     * Loads the model that the settings name, and tries it once.
     *
     * @param settings the settings under {@code judge:} by key
     * @return empty when they name none
     * @throws JudgeSettingException when a setting is unknown or wrong, or a file cannot be used
     */
    public static Optional<InferenceModel> open(Map<String, String> settings) {
        Map<String, String> given = new TreeMap<>(settings);
        given.keySet().removeIf(name -> !name.equals("nli") && !name.startsWith(PREFIX));
        if (given.isEmpty()) {
            return Optional.empty();
        }
        given.keySet().stream()
                .filter(name -> !NAMES.contains(name))
                .findFirst()
                .ifPresent(name -> {
                    throw new JudgeSettingException("judge." + name + ": no such setting" + NearNames.hint(name, NAMES)
                            + "; there is " + String.join(", ", NAMES));
                });
        return Optional.of(new NliSettings(given).open());
    }

    private InferenceModel open() {
        for (String name : NEEDED) {
            if (text(name).isEmpty()) {
                throw wrong(name, "a file is needed here: nli: {model: model.onnx, tokenizer: tokenizer.json}");
            }
        }
        boolean alone = alone();
        Path network = file(MODEL);
        Path tokenizerFile = file(TOKENIZER);
        ModelConfig config = config(network);
        Labels labels = labels(config);
        String id = new NliFiles(network, tokenizerFile).id() + " labels:" + labels.words() + (alone ? " alone" : "");
        LibraryPairs pairs = tried(TOKENIZER, () -> LibraryPairs.read(content(TOKENIZER, tokenizerFile)));
        try {
            PairNetwork loaded = tried(MODEL, () -> PairNetwork.load(network));
            try {
                PairReader reader = tried(MODEL, () -> new PairReader(pairs, loaded, longest(config, pairs)));
                tryOnce(reader, labels);
                return new InferenceModel(reader, labels, alone, id);
            } catch (JudgeSettingException e) {
                loaded.close();
                throw e;
            }
        } catch (JudgeSettingException e) {
            pairs.close();
            throw e;
        }
    }

    private static int longest(ModelConfig config, LibraryPairs pairs) {
        return IntStream.concat(config.longest().stream(), pairs.longest().stream())
                .reduce(LONGEST, Math::min);
    }

    /** One row shows whether tokens, network and labels belong together. */
    private static void tryOnce(PairReader reader, Labels labels) {
        int found;
        try {
            found = reader.logits("The shop is open.", "It is open.").get(0).get(0).length;
        } catch (IllegalStateException e) {
            throw new JudgeSettingException(
                    "judge." + MODEL + ": it cannot read what judge." + TOKENIZER
                            + " makes of a sentence; both must come" + " from one model: " + e.getMessage(),
                    e);
        }
        if (found != labels.order().size()) {
            throw wrong(
                    MODEL,
                    "it gives " + found + " labels, but " + labels.words() + " are named; set judge." + LABELS + " to "
                            + Labels.ALLOWED);
        }
    }

    private Labels labels(ModelConfig config) {
        if (given.containsKey(LABELS)) {
            List<String> names = Arrays.stream(text(LABELS).split("[\n,]"))
                    .map(name -> name.replaceAll("[\\[\\]]", "").strip())
                    .toList();
            return tried(LABELS, () -> Labels.named(names));
        }
        try {
            return Labels.named(config.labels());
        } catch (UnsuitableModel e) {
            throw new JudgeSettingException(
                    "judge." + LABELS + ": the model's config "
                            + (config.labels().isEmpty()
                                    ? "names no labels"
                                    : "calls its labels " + String.join(", ", config.labels())
                                            + ", which does not tell what they mean")
                            + "; set it to " + Labels.ALLOWED,
                    e);
        }
    }

    private ModelConfig config(Path network) {
        if (given.containsKey(CONFIG)) {
            Path named = file(CONFIG);
            return tried(CONFIG, () -> ModelConfig.read(content(CONFIG, named)));
        }
        Path beside = network.resolveSibling("config.json");
        return Files.isRegularFile(beside)
                ? tried(CONFIG, () -> ModelConfig.read(content(CONFIG, beside)))
                : ModelConfig.NONE;
    }

    private boolean alone() {
        return switch (text(ALONE)) {
            case "", "false" -> false;
            case "true" -> true;
            default -> throw wrong(ALONE, "true or false, found `" + text(ALONE) + "`");
        };
    }

    private Path file(String name) {
        Path file;
        try {
            file = Path.of(text(name));
        } catch (IllegalArgumentException e) {
            throw wrong(name, "`" + text(name) + "` is no path");
        }
        if (!Files.isRegularFile(file)) {
            throw wrong(name, "there is no file " + file + "; paths in assay.yaml count from its folder");
        }
        return file;
    }

    private static String content(String name, Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new JudgeSettingException("judge." + name + ": " + file + " cannot be read as text: " + e, e);
        }
    }

    private String text(String name) {
        return given.getOrDefault(name, "").strip();
    }

    private <T> T tried(String name, Supplier<T> reading) {
        try {
            return reading.get();
        } catch (UnsuitableModel e) {
            throw new JudgeSettingException(
                    "judge." + name + ": " + (text(name).isEmpty() ? "" : text(name) + ": ") + e.why(), e);
        } catch (NoEncoder e) {
            throw new JudgeSettingException("judge." + name + ": " + e.why(), e);
        }
    }

    private static JudgeSettingException wrong(String name, String why) {
        return new JudgeSettingException("judge." + name + ": " + why);
    }
}

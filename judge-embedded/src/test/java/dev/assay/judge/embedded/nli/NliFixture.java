package dev.assay.judge.embedded.nli;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;

/** The small model that {@code bench/encoder/tiny.py} makes, laid out in a folder as a user has his. */
public final class NliFixture {

    private NliFixture() {}

    /** Writes model, tokenizer and config into a folder and gives the settings that name the first two. */
    public static Map<String, String> in(Path folder) throws IOException {
        Files.createDirectories(folder);
        for (String name : new String[] {"model.onnx", "tokenizer.json", "config.json"}) {
            try (InputStream in = Objects.requireNonNull(NliFixture.class.getResourceAsStream("/nli/" + name), name)) {
                Files.copy(in, folder.resolve(name));
            }
        }
        return new TreeMap<>(Map.of(
                "nli.model", folder.resolve("model.onnx").toString(),
                "nli.tokenizer", folder.resolve("tokenizer.json").toString()));
    }

    /** Gives the model's labels these names, in the order of its logits. */
    public static void labels(Path folder, String... names) throws IOException {
        StringBuilder labels = new StringBuilder();
        for (int i = 0; i < names.length; i++) {
            labels.append(i == 0 ? "" : ", ")
                    .append('"')
                    .append(i)
                    .append("\": \"")
                    .append(names[i])
                    .append('"');
        }
        Files.writeString(
                folder.resolve("config.json"), "{\"max_position_embeddings\": 64, \"id2label\": {" + labels + "}}");
    }
}

package dev.assay.engine;

import com.fasterxml.jackson.core.JsonGenerator;
import dev.assay.core.words.NearNames;
import dev.assay.engine.config.ConfigReader;
import dev.assay.judge.prompt.Prompt;
import dev.assay.judge.prompt.PromptException;
import dev.assay.judge.prompt.Prompts;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** The prompts that judges are asked with, as the settings have them. */
public final class JudgePrompts {

    private static final int SHOWN_OF_HASH = 8;

    private final Prompts shipped = Prompts.shipped();
    private final List<Prompt> prompts;

    /**
     * The prompts in force for a folder or {@code assay.yaml}.
     *
     * @throws UsageException when a file of the user's own is faulty, naming file and line
     */
    public JudgePrompts(Optional<String> path, Map<String, String> environment, Map<String, String> settings) {
        Optional<Path> folder = Optional.ofNullable(ConfigReader.read(path.map(Path::of), environment, settings)
                        .judge()
                        .settings()
                        .get("prompts"))
                .map(Path::of);
        try {
            prompts = folder.map(Prompts::withFolder).orElse(shipped).list();
        } catch (PromptException e) {
            throw new UsageException(String.valueOf(e.getMessage()));
        }
    }

    /** One line for each prompt; of a named one, such as {@code claims.zh}, the whole file. */
    public String describe(Optional<String> name) {
        return name.map(asked -> named(asked).text())
                .orElseGet(() -> prompts.stream().map(this::line).collect(Collectors.joining()));
    }

    /** The same as JSON: an array of prompts, or one prompt with its text. */
    public void writeJson(JsonGenerator json, Optional<String> name) throws IOException {
        if (name.isPresent()) {
            write(json, named(name.get()), true);
            return;
        }
        json.writeStartArray();
        for (Prompt prompt : prompts) {
            write(json, prompt, false);
        }
        json.writeEndArray();
    }

    private String line(Prompt prompt) {
        return String.format(
                "%-14s %s  version %-3s %s  %s%n",
                prompt.kind().id(), prompt.language().code(), prompt.version(), hash(prompt), from(prompt));
    }

    private void write(JsonGenerator json, Prompt prompt, boolean whole) throws IOException {
        json.writeStartObject();
        json.writeStringField("name", prompt.name());
        json.writeStringField("id", prompt.kind().id());
        json.writeStringField("language", prompt.language().code());
        json.writeStringField("version", prompt.version());
        json.writeStringField("hash", prompt.hash());
        json.writeStringField("from", from(prompt));
        if (whole) {
            json.writeStringField("text", prompt.text());
        }
        json.writeEndObject();
    }

    private static String hash(Prompt prompt) {
        return prompt.hash().substring(0, SHOWN_OF_HASH);
    }

    private String from(Prompt prompt) {
        return prompt.file()
                        .equals(shipped.get(prompt.kind(), prompt.language()).file())
                ? "shipped"
                : prompt.file();
    }

    private Prompt named(String asked) {
        List<String> names = prompts.stream().map(Prompt::name).toList();
        return prompts.stream()
                .filter(prompt -> prompt.name().equals(asked))
                .findFirst()
                .orElseThrow(() -> new UsageException("no prompt is called `" + asked + "`"
                        + NearNames.hint(asked, names) + "; there is " + String.join(", ", names)));
    }
}

package dev.assay.judge.prompt;

import dev.assay.core.words.Language;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;

/** The prompts in use: those that come with Assay, some of them replaced by the user's own files. */
public final class Prompts {

    private static final String SHIPPED = "/dev/assay/judge/prompts/";

    private final Map<PromptKind, Map<Language, Prompt>> prompts;

    /** Readers of replies, by the hash of the prompt's file: made once, since each folds all words on offer. */
    private final Map<String, ReplyReader> readers = new ConcurrentHashMap<>();

    private Prompts(Map<PromptKind, Map<Language, Prompt>> prompts) {
        this.prompts = prompts;
    }

    /** The prompts that come with Assay. */
    public static Prompts shipped() {
        Map<PromptKind, Map<Language, Prompt>> prompts = new EnumMap<>(PromptKind.class);
        for (PromptKind kind : PromptKind.values()) {
            for (Language language : Language.values()) {
                put(prompts, shipped(language.code() + "/" + kind.id() + ".md"));
            }
        }
        return new Prompts(prompts);
    }

    /**
     * The prompts that come with Assay, replaced by every {@code *.md} file of a folder that has the same id and
     * language in its front matter.
     *
     * @throws PromptException when the folder cannot be read or a file is faulty, naming file and line
     */
    public static Prompts withFolder(Path folder) {
        Prompts prompts = shipped();
        Map<String, String> seen = new HashMap<>();
        for (Path file : files(folder)) {
            Prompt prompt = PromptReader.read(file.toString(), text(file));
            String other = seen.putIfAbsent(prompt.name(), file.toString());
            if (other != null) {
                throw new PromptException(file + ":1: " + other + " is `" + prompt.name() + "` too; keep one of them");
            }
            put(prompts.prompts, prompt);
        }
        return prompts;
    }

    /** The prompt for a purpose in a language. */
    public Prompt get(PromptKind kind, Language language) {
        Prompt prompt = prompts.getOrDefault(kind, Map.of()).get(language);
        if (prompt == null) {
            throw new IllegalStateException("every kind of prompt comes in every language");
        }
        return prompt;
    }

    /** Reads replies to one of these prompts; for use by any number of threads. */
    public ReplyReader reader(Prompt prompt) {
        return readers.computeIfAbsent(prompt.hash(), hash -> new ReplyReader(prompt));
    }

    /** All prompts, by id and language. */
    public List<Prompt> list() {
        List<Prompt> all = new ArrayList<>();
        prompts.values().forEach(byLanguage -> all.addAll(byLanguage.values()));
        all.sort(Comparator.comparing(Prompt::name));
        return all;
    }

    private static void put(Map<PromptKind, Map<Language, Prompt>> prompts, Prompt prompt) {
        prompts.computeIfAbsent(prompt.kind(), kind -> new EnumMap<>(Language.class))
                .put(prompt.language(), prompt);
    }

    private static Prompt shipped(String path) {
        try (InputStream stream = Prompts.class.getResourceAsStream(SHIPPED + path)) {
            if (stream == null) {
                throw new IllegalStateException("the prompt " + path + " is missing from the jar");
            }
            return PromptReader.read(path, new String(stream.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new PromptException("cannot read the prompt " + path + ": " + e, e);
        }
    }

    private static List<Path> files(Path folder) {
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(file -> file.toString().endsWith(".md"))
                    .sorted()
                    .toList();
        } catch (IOException e) {
            throw new PromptException("cannot read the folder of prompts " + folder + ": " + e, e);
        }
    }

    private static String text(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new PromptException("cannot read the prompt " + file + " as UTF-8: " + e, e);
        }
    }
}

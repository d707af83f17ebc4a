package dev.assay.dataset.making;

import dev.assay.core.words.Language;
import dev.assay.core.words.Sha256;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * What a model is told of each type of case, in both languages.
 *
 * @param texts by language, then by the type's word
 * @param hash SHA-256 of both files, hexadecimal
 */
record Tasks(Map<Language, Map<String, String>> texts, String hash) {

    static Tasks shipped() {
        Map<Language, Map<String, String>> texts = new LinkedHashMap<>();
        StringBuilder all = new StringBuilder();
        for (Language language : Language.values()) {
            String file = text(language.code() + ".md");
            all.append(file);
            Map<String, String> tasks = new LinkedHashMap<>();
            for (String section : file.split("(?m)^## ")) {
                String[] parts = section.split("\n", 2);
                if (parts.length == 2) {
                    tasks.put(parts[0].strip(), parts[1].strip());
                }
            }
            texts.put(language, tasks);
        }
        return new Tasks(texts, Sha256.of(all.toString()));
    }

    String of(CaseType type, Language language) {
        String task = texts.getOrDefault(language, Map.of()).get(type.word());
        if (task == null) {
            throw new IllegalStateException("every type that a model makes has a task in every language");
        }
        return task;
    }

    private static String text(String name) {
        try (InputStream stream = Tasks.class.getResourceAsStream(name)) {
            if (stream == null) {
                throw new IllegalStateException("the tasks " + name + " are missing from the jar");
            }
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8).replace("\r\n", "\n");
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read the tasks " + name, e);
        }
    }
}

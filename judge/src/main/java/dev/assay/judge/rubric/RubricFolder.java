package dev.assay.judge.rubric;

import dev.assay.core.words.Language;
import dev.assay.core.words.NearNames;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * Finds rubrics: those that come with Assay by their bare names, the user's own by their paths.
 *
 * @param folder what the paths are relative to: the folder of {@code assay.yaml}
 */
public record RubricFolder(Path folder) {

    /** The rubrics that come with Assay, each in every language. */
    public static final List<String> SHIPPED = List.of("accuracy", "aspect", "completeness", "policy", "steps", "tone");

    private static final String RESOURCES = "/dev/assay/judge/rubrics/";

    /**
     * The rubric a name stands for.
     *
     * @param name a shipped rubric's name, or a path
     * @param from the file that names it; absent when a metric does
     * @param language which of a shipped rubric's languages
     * @throws IllegalArgumentException when there is none, naming what there is
     */
    RubricText find(String name, Optional<Path> from, Language language) {
        if (!name.contains(".") && !name.contains("/") && !name.contains("\\")) {
            return shipped(name, language);
        }
        Path base = from.flatMap(file -> Optional.ofNullable(file.getParent())).orElse(folder);
        Path file = base.resolve(name).normalize();
        try {
            String text = Files.readString(file);
            return new RubricText(file.toAbsolutePath().toString(), file.toString(), text);
        } catch (IOException e) {
            throw new IllegalArgumentException(
                    "there is no rubric " + file + " that can be read as UTF-8; a rubric is a Markdown file (see"
                            + " docs/rubrics.md), or one of " + String.join(", ", SHIPPED),
                    e);
        }
    }

    private static RubricText shipped(String name, Language language) {
        if (!SHIPPED.contains(name)) {
            throw new IllegalArgumentException("no rubric is called `" + name + "`" + NearNames.hint(name, SHIPPED)
                    + "; there is " + String.join(", ", SHIPPED) + ", and a file of your own by its path, such as "
                    + name + ".md");
        }
        String path = language.code() + "/" + name + ".md";
        try (InputStream stream = RubricFolder.class.getResourceAsStream(RESOURCES + path)) {
            if (stream == null) {
                throw new IllegalStateException("the rubric " + path + " is missing from the jar");
            }
            return new RubricText("shipped " + name, path, new String(stream.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new IllegalStateException("cannot read the rubric " + path, e);
        }
    }
}

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
import java.util.regex.Pattern;

/**
 * Finds rubrics: those that come with Assay by their bare names, the user's own by their paths.
 *
 * @param folder what the paths are relative to: the folder of {@code assay.yaml}
 */
public record RubricFolder(Path folder) {

    /** The rubrics that come with Assay, each in every language. */
    public static final List<String> SHIPPED = List.of("accuracy", "aspect", "completeness", "policy", "steps", "tone");

    private static final Pattern HEAD = Pattern.compile("\\A---\\n.*?\\n---(?:\\n|\\z)", Pattern.DOTALL);
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

    /**
     * Criteria without levels: the words of a file, without its head; those that come with Assay where no file is named.
     *
     * @throws IllegalArgumentException when the file cannot be read or says nothing
     */
    String task(String name, Language language) {
        if (name.isEmpty()) {
            return resource("/dev/assay/judge/pairwise/" + language.code() + ".md");
        }
        RubricText found = find(name, Optional.empty(), language);
        String text = HEAD.matcher(found.text().replace("\uFEFF", "").replace("\r\n", "\n"))
                .replaceFirst("")
                .strip();
        if (text.isEmpty()) {
            throw new IllegalArgumentException(
                    found.file() + ":1: the file says nothing; write by what the answers are" + " compared");
        }
        return text;
    }

    private static RubricText shipped(String name, Language language) {
        if (!SHIPPED.contains(name)) {
            throw new IllegalArgumentException("no rubric is called `" + name + "`" + NearNames.hint(name, SHIPPED)
                    + "; there is " + String.join(", ", SHIPPED) + ", and a file of your own by its path, such as "
                    + name + ".md");
        }
        String path = language.code() + "/" + name + ".md";
        return new RubricText("shipped " + name, path, resource(RESOURCES + path));
    }

    private static String resource(String path) {
        try (InputStream stream = RubricFolder.class.getResourceAsStream(path)) {
            if (stream == null) {
                throw new IllegalStateException("the file " + path + " is missing from the jar");
            }
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new IllegalStateException("cannot read " + path, e);
        }
    }
}

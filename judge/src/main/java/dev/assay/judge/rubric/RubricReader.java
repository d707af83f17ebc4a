package dev.assay.judge.rubric;

import dev.assay.core.words.Folded;
import dev.assay.core.words.Language;
import dev.assay.core.words.NearNames;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads a rubric file and checks that it can do its work. Messages name file and line. */
final class RubricReader {

    private static final Set<String> KEYS = Set.of("name", "language", "uses", "version", "source");
    private static final Pattern KEY = Pattern.compile("\\s*([A-Za-z]+)\\s*[:：]\\s*(.*?)\\s*");
    private static final Pattern HEADING = Pattern.compile("##\\s+(.*?)\\s*(?:[=＝]\\s*(.*?))?\\s*#*\\s*");
    private static final Pattern THEN = Pattern.compile("\\s*then\\s*[:：]\\s*(.*?)\\s*", Pattern.CASE_INSENSITIVE);
    private static final Pattern NUMBER = Pattern.compile("[+-]?\\d{1,9}(?:\\.\\d{1,9})?");

    private final RubricText found;
    private final String file;
    private final List<String> lines;
    private final Map<String, String> head = new HashMap<>();
    private final Map<String, Integer> headLines = new HashMap<>();

    private RubricReader(RubricText found) {
        this.found = found;
        this.file = found.file();
        this.lines = found.text().replace("\uFEFF", "").lines().toList();
    }

    /**
     * Reads a rubric.
     *
     * @throws IllegalArgumentException naming file and line
     */
    static Rubric read(RubricText found) {
        return new RubricReader(found).read();
    }

    private Rubric read() {
        int body = head();
        List<Integer> headings = new ArrayList<>();
        for (int i = body; i < lines.size(); i++) {
            if (lines.get(i).contains("{{")) {
                throw wrong(
                        i + 1,
                        "a rubric has no placeholders: question and answer are always shown; write `uses: reference,"
                                + " passages` in its head for more");
            }
            if (HEADING.matcher(lines.get(i)).matches()) {
                headings.add(i);
            }
        }
        if (headings.size() < 2) {
            throw wrong(
                    Math.max(1, lines.size()),
                    "a rubric has two levels or more, each a heading with its value such as `## good = 1`; found "
                            + headings.size());
        }
        List<Level> levels = new ArrayList<>();
        for (int i = 0; i < headings.size(); i++) {
            int end = i + 1 < headings.size() ? headings.get(i + 1) : lines.size();
            levels.add(level(headings.get(i), end, levels));
        }
        return new Rubric(
                head.getOrDefault("name", file), language(), uses(), text(body, headings.get(0)), levels, found);
    }

    /** Reads the lines between two lines {@code ---}; the number of the line after them, from 0. */
    private int head() {
        if (lines.isEmpty() || !lines.get(0).strip().equals("---")) {
            return 0;
        }
        for (int i = 1; i < lines.size(); i++) {
            String line = lines.get(i);
            if (line.strip().equals("---")) {
                return i + 1;
            }
            Matcher key = KEY.matcher(line);
            if (!key.matches() && !line.isBlank()) {
                throw wrong(i + 1, "found `" + line.strip() + "`, a line of the head is `key: value`");
            }
            if (key.matches()) {
                head(key.group(1), key.group(2), i + 1);
            }
        }
        throw wrong(lines.size(), "the head is not closed by a line ---");
    }

    private void head(String key, String value, int line) {
        if (!KEYS.contains(key)) {
            throw wrong(
                    line,
                    "unknown key `" + key + "`" + NearNames.hint(key, KEYS) + "; a rubric's head has "
                            + String.join(", ", KEYS.stream().sorted().toList()));
        }
        if (head.put(key, value) != null) {
            throw wrong(line, "`" + key + "` is there twice");
        }
        headLines.put(key, line);
    }

    private Optional<Language> language() {
        if (!head.containsKey("language")) {
            return Optional.empty();
        }
        String code = head.getOrDefault("language", "");
        Optional<Language> language = Language.ofCode(code);
        if (language.isEmpty()) {
            throw wrong(headLines.getOrDefault("language", 1), "language is en or zh, found `" + code + "`");
        }
        return language;
    }

    private Set<Material> uses() {
        Set<Material> uses = EnumSet.noneOf(Material.class);
        List<String> words =
                Arrays.stream(Material.values()).map(Material::word).toList();
        for (String word : head.getOrDefault("uses", "").split("[,，、\\s]+")) {
            if (!word.isEmpty()) {
                uses.add(Arrays.stream(Material.values())
                        .filter(material -> material.word().equals(word))
                        .findFirst()
                        .orElseThrow(() -> wrong(
                                headLines.getOrDefault("uses", 1),
                                "uses: `" + word + "` is not among " + String.join(", ", words)
                                        + NearNames.hint(word, words) + "; question and answer are always shown")));
            }
        }
        return uses;
    }

    private Level level(int heading, int end, List<Level> before) {
        Matcher matcher = HEADING.matcher(lines.get(heading));
        String name = matcher.matches() ? matcher.group(1) : "";
        String written = matcher.group(2) == null ? "" : matcher.group(2);
        if (name.codePoints().noneMatch(Character::isLetterOrDigit)) {
            throw wrong(heading + 1, "a level has a name, such as `## good = 1`; found `" + lines.get(heading) + "`");
        }
        if (before.stream().anyMatch(level -> same(level.name()).equals(same(name)))) {
            throw wrong(heading + 1, "the level `" + name + "` is there twice");
        }
        List<String> meaning = new ArrayList<>();
        Optional<String> then = Optional.empty();
        for (int i = heading + 1; i < end; i++) {
            Matcher next = THEN.matcher(lines.get(i));
            if (!next.matches()) {
                meaning.add(lines.get(i));
            } else if (then.isPresent() || next.group(1).isEmpty()) {
                throw wrong(i + 1, "a level goes on to one rubric, written `then: other.md`");
            } else {
                then = Optional.of(next.group(1));
            }
        }
        return new Level(
                name,
                String.join("\n", meaning).strip(),
                value(heading + 1, name, written, then.isPresent()),
                then,
                heading + 1);
    }

    private OptionalDouble value(int line, String name, String written, boolean goesOn) {
        if (NUMBER.matcher(written).matches()) {
            return OptionalDouble.of(Double.parseDouble(written));
        }
        if (written.isEmpty() && goesOn) {
            return OptionalDouble.empty();
        }
        throw wrong(
                line,
                "the level `" + name + "` has "
                        + (written.isEmpty() ? "no value" : "the value `" + written + "`, which is no number")
                        + "; write `## " + name + " = 1`, or `then: other.md` below it");
    }

    private String text(int from, int to) {
        return String.join("\n", lines.subList(from, to)).strip();
    }

    /** Names that a reply could confuse are equal here. */
    private static String same(String name) {
        return Folded.of(name).text().replaceAll("[\\s_\\-\u2010-\u2015]+", "-");
    }

    private IllegalArgumentException wrong(int line, String what) {
        return new IllegalArgumentException(file + ":" + line + ": " + what);
    }
}

package dev.assay.judge.prompt;

import dev.assay.core.words.Language;
import dev.assay.core.words.NearNames;
import dev.assay.core.words.Sha256;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;

/** Reads a prompt file and checks that it can do its work. */
final class PromptReader {

    private static final List<String> SECTIONS = List.of("system", "user", "repair");
    private static final Set<String> KNOWN =
            Set.of("id", "version", "language", "placeholders", "verdicts", "keys", "source", "changes");

    private final String file;
    private final String text;
    private final List<String> lines;
    private final FrontMatter matter;

    private PromptReader(String file, String text) {
        this.file = file;
        this.text = text.replace("\uFEFF", "").replace("\r\n", "\n");
        this.lines = this.text.lines().toList();
        this.matter = FrontMatter.read(file, lines);
    }

    /**
     * Reads a file.
     *
     * @throws PromptException naming file and line
     */
    static Prompt read(String file, String text) {
        return new PromptReader(file, text).read();
    }

    private Prompt read() {
        for (Map.Entry<String, FrontMatter.Entry> entry : matter.entries().entrySet()) {
            if (!KNOWN.contains(entry.getKey())) {
                throw matter.wrong(
                        entry.getValue().line(),
                        "unknown key `" + entry.getKey() + "`" + NearNames.hint(entry.getKey(), KNOWN));
            }
        }
        PromptKind kind = kind();
        Map<String, String> sections = sections();
        SECTIONS.forEach(name -> section(sections, name));
        Map<String, List<String>> offered = words("verdicts", kind.offered());
        checkPlaceholders(kind);
        checkOffered(offered, sections);
        return new Prompt(
                kind,
                language(),
                matter.required("version").value(),
                offered,
                words("keys", kind.keys()),
                matter.required("source").value(),
                section(sections, "system"),
                section(sections, "user"),
                section(sections, "repair"),
                file,
                text,
                Sha256.of(text));
    }

    private PromptKind kind() {
        FrontMatter.Entry id = matter.required("id");
        List<String> ids =
                Arrays.stream(PromptKind.values()).map(PromptKind::id).toList();
        return Arrays.stream(PromptKind.values())
                .filter(kind -> kind.id().equals(id.value()))
                .findFirst()
                .orElseThrow(() -> matter.wrong(
                        id.line(),
                        "no prompt has the id `" + id.value() + "`" + NearNames.hint(id.value(), ids) + "; there are "
                                + String.join(", ", ids)));
    }

    private Language language() {
        FrontMatter.Entry language = matter.required("language");
        return Arrays.stream(Language.values())
                .filter(known -> known.code().equals(language.value()))
                .findFirst()
                .orElseThrow(
                        () -> matter.wrong(language.line(), "language is en or zh, found `" + language.value() + "`"));
    }

    private Map<String, List<String>> words(String key, List<String> wanted) {
        Map<String, List<String>> found = matter.lists(key);
        int line = matter.entries().containsKey(key) ? matter.required(key).line() : 1;
        for (String name : found.keySet()) {
            if (!wanted.contains(name)) {
                throw matter.wrong(
                        line,
                        key + ": `" + name + "` is not among " + String.join(", ", wanted)
                                + NearNames.hint(name, wanted));
            }
        }
        for (String name : wanted) {
            if (found.getOrDefault(name, List.of()).isEmpty()) {
                throw matter.wrong(line, key + ": `" + name + "` is missing; write `" + name + ": " + name + "`");
            }
        }
        return found;
    }

    private Map<String, String> sections() {
        Map<String, String> sections = new LinkedHashMap<>();
        List<String> current = new ArrayList<>();
        for (String line : lines.subList(matter.end(), lines.size())) {
            String name = line.startsWith("# ") ? line.substring(2).strip() : "";
            if (SECTIONS.contains(name)) {
                current = new ArrayList<>();
                sections.put(name, "");
            } else {
                current.add(line);
            }
            if (!sections.isEmpty()) {
                String last = List.copyOf(sections.keySet()).get(sections.size() - 1);
                sections.put(last, String.join("\n", current).strip());
            }
        }
        return sections;
    }

    private String section(Map<String, String> sections, String name) {
        String found = sections.getOrDefault(name, "");
        if (found.isBlank()) {
            throw matter.wrong(lines.size(), "the section `# " + name + "` is missing or empty");
        }
        return found;
    }

    private void checkPlaceholders(PromptKind kind) {
        Set<String> found = new LinkedHashSet<>();
        String part = "";
        for (int i = matter.end(); i < lines.size(); i++) {
            String line = lines.get(i);
            part = line.startsWith("# ") && SECTIONS.contains(line.substring(2).strip()) ? line.substring(2) : part;
            List<String> allowed = part.strip().equals("repair") ? List.of("reason") : kind.placeholders();
            Matcher matcher = Prompt.PLACEHOLDER.matcher(line);
            while (matcher.find()) {
                String name = matcher.group(1);
                if (!allowed.contains(name)) {
                    throw matter.wrong(
                            i + 1,
                            "unknown placeholder {{" + name + "}}" + NearNames.hint(name, allowed) + "; allowed here: "
                                    + String.join(", ", allowed));
                }
                found.add(name);
            }
        }
        List<String> wanted = new ArrayList<>(kind.placeholders());
        wanted.add("reason");
        wanted.removeAll(found);
        if (!wanted.isEmpty()) {
            throw matter.wrong(
                    lines.size(), "the text never uses {{" + wanted.get(0) + "}}, so the model would not see it");
        }
        List<String> declared = FrontMatter.list(matter.required("placeholders").value());
        if (!Set.copyOf(declared).equals(Set.copyOf(kind.placeholders()))) {
            throw matter.wrong(
                    matter.required("placeholders").line(),
                    "placeholders of `" + kind.id() + "` are " + String.join(", ", kind.placeholders()) + "; found "
                            + String.join(", ", declared));
        }
    }

    private void checkOffered(Map<String, List<String>> offered, Map<String, String> sections) {
        String shown = sections.getOrDefault("system", "") + sections.getOrDefault("user", "");
        offered.forEach((kind, words) -> {
            if (!shown.contains(words.get(0))) {
                throw matter.wrong(
                        matter.required("verdicts").line(),
                        "the text never names `" + words.get(0) + "`, the word for the verdict " + kind);
            }
        });
    }
}

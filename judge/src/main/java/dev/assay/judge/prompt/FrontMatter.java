package dev.assay.judge.prompt;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The head of a prompt file: lines {@code key: value} between two lines {@code ---}; a key without a value is followed
 * by indented lines of the same shape.
 */
final class FrontMatter {

    private static final String RULE = "---";

    /** A value and the line it stands on, from 1. */
    record Entry(String value, Map<String, String> children, int line) {}

    private final String file;
    private final Map<String, Entry> entries = new LinkedHashMap<>();
    private int end;

    private FrontMatter(String file) {
        this.file = file;
    }

    static FrontMatter read(String file, List<String> lines) {
        FrontMatter matter = new FrontMatter(file);
        if (lines.isEmpty() || !lines.get(0).strip().equals(RULE)) {
            throw matter.wrong(1, "a prompt file begins with a line --- and its front matter");
        }
        Optional<String> parent = Optional.empty();
        for (int i = 1; i < lines.size(); i++) {
            String line = lines.get(i);
            if (line.strip().equals(RULE)) {
                matter.end = i + 1;
                return matter;
            }
            if (!line.isBlank()) {
                parent = matter.add(line, i + 1, parent);
            }
        }
        throw matter.wrong(lines.size(), "the front matter is not closed by a line ---");
    }

    private Optional<String> add(String line, int number, Optional<String> parent) {
        int colon = line.indexOf(':');
        if (colon < 0) {
            throw wrong(number, "found `" + line.strip() + "`, a line of the front matter is `key: value`");
        }
        String key = line.substring(0, colon).strip();
        String value = line.substring(colon + 1).strip();
        boolean child = Character.isWhitespace(line.charAt(0));
        if (child) {
            Entry owner = parent.map(entries::get)
                    .orElseThrow(() -> wrong(number, "`" + key + "` is indented but belongs to no key"));
            if (owner.children().put(key, value) != null) {
                throw wrong(number, "`" + key + "` is there twice");
            }
            return parent;
        }
        if (entries.put(key, new Entry(value, new LinkedHashMap<>(), number)) != null) {
            throw wrong(number, "`" + key + "` is there twice");
        }
        return Optional.of(key);
    }

    /** The line after the front matter, counted from 0. */
    int end() {
        return end;
    }

    Map<String, Entry> entries() {
        return entries;
    }

    /** A value that must be there. */
    Entry required(String key) {
        Entry entry = entries.get(key);
        if (entry == null) {
            throw wrong(1, "the front matter lacks `" + key + "`");
        }
        return entry;
    }

    /** Indented lines, each value a list with commas between; empty where the key is missing. */
    Map<String, List<String>> lists(String key) {
        Map<String, List<String>> lists = new LinkedHashMap<>();
        Entry entry = entries.get(key);
        if (entry != null) {
            entry.children().forEach((name, value) -> lists.put(name, list(value)));
        }
        return lists;
    }

    static List<String> list(String value) {
        List<String> items = new ArrayList<>();
        for (String item : value.split("[,，]")) {
            if (!item.isBlank()) {
                items.add(item.strip());
            }
        }
        return items;
    }

    PromptException wrong(int line, String what) {
        return new PromptException(file + ":" + line + ": " + what);
    }
}

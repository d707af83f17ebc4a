package dev.assay.engine.codec;

import dev.assay.core.words.NearNames;
import dev.assay.engine.input.Node;
import dev.assay.engine.input.Words;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;

/** What is not wrong but should be known, each told once with how often it stands and where first. */
public final class Warnings {

    private static final int DISTINCT = 100;

    private static final class Seen {

        private final String text;
        private final int first;
        private int last;
        private int lines = 1;

        Seen(String text, int line) {
            this.text = text;
            this.first = line;
            this.last = line;
        }
    }

    private final Map<String, Seen> byName = new LinkedHashMap<>();
    private int others;

    /**
     * Takes note of the members of an object that mean nothing to Assay: they stay in the file and in its hash.
     *
     * @param within where the object stands, such as {@code retrieved[].}; empty for the line itself
     */
    void unknown(Node.Obj object, String within, Set<String> known) {
        for (Node.Member member : object.members()) {
            if (!known.contains(member.key())) {
                note(within + member.key(), member.line(), () -> unknown(within, member.key(), known));
            }
        }
    }

    private static String unknown(String within, String key, Set<String> known) {
        String shown = Words.shortened(key);
        String near = NearNames.hint(shown, known);
        return "`" + within + shown + "`" + (near.isEmpty() ? ": not a field that Assay knows" : near);
    }

    /** Takes note of something on a line; lines come in order. */
    public void note(String text, int line) {
        note(text, line, () -> text);
    }

    private void note(String name, int line, Supplier<String> text) {
        Seen seen = byName.get(name);
        if (seen == null && byName.size() < DISTINCT) {
            byName.put(name, new Seen(text.get(), line));
        } else if (seen == null) {
            others++;
        } else if (seen.last != line) {
            seen.last = line;
            seen.lines++;
        }
    }

    /** One line each: {@code cases.jsonl: `relevent`: did you mean `relevant`? (12 lines, first: 3)}. */
    public List<String> told(String file) {
        List<String> told = new ArrayList<>();
        for (Seen seen : byName.values()) {
            String where = seen.lines == 1 ? "line " + seen.first : seen.lines + " lines, first: " + seen.first;
            told.add(file + ": " + seen.text + " (" + where + ")");
        }
        if (others > 0) {
            told.add(file + ": " + others + " more warnings of these kinds");
        }
        return told;
    }
}

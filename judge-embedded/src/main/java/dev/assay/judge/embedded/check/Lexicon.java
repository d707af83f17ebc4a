package dev.assay.judge.embedded.check;

import dev.assay.core.words.Slice;
import dev.assay.judge.embedded.text.Word;
import dev.assay.judge.embedded.text.Words;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Words and phrases in both languages, each on one side of a scale. They are found by their stems; where two overlap,
 * the longer one holds, so that "only if" is no "if" and 含义 no 含.
 */
final class Lexicon {

    /** The side of phrases that only keep a shorter one from being found. */
    private static final String NOTHING = "";

    private record Entry(List<String> stems, String scale, String side) {}

    private final Map<String, List<Entry>> byFirst = new HashMap<>();

    /**
     * Adds a side.
     *
     * @param phrases phrases separated by {@code |}
     * @throws IllegalStateException when one, by its stems, stands on another side too
     */
    Lexicon side(String scale, String side, String phrases) {
        for (String phrase : phrases.split("\\|")) {
            List<String> stems = Words.of(phrase).stream().map(Word::text).toList();
            List<Entry> entries = byFirst.computeIfAbsent(stems.get(0), stem -> new ArrayList<>());
            Entry entry = new Entry(stems, scale, side);
            entries.stream()
                    .filter(known -> known.stems.equals(stems) && !known.equals(entry))
                    .findFirst()
                    .ifPresent(known -> {
                        throw new IllegalStateException(
                                "`" + phrase + "` stands on two sides: " + known + ", " + entry);
                    });
            entries.add(entry);
            entries.sort(Comparator.comparingInt((Entry known) -> -known.stems.size()));
        }
        return this;
    }

    /** Adds a scale of two sides. */
    Lexicon pair(String one, String other) {
        return side(one, "one", one).side(one, "other", other);
    }

    /** Adds phrases that look like others and mean something else. */
    Lexicon except(String phrases) {
        return side(NOTHING, NOTHING, phrases);
    }

    /** The phrases of a clause in order. */
    List<Cue> in(Piece piece) {
        List<Cue> cues = new ArrayList<>();
        List<Word> words = piece.words();
        int at = 0;
        while (at < words.size()) {
            int next = at + 1;
            for (Entry entry : byFirst.getOrDefault(words.get(at).text(), List.of())) {
                if (matches(entry, words, at)) {
                    next = at + entry.stems.size();
                    add(entry, words, at, next - 1, cues);
                    break;
                }
            }
            at = next;
        }
        return cues;
    }

    private static boolean matches(Entry entry, List<Word> words, int at) {
        if (at + entry.stems.size() > words.size()) {
            return false;
        }
        for (int i = 1; i < entry.stems.size(); i++) {
            if (!words.get(at + i).text().equals(entry.stems.get(i))) {
                return false;
            }
        }
        return true;
    }

    private static void add(Entry entry, List<Word> words, int first, int last, List<Cue> cues) {
        if (!entry.side.equals(NOTHING)) {
            Slice place = new Slice(words.get(first).start(), words.get(last).end());
            cues.add(new Cue(entry.scale, entry.side, first, last, place));
        }
    }
}

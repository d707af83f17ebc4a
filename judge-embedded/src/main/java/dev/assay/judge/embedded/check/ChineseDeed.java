package dev.assay.judge.embedded.check;

import dev.assay.judge.embedded.text.Word;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Reads A 收购 B, A 把 B 收购, B 被 A 收购 and A 向 B 开具. */
final class ChineseDeed {

    private static final Set<String> NAMES_DOER = Set.of("被", "由");
    private static final Set<String> PATIENT_FIRST = Set.of("被", "由", "受", "遭");
    private static final Set<String> DOER_FIRST = Set.of("把", "将", "向", "给");
    private static final Set<String> TOWARDS = Set.of("向", "给");

    /** Characters before and after that are looked at. */
    private static final int BEFORE = 16;

    private static final int AFTER = 8;

    private ChineseDeed() {}

    /** The deed of a verb. */
    static Optional<Relation> of(Cue verb, Piece piece) {
        List<Word> words = piece.words();
        int from = Math.max(0, verb.first() - BEFORE);
        if (verb.first() == 0 || words.get(verb.first() - 1).text().equals("所")) {
            return Optional.empty();
        }
        for (int i = verb.first() - 1; i > from; i--) {
            String word = words.get(i).text();
            if (PATIENT_FIRST.contains(word) || DOER_FIRST.contains(word)) {
                Swap ends = ends(words, from, i, verb.first());
                return PATIENT_FIRST.contains(word)
                        ? Relation.of(
                                verb.scale(), ends.turned(), NAMES_DOER.contains(word), piece, from, verb.last() + 1)
                        : Relation.of(verb.scale(), ends, false, piece, from, verb.last() + 1);
            }
        }
        int to = Math.min(words.size(), verb.last() + 1 + AFTER);
        Swap ends =
                Swap.of(Swap.names(words.subList(from, verb.first())), Swap.names(words.subList(verb.last() + 1, to)));
        return Relation.of(verb.scale(), ends, false, piece, from, to);
    }

    /** A 向 B: what is done to B matters less than that it is A who does it. */
    static List<Relation> towards(Piece piece) {
        List<Relation> found = new ArrayList<>();
        List<Word> words = piece.words();
        for (int i = 1; i + 2 < words.size(); i++) {
            if (TOWARDS.contains(words.get(i).text())) {
                int from = Math.max(0, i - AFTER);
                int to = Math.min(words.size(), i + 6);
                Relation.of("towards", ends(words, from, i, to), false, piece, from, to)
                        .ifPresent(found::add);
            }
        }
        return found;
    }

    private static Swap ends(List<Word> words, int from, int middle, int to) {
        return Swap.of(Swap.names(words.subList(from, middle)), Swap.names(words.subList(middle + 1, to)));
    }
}

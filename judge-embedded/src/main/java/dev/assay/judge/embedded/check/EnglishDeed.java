package dev.assay.judge.embedded.check;

import dev.assay.judge.embedded.text.Word;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/** Reads "A acquired B" and "B was acquired by A". */
final class EnglishDeed {

    private static final Set<String> BE = Set.of("is", "are", "was", "were", "be", "been", "being", "get", "got");
    private static final Pattern BY_NAME = Pattern.compile(" by (?:the )?[A-Z]");

    /** Words before and after the verb that are looked at: those further off are mostly times and places. */
    private static final int BEFORE = 5;

    private static final int AFTER = 7;

    private EnglishDeed() {}

    /** The deed of a verb; none for a passive that does not say by whom. */
    static Optional<Relation> of(Cue verb, Piece piece) {
        List<Word> words = piece.words();
        boolean passive = words.subList(Math.max(0, verb.first() - 2), verb.first()).stream()
                .anyMatch(word -> BE.contains(word.text()));
        boolean by = by(words, verb.last() + 1, passive ? 4 : 1);
        if (passive && !by) {
            return Optional.empty();
        }
        int from = Math.max(0, verb.first() - BEFORE);
        int to = Math.min(words.size(), verb.last() + 1 + AFTER);
        Swap ends =
                Swap.of(Swap.names(words.subList(from, verb.first())), Swap.names(words.subList(verb.last() + 1, to)));
        boolean named = by
                && BY_NAME.matcher(piece.text())
                        .region(verb.place().end(), piece.text().length())
                        .lookingAt();
        return Relation.of(verb.scale(), by ? ends.turned() : ends, named, piece, from, to);
    }

    /** Whether "by" stands within so many words, and no number after it: "beat them by two goals" is no passive. */
    private static boolean by(List<Word> words, int from, int within) {
        for (int i = from; i < Math.min(words.size() - 1, from + within); i++) {
            if (words.get(i).text().equals("by")) {
                return !Character.isDigit(words.get(i + 1).text().codePointAt(0));
            }
        }
        return false;
    }
}

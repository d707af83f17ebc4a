package dev.assay.judge.prompt;

import dev.assay.core.data.PassageVerdict.Quote;
import dev.assay.core.data.Verdict;
import java.util.Collections;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * A verdict of a valid reply.
 *
 * @param claim the claim's number
 * @param verdict what the passages say of it
 * @param passages the passages that say it, at least one unless the claim is not stated, then none
 * @param quotes the deciding words, for each of these passages in which they occur; at least one where there is a passage
 * @param reason the model's words; blank when it gave none
 */
public record ReadVerdict(
        int claim, Verdict verdict, List<Integer> passages, SortedMap<Integer, Quote> quotes, String reason) {

    public ReadVerdict {
        passages = List.copyOf(passages);
        quotes = Collections.unmodifiableSortedMap(new TreeMap<>(quotes));
    }

    /** This verdict on a claim with another number. */
    ReadVerdict of(int number) {
        return new ReadVerdict(number, verdict, passages, quotes, reason);
    }

    /** Whether the two say the same, whatever their reasons. */
    boolean agrees(ReadVerdict other) {
        return verdict == other.verdict && passages.equals(other.passages);
    }
}

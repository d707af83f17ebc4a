package dev.assay.judge.generation;

import dev.assay.core.metric.Score;
import dev.assay.core.run.JudgedClaim;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.stream.IntStream;

/**
 * The claims of an answer and of its reference, and what the context and the other of the two say of each. Metrics on
 * it are arithmetic.
 *
 * @param answer the answer's claims in the order of the answer
 * @param reference the reference's claims in the order of the reference
 * @param oneCall the answer's claims once more, taken and judged in one request; empty unless that part was asked for
 * @param passages the numbers of the passages that hold text, ascending from 1
 * @param missing for each part that is not there, why: undefined or failed
 * @param notes what a reader should know: claims merged, passages left out
 */
public record ClaimGraph(
        List<JudgedClaim> answer,
        List<JudgedClaim> reference,
        List<JudgedClaim> oneCall,
        List<Integer> passages,
        Map<Link, Score> missing,
        List<String> notes) {

    public ClaimGraph {
        answer = List.copyOf(answer);
        reference = List.copyOf(reference);
        oneCall = List.copyOf(oneCall);
        passages = List.copyOf(passages);
        missing = missing.isEmpty() ? Map.of() : Collections.unmodifiableMap(new EnumMap<>(missing));
        notes = List.copyOf(notes);
    }

    /**
     * A score from these parts; where one is not there, why not. A part without a meaning outweighs one that failed: no
     * better judge would give a number.
     */
    Score from(Set<Link> links, Supplier<Score> formula) {
        List<Score> reasons = links.stream()
                .sorted()
                .flatMap(link -> Optional.ofNullable(missing.get(link)).stream())
                .toList();
        return Parts.missing(reasons).orElseGet(formula);
    }

    /** The claims of the answer by whichever way they were taken. */
    public List<JudgedClaim> shown() {
        return answer.isEmpty() ? oneCall : answer;
    }

    /** The share of some claims that are so. */
    static Score share(List<JudgedClaim> claims, Predicate<JudgedClaim> so) {
        return Score.of((double) claims.stream().filter(so).count() / claims.size());
    }

    /** Whether a passage supports one claim of the reference or more. */
    boolean relevant(int passage) {
        return reference.stream().anyMatch(claim -> claim.supportedBy(passage));
    }

    /** The passages that support one claim of the reference or more. */
    IntStream relevantPassages() {
        return passages.stream().mapToInt(Integer::intValue).filter(this::relevant);
    }
}

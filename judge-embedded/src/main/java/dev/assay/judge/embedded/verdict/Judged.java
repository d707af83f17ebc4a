package dev.assay.judge.embedded.verdict;

import dev.assay.core.data.Explanation;
import dev.assay.core.data.PassageVerdict;
import dev.assay.core.data.Verdict;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * A verdict that is explained only if somebody will look at it: the words are compared when the explanation is asked for.
 *
 * @param verdict the verdict, without an explanation
 * @param explanation compares the words; absent when there is nothing to show
 */
record Judged(PassageVerdict verdict, Supplier<Optional<Explanation>> explanation) {

    /** A verdict that has no explanation. */
    static Judged plain(PassageVerdict verdict) {
        return new Judged(verdict, Optional::empty);
    }

    /**
     * Verdicts of several passages on one claim, of which only those are explained that decide; where none does, the one
     * that comes nearest among those that can be.
     */
    static List<PassageVerdict> decidingExplained(List<Judged> all) {
        List<PassageVerdict> verdicts = new ArrayList<>();
        all.forEach(said -> verdicts.add(said.decides() ? said.explained() : said.verdict));
        if (all.stream().noneMatch(Judged::decides)) {
            all.stream()
                    .sorted(Comparator.comparingDouble(
                            (Judged said) -> -said.verdict.probability().orElse(0)))
                    .map(Judged::explained)
                    .filter(said -> said.explanation().isPresent())
                    .findFirst()
                    .ifPresent(nearest ->
                            verdicts.replaceAll(said -> said.passage() == nearest.passage() ? nearest : said));
        }
        return verdicts;
    }

    private boolean decides() {
        return verdict.verdict() != Verdict.NOT_STATED;
    }

    private PassageVerdict explained() {
        return verdict.with(explanation.get());
    }
}

package dev.assay.engine.report;

import dev.assay.core.run.CauseShare;
import dev.assay.core.run.Finding;
import dev.assay.core.words.Language;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/**
 * A cause as reports show it.
 *
 * @param of the cause and how much it explains
 * @param in the report's language
 */
record CauseLine(CauseShare of, Wording in) {

    static List<CauseLine> of(List<CauseShare> causes, Wording in) {
        return causes.stream().map(cause -> new CauseLine(cause, in)).toList();
    }

    String name() {
        return Terms.cause(of.cause(), in);
    }

    /** {@code 1 of 6 cases, 0.167 [0.030, 0.564]}. */
    String figures() {
        return Phrase.SHARE.in(in, of.cases(), in.cases(of.share().n())) + in.pick(", ", "，") + share();
    }

    /** {@code 0.167 [0.030, 0.564]}. */
    String share() {
        return Numbers.mean(of.share()) + " " + Numbers.interval(of.share(), in);
    }

    /** Share of the run's cases, 0 to 1. */
    double part() {
        return of.share().mean().orElse(0);
    }

    /** Share of all that is wrong that this cause and those before it explain. */
    String cumulative() {
        return Numbers.fraction(of.cumulative());
    }

    /** {@code cumulative 0.571}. */
    String cumulated() {
        return Phrase.CUMULATIVE.in(in) + " " + cumulative();
    }

    /** The metric that would gain most, where one would. */
    Optional<GainLine> best(Predicate<String> lowerIsBetter) {
        return GainLine.of(of.gains(), lowerIsBetter).stream()
                .filter(gain -> gain.improvement() > 0)
                .findFirst();
    }

    /** The cases kept as examples. */
    String ids() {
        return of.examples().stream().map(CauseShare.Example::id).collect(Collectors.joining(", "));
    }

    /** What to try: as a case in the report's language puts it, where there is one. */
    String advice() {
        List<String> all = of.examples().stream()
                .map(CauseShare.Example::finding)
                .map(Finding::advice)
                .toList();
        return all.stream()
                .filter(advice -> Language.of(advice) == in.language())
                .findFirst()
                .or(() -> all.stream().findFirst())
                .orElse("");
    }
}

package dev.assay.judge.embedded.verdict;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.ToDoubleFunction;

/**
 * The test rows of a source, and what each contender says of them.
 *
 * @param source the source
 * @param rows its test rows
 * @param said the scores of those that can be asked
 */
record Measured(Source source, List<Example> rows, Map<Contender, Said> said) {

    Measured {
        rows = List.copyOf(rows);
        said = new EnumMap<>(said);
    }

    Said judge() {
        return said(Contender.JUDGE).orElseThrow();
    }

    Optional<Said> said(Contender contender) {
        return Optional.ofNullable(said.get(contender));
    }

    Optional<Double> figure(Contender contender, ToDoubleFunction<Said> figure) {
        return said(contender).map(figure::applyAsDouble);
    }

    /** The share of rows that a judge gets right that always gives the commoner label. */
    double majority() {
        double supported = rows.stream()
                .mapToInt(row -> row.row().supported() ? 1 : 0)
                .average()
                .orElse(0);
        return Math.max(supported, 1 - supported);
    }

    /** The judge's calibration error, both labels counting equally. */
    double calibration() {
        return judge().calibration(Example.rowWeights(rows));
    }

    /** For the bootstrap: the judge's AUROC, less that of counting words if asked. */
    DocumentBootstrap.Sample sample(boolean overWords) {
        Said words = said(Contender.WORDS).orElseThrow();
        return new DocumentBootstrap.Sample(
                rows.stream().map(Example::row).toList(),
                often -> judge().auroc(often) - (overWords ? words.auroc(often) : 0));
    }
}

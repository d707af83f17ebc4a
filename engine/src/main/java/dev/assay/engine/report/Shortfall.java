package dev.assay.engine.report;

import dev.assay.core.metric.Score;
import dev.assay.core.run.CaseResult;
import dev.assay.core.run.Cause;
import dev.assay.core.run.Finding;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;

/** How far a case is from what it could be, to put the worst first. An order for reading, not a metric. */
final class Shortfall {

    private final ReportInput input;

    Shortfall(ReportInput input) {
        this.input = input;
    }

    /** All shown cases, worst first; equally bad ones in the order of causes, then of the dataset. */
    List<CaseResult> worstFirst() {
        return input.cases().stream()
                .sorted(Comparator.comparingDouble(this::of).reversed().thenComparing(Shortfall::byCause))
                .toList();
    }

    /** The worst of those that fall short, at most {@code limit}. */
    List<CaseResult> worst(int limit) {
        return worstFirst().stream()
                .filter(result -> of(result) > 0 || isBad(result))
                .limit(limit)
                .toList();
    }

    /**
     * Mean distance of the case's values from the best value, 0 to 1. A case with a cause or a failed score but no value
     * counts 1: nothing good is known of it.
     */
    double of(CaseResult result) {
        OptionalDouble distance = result.scores().entrySet().stream()
                .map(this::distance)
                .flatMapToDouble(OptionalDouble::stream)
                .average();
        return distance.orElse(isBad(result) ? 1 : 0);
    }

    private static boolean isBad(CaseResult result) {
        return result.finding().isPresent()
                || result.scores().values().stream().anyMatch(Score.Failed.class::isInstance);
    }

    private OptionalDouble distance(Map.Entry<String, Score> score) {
        OptionalDouble value = score.getValue().number();
        if (value.isEmpty() || value.getAsDouble() < 0 || value.getAsDouble() > 1) {
            return OptionalDouble.empty();
        }
        boolean lower = input.lowerIsBetter(score.getKey());
        return OptionalDouble.of(lower ? value.getAsDouble() : 1 - value.getAsDouble());
    }

    private static int byCause(CaseResult a, CaseResult b) {
        Optional<Cause> ofA = a.finding().map(Finding::cause);
        Optional<Cause> ofB = b.finding().map(Finding::cause);
        return ofA.isPresent() && ofB.isPresent()
                ? ofA.get().compareTo(ofB.get())
                : Boolean.compare(ofA.isEmpty(), ofB.isEmpty());
    }
}

package dev.assay.core.gate;

import dev.assay.core.words.Numbers;
import java.util.List;
import java.util.Optional;

/** Warns of a mean that fell far below the baseline's, whatever the rules make of it. */
public final class Alarm {

    /** Share of the baseline's mean above which a loss is told. */
    public static final double MOST_LOST = 0.1;

    private Alarm() {}

    /**
     * The warning for a metric; none when it lost a tenth of the baseline's mean or less. From a mean of 0 any loss is
     * told.
     */
    public static Optional<Notice> of(String metric, Change change) {
        double loss = -change.gain();
        double most = MOST_LOST * Math.abs(change.before());
        if (!(loss > most + 1e-12)) {
            return Optional.empty();
        }
        String share = change.before() == 0
                ? ""
                : " by " + Math.round(100 * loss / Math.abs(change.before())) + " % of the baseline";
        String way = change.lowerIsBetter() ? " rose" : " fell";
        return Optional.of(new Notice(
                false,
                metric + way + share + ": " + Numbers.fixed(change.now(), 3) + ", was "
                        + Numbers.fixed(change.before(), 3),
                List.of(
                        new Fact("difference", ChangeFacts.difference(change)),
                        new Fact("baseline", change.baseline()),
                        new Fact("worst", ChangeFacts.worst(change)))));
    }
}

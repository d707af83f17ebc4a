package dev.assay.core.slice.search;

import dev.assay.core.metric.Definition;
import java.util.Map;
import java.util.Optional;

/** Which way a metric is better. */
enum Sense {
    HIGHER(1),
    LOWER(-1),
    NONE(0);

    private final int sign;

    Sense(int sign) {
        this.sign = sign;
    }

    static Sense of(Map<String, Definition> definitions, String metric) {
        Optional<Definition> card = Optional.ofNullable(definitions.get(metric));
        if (card.filter(Definition::lowerIsBetter).isPresent()) {
            return LOWER;
        }
        return card.filter(Definition::higherIsBetter).isPresent() ? HIGHER : NONE;
    }

    /** The change as an improvement: above 0 where it is one. */
    double improvement(double change) {
        return sign * change;
    }
}

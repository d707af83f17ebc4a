package dev.assay.core.metric;

import dev.assay.core.data.Output;
import java.util.Set;

/** A metric that the system's output carries itself, such as its latency. */
public interface OutputMetric extends Metric {

    /** The score of one output. */
    Score score(Output output);

    @Override
    default Set<Need> needs() {
        return Set.of();
    }
}

package dev.assay.judge.citation;

import dev.assay.core.metric.MetricFamily;
import java.util.List;

/** The metrics on citations that rest on a judge. To add one: its file, its test, one line here. */
public final class CitationMetrics {

    /** All families, in the order in which docs and help list them. */
    public static final List<MetricFamily> ALL =
            List.of(CitationPrecision.FAMILY, CitationRecall.FAMILY, CitationUncited.FAMILY);

    private CitationMetrics() {}
}

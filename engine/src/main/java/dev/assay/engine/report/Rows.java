package dev.assay.engine.report;

import java.util.List;

/**
 * The lines of a table of estimates.
 *
 * @param views the lines
 * @param what what they are: metrics or rates
 */
record Rows(List<MetricView> views, Phrase what) {}

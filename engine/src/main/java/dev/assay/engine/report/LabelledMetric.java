package dev.assay.engine.report;

import dev.assay.core.calibration.SideBySide;

/**
 * A metric of a run of which people labelled some cases.
 *
 * @param metric its printed name
 * @param sides its mean by the judge, by people, and corrected
 */
public record LabelledMetric(String metric, SideBySide sides) {}

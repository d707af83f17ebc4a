package dev.assay.engine;

/**
 * What is to be run twice.
 *
 * @param run the run
 * @param split whether the first run's answers are judged once more, so that the judge can be told from the system
 */
public record AaRequest(RunRequest run, boolean split) {}

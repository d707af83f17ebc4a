package dev.assay.engine.labels;

/**
 * A row of a sample for people.
 *
 * @param id the case's id
 * @param stratum its stratum
 * @param weight how many cases it stands for, 1 or more
 * @param question the question
 * @param contexts the passages, each with its number
 * @param answer the answer
 */
public record SpotRow(String id, String stratum, double weight, String question, String contexts, String answer) {}

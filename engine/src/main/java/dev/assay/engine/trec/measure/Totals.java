package dev.assay.engine.trec.measure;

/**
 * Counts over the whole evaluation.
 *
 * @param topics topics that were evaluated, 1 or more
 * @param complete whether judged topics that the run lacks were evaluated too ({@code -c})
 * @param positive judgements above 0 over all judged topics, whatever the relevance level
 */
public record Totals(int topics, boolean complete, long positive) {}

package dev.assay.core.run;

/**
 * What a judge says of one citation.
 *
 * @param sentence number of the citing sentence in the answer, from 1
 * @param text the sentence without its marks
 * @param passage number of the cited passage within the context, from 1 in rank order
 * @param support how far the passage bears the sentence out: 1 in full, 0.5 in part, 0 not at all
 */
public record JudgedCitation(int sentence, String text, int passage, double support) {}

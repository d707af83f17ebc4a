package dev.assay.core.run;

/**
 * Why a case fell short and what to do about it.
 *
 * @param cause the first cause that holds
 * @param evidence what shows it: ids, ranks, the claim; in the case's language
 * @param advice what to try, in the case's language
 */
public record Finding(Cause cause, String evidence, String advice) {}

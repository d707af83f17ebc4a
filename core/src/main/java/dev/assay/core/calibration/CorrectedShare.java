package dev.assay.core.calibration;

import dev.assay.core.stats.Answer;
import dev.assay.core.stats.Estimate;
import dev.assay.core.stats.Measured;

/**
 * The share of a run's claims that are supported, by the judge alone and corrected by what its certificate says of it.
 * The correction holds where the judge errs on this run as on the labels it was certified on; its interval takes each
 * claim for independent.
 *
 * @param language code of the language of the claims
 * @param judgeOnly the judge's share
 * @param corrected the share people would have found (Rogan-Gladen)
 */
public record CorrectedShare(String language, Estimate judgeOnly, Answer<Measured> corrected) {}

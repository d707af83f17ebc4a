package dev.assay.dataset.split;

import java.nio.file.Path;
import java.util.Optional;

/**
 * A dataset that is to be split.
 *
 * @param dataset its folder or file of cases
 * @param shares how much each part should get
 * @param salt decides, with the cluster's key, to which part a cluster goes
 * @param again whether cases that have a part already are dealt anew
 * @param stratify the metadata key whose values should have the same shares each; absent = none
 * @param dry whether nothing is written
 */
public record SplitRequest(
        Path dataset, Shares shares, String salt, boolean again, Optional<String> stratify, boolean dry) {

    /** The salt for want of another. */
    public static final String SALT = "assay";
}

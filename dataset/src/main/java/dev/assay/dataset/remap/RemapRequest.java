package dev.assay.dataset.remap;

import java.nio.file.Path;

/**
 * A dataset whose labels shall point into another corpus.
 *
 * @param dataset its folder, or its file of cases
 * @param corpus the new {@code corpus.jsonl}, or a folder that holds one
 * @param out the folder to make
 * @param threshold lowest similarity, {@link #LOWEST} to 1, at which a changed text counts as the same: 1 - edits / longer
 *     length
 */
public record RemapRequest(Path dataset, Path corpus, Path out, double threshold) {

    /** The threshold where none is given. */
    public static final double THRESHOLD = 0.85;

    /** The lowest threshold: below, texts that say other things are alike. */
    public static final double LOWEST = 0.5;

    public RemapRequest {
        if (!(threshold >= LOWEST && threshold <= 1)) {
            throw new IllegalArgumentException("the threshold is " + LOWEST + " to 1; found " + threshold);
        }
    }
}

package dev.assay.dataset.folder;

import dev.assay.engine.codec.DatasetSummary;
import java.nio.file.Path;

/** Says that a dataset was written, in the same words for every command. */
public final class Written {

    private static final int SHOWN = 12;

    private Written() {}

    /** A line with the folder, what it holds and the beginning of its hash, ended by a line feed. */
    public static String line(Path folder, DatasetSummary summary) {
        return "wrote " + folder + ": " + summary.cases() + " cases, " + summary.passages() + " passages, sha256 "
                + summary.hash().substring(0, SHOWN) + "\n";
    }
}

package dev.assay.engine.baseline;

import java.nio.file.Path;

/**
 * The two files of a baseline.
 *
 * @param summary how it was made, and one metric a line
 * @param cases the scores of each case, one JSON object a line
 */
public record BaselineFiles(Path summary, Path cases) {

    /** The name a baseline has where none is given. */
    public static final String NAME = "baseline.txt";

    private static final String SUFFIX = ".txt";

    /** The files of the baseline that is named by its summary. */
    public static BaselineFiles of(Path summary) {
        String name = String.valueOf(summary.getFileName());
        String stem = name.endsWith(SUFFIX) ? name.substring(0, name.length() - SUFFIX.length()) : name;
        return new BaselineFiles(summary, summary.resolveSibling(stem + ".cases.jsonl"));
    }
}

package dev.assay.core.history;

/**
 * What runs have in common that follow each other: the same was run. {@code evals}, {@code evals/} and {@code ./evals} are
 * the same.
 *
 * @param source the file or folder that was run, without {@code ./} before and {@code /} behind
 * @param variant the variant; empty when there was none
 */
public record Series(String source, String variant) {

    public Series {
        source = bare(source);
    }

    /** The series that a run belongs to. */
    public static Series of(PastRun run) {
        return new Series(run.source(), run.variant().orElse(""));
    }

    private static String bare(String source) {
        String bare = source.replaceFirst("^(\\./+)+", "").replaceFirst("(?<=.)/+$", "");
        return bare.isEmpty() ? "." : bare;
    }
}

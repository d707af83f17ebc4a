package dev.assay.cli;

import dev.assay.engine.Trec;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Unmatched;

/**
 * Evaluates a run as trec_eval does. Its words and streams are handed on untouched, since ids are bytes; {@link Main}
 * calls {@link #run} without picocli, which takes longer to load than a small run to evaluate.
 */
@Command(
        name = "trec",
        description = "Evaluate runs against qrels: trec_eval's options and output, and more.",
        customSynopsis = "assay trec [OPTIONS] QRELS RUN",
        footer = {
            "",
            "All options:  assay trec --help",
            "Example:      assay trec -q -m map -m ndcg_cut.10 qrels.txt run.txt"
        })
final class TrecCommand implements Callable<Integer> {

    private static final int UNWRITABLE = 2;
    private static final int OUR_BUG = 70;

    @Unmatched
    private List<String> arguments = new ArrayList<>();

    @Override
    public Integer call() {
        return run(arguments.toArray(String[]::new));
    }

    /** Runs on the process's own streams and gives the exit status. */
    static int run(String[] arguments) {
        FileOutputStream err = new FileOutputStream(FileDescriptor.err);
        try {
            return Trec.run(arguments, System.in, new FileOutputStream(FileDescriptor.out), err);
        } catch (UncheckedIOException e) {
            System.err.println("assay trec: cannot write the output: " + e.getMessage());
            return UNWRITABLE;
        } catch (RuntimeException e) {
            System.err.println("assay: this is a bug of ours, sorry: " + e);
            for (StackTraceElement place : e.getStackTrace()) {
                System.err.println("    at " + place);
            }
            return OUR_BUG;
        }
    }
}

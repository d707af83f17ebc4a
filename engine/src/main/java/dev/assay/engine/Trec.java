package dev.assay.engine;

import dev.assay.engine.trec.OwnOptions;
import dev.assay.engine.trec.TrecEval;
import java.io.InputStream;
import java.io.OutputStream;

/** The command {@code assay trec}: trec_eval's drop-in, or, where an option of ours is given, what goes beyond it. */
public final class Trec {

    private Trec() {}

    /**
     * Evaluates runs.
     *
     * @param arguments as for trec_eval, or with our own options
     * @param in standard input, read where a run is {@code -}
     * @param out standard output; not closed
     * @param err standard error; not closed
     * @return exit status, that of trec_eval; see {@link TrecEval#run}
     */
    public static int run(String[] arguments, InputStream in, OutputStream out, OutputStream err) {
        return OwnOptions.occur(arguments)
                ? TrecBeyond.run(arguments, in, out, err)
                : TrecEval.run(arguments, in, out, err);
    }
}

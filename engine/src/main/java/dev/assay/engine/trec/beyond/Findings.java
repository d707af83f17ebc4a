package dev.assay.engine.trec.beyond;

import dev.assay.engine.trec.read.Qrels;
import dev.assay.engine.trec.read.Source;
import dev.assay.engine.trec.score.Evaluation;
import dev.assay.engine.trec.score.TrecResult;
import dev.assay.engine.trec.text.TrecFailure;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * All runs of a call, evaluated against judgements that are read once.
 *
 * @param request what was asked for
 * @param runs the runs in the order given
 * @param warnings what was odd about the files
 */
public record Findings(Request request, List<ScoredRun> runs, Set<String> warnings) {

    private static final String STANDARD_INPUT = "-";

    /**
     * Evaluates.
     *
     * @param request what is asked for
     * @param in standard input, read where a run is {@code -}
     * @throws TrecFailure if any run cannot be evaluated to its end
     */
    public static Findings of(Request request, InputStream in) {
        Qrels qrels = Qrels.read(Source.file(request.qrels()));
        Evaluation evaluation = new Evaluation(request.command().settings(), qrels);
        List<ScoredRun> runs = new ArrayList<>();
        Set<String> warnings = new LinkedHashSet<>();
        for (String file : request.runs()) {
            ScoredRun run = new ScoredRun(file, evaluate(evaluation, file, in));
            warnings.addAll(run.result().warnings());
            runs.add(run);
        }
        return new Findings(request, runs, warnings);
    }

    /** Of several runs the one at fault must be named, which trec_eval, having but one, does not always do. */
    private static TrecResult evaluate(Evaluation evaluation, String file, InputStream in) {
        try {
            Source source = file.equals(STANDARD_INPUT) ? Source.stream("standard input", in) : Source.file(file);
            TrecResult result = evaluation.run(source);
            if (result.failure().isPresent()) {
                throw result.failure().get();
            }
            return result;
        } catch (TrecFailure e) {
            String message = String.valueOf(e.getMessage());
            throw message.contains(file) ? e : new TrecFailure(e.status(), file + ": " + message);
        }
    }
}

package dev.assay.engine.trec.score;

import dev.assay.engine.trec.measure.Measure;
import dev.assay.engine.trec.text.TrecFailure;
import java.util.List;
import java.util.Optional;

/** What came out of an evaluation. */
public final class TrecResult {

    private final List<Measure> measures;
    private final Columns columns;
    private final List<TopicResult> topics;
    private final double[] summary;
    private final byte[] runName;
    private final Optional<TrecFailure> failure;
    private final List<String> warnings;

    TrecResult(
            List<Measure> measures,
            Columns columns,
            List<TopicResult> topics,
            double[] summary,
            byte[] runName,
            Optional<TrecFailure> failure,
            List<String> warnings) {
        this.measures = measures;
        this.columns = columns;
        this.topics = topics;
        this.summary = summary;
        this.runName = runName;
        this.failure = failure;
        this.warnings = warnings;
    }

    /** The measures in the order of the output. */
    public List<Measure> measures() {
        return measures;
    }

    /** Names and places of the values. */
    public Columns columns() {
        return columns;
    }

    /** Evaluated topics in the order of their bytes; where there is a failure, those before it. */
    public List<TopicResult> topics() {
        return topics;
    }

    /** Values over all topics, one for each column; empty where there is a failure. Not copied. */
    public double[] summary() {
        return summary;
    }

    /** Bytes of the run's name; not copied. */
    public byte[] runName() {
        return runName;
    }

    /** Why the evaluation stopped, if it did. */
    public Optional<TrecFailure> failure() {
        return failure;
    }

    /** What was odd about the files but is read as trec_eval reads it. */
    public List<String> warnings() {
        return warnings;
    }
}

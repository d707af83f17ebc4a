package dev.assay.engine;

import dev.assay.engine.exec.Progress;
import java.util.List;
import java.util.Optional;

/** What the faces of Assay call: a request in, an outcome out. */
public final class Engine {

    private Engine() {}

    /**
     * Evaluates a dataset and keeps the run.
     *
     * @throws UsageException or {@link dev.assay.engine.input.InputException} when it cannot be done as asked; nothing
     *     is left behind then
     */
    public static RunOutcome run(RunRequest request, Progress progress) {
        RunOutcome outcome;
        Optional<Recording> recording;
        try (Prepared prepared = Prepared.of(request)) {
            recording = prepared.recording();
            outcome = new Running(request, prepared, progress).run();
        }
        recording.ifPresent(Recording::keep);
        return outcome;
    }

    /**
     * The variants that a run of this consists of, to be run one after the other with {@link #run} and
     * {@link #variant}; none where it is one run.
     *
     * @throws dev.assay.engine.input.InputException when the settings of one of them are wrong
     */
    public static List<String> variants(RunRequest request) {
        return VariantNames.of(request);
    }

    /** The run of one variant. */
    public static RunRequest variant(RunRequest request, String name) {
        return VariantNames.of(request, name);
    }

    /**
     * Tells what a run would take: calls, tokens, cost. Opens no connection and writes nothing.
     *
     * @throws UsageException or {@link dev.assay.engine.input.InputException} when it cannot be done as asked
     */
    public static PlanOutcome plan(RunRequest request) {
        return new Planning(request).plan();
    }

    /**
     * Runs the same twice, to learn how far its numbers vary by themselves.
     *
     * @throws UsageException or {@link dev.assay.engine.input.InputException} when it cannot be done as asked
     */
    public static AaOutcome aa(AaRequest request, Progress progress) {
        return new AaRun(request, progress).run();
    }

    /**
     * Judges a finished run by rules, without asking anybody again.
     *
     * @throws UsageException when there is no such run or no rule
     */
    public static GateOutcome gate(GateRequest request) {
        return new Gating(request).gate();
    }

    /**
     * Holds the judge against people's labels.
     *
     * @throws UsageException or {@link dev.assay.engine.input.InputException} when it cannot be done as asked
     */
    public static CalibrateOutcome calibrate(CalibrateRequest request, Progress progress) {
        return new Calibrating(request).calibrate(progress);
    }

    /**
     * Holds a stored run against people's labels.
     *
     * @throws UsageException or {@link dev.assay.engine.input.InputException} when it cannot be done as asked
     */
    public static AgreementOutcome agreement(AgreementRequest request) {
        return new Agreeing(request).compare();
    }

    /**
     * Draws a sample of a stored run for people, or reads back what they said.
     *
     * @throws UsageException or {@link dev.assay.engine.input.InputException} when it cannot be done as asked
     */
    public static SpotcheckOutcome spotcheck(SpotcheckRequest request) {
        return new Spotchecking(request).check();
    }

    /**
     * Freezes what the judge says of a canary set, or compares with what was frozen.
     *
     * @throws UsageException or {@link dev.assay.engine.input.InputException} when it cannot be done as asked
     */
    public static DriftOutcome drift(DriftRequest request, Progress progress) {
        return new Drifting(request).watch(progress);
    }

    /**
     * Freezes a finished run, so that later ones can be held against it.
     *
     * @throws UsageException when there is no such run
     */
    public static FreezeOutcome freeze(FreezeRequest request) {
        return new Freezing(request).freeze();
    }

    /**
     * Makes rules of what a run or the baseline reached; writes nothing.
     *
     * @throws UsageException when there is no such run
     */
    public static SuggestOutcome suggest(FreezeRequest request) {
        return new Suggesting(request).suggest();
    }

    /**
     * Compares two finished runs, without asking anybody again.
     *
     * @throws UsageException or {@link dev.assay.engine.input.InputException} when there are no such runs, or they cannot
     *     be compared as asked
     */
    public static ComparisonOutcome compare(ComparisonRequest request) {
        return new Comparing(request).compare();
    }

    /**
     * Tells what is wrong with a finished run: causes, what mending them would give, examples, advice.
     *
     * @throws UsageException when there is no such run or cause, or the file to be written is there already
     */
    public static TriageOutcome triage(TriageRequest request) {
        return new Triaging(request).triage();
    }

    /**
     * Looks at the past runs of a project.
     *
     * @throws UsageException when there are none as asked for, or no line of the history can be read
     */
    public static HistoryOutcome history(HistoryRequest request) {
        return new Recalling(request).recall();
    }
}

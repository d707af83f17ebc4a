package dev.assay.engine;

import dev.assay.engine.exec.Progress;
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
     * Tells what a run would take: calls, tokens, cost. Opens no connection and writes nothing.
     *
     * @throws UsageException or {@link dev.assay.engine.input.InputException} when it cannot be done as asked
     */
    public static PlanOutcome plan(RunRequest request) {
        return new Planning(request).plan();
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
     * Tells what is wrong with a finished run: causes, what mending them would give, examples, advice.
     *
     * @throws UsageException when there is no such run or cause, or the file to be written is there already
     */
    public static TriageOutcome triage(TriageRequest request) {
        return new Triaging(request).triage();
    }
}

package dev.assay.engine;

import dev.assay.engine.exec.Progress;

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
        try (Prepared prepared = Prepared.of(request)) {
            return new Running(request, prepared, progress).run();
        }
    }

    /**
     * Judges a finished run by rules, without asking anybody again.
     *
     * @throws UsageException when there is no such run or no rule
     */
    public static GateOutcome gate(GateRequest request) {
        return new Gating(request).gate();
    }
}

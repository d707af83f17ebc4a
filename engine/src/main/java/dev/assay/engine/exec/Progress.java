package dev.assay.engine.exec;

import dev.assay.core.run.JudgeSpent;

/** Is told how far a run has come. Called from one thread. */
public interface Progress {

    /** Tells nobody. */
    Progress SILENT = new Progress() {
        @Override
        public void begin(long cases) {}

        @Override
        public void step(boolean failed, JudgeSpent spent) {}

        @Override
        public void end() {}
    };

    /** A run of so many cases begins. */
    void begin(long cases);

    /**
     * One more case is done.
     *
     * @param failed whether something in it could not be measured
     * @param spent what the judges have spent up to now
     */
    void step(boolean failed, JudgeSpent spent);

    /** The run is over. */
    void end();
}

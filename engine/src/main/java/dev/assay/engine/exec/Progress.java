package dev.assay.engine.exec;

/** Is told how far a run has come. Called from one thread. */
public interface Progress {

    /** Tells nobody. */
    Progress SILENT = new Progress() {
        @Override
        public void begin(long cases) {}

        @Override
        public void step(boolean failed) {}

        @Override
        public void end() {}
    };

    /** A run of so many cases begins. */
    void begin(long cases);

    /** One more case is done; {@code failed} when something in it could not be measured. */
    void step(boolean failed);

    /** The run is over. */
    void end();
}

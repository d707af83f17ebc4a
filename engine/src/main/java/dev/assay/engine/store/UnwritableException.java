package dev.assay.engine.store;

import java.io.IOException;
import java.nio.file.Path;

/** The run store cannot be written; the message names the place and the next step. */
public final class UnwritableException extends RuntimeException {

    /** The place that cannot be written, and why. */
    public UnwritableException(Path place, IOException cause) {
        super(
                "cannot write " + place + " (" + cause.getClass().getSimpleName() + ": " + cause.getMessage()
                        + "); give another folder (runs: --set out=FOLDER)",
                cause);
    }
}

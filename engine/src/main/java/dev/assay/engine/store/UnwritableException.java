package dev.assay.engine.store;

import java.io.IOException;
import java.nio.file.Path;

/** The run store cannot be written; the message names the place and the next step. */
public final class UnwritableException extends RuntimeException {

    UnwritableException(Path place, IOException cause) {
        super("cannot write " + place + " (" + cause.getClass().getSimpleName() + ": " + cause.getMessage()
                + "); give another folder with --set out=FOLDER", cause);
    }
}

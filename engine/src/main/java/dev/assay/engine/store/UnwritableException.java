package dev.assay.engine.store;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.Path;

/** A place cannot be written; the message names it, the reason and the next step. */
public final class UnwritableException extends RuntimeException {

    /** The place that cannot be written, and why. */
    public UnwritableException(Path place, IOException cause) {
        super("cannot write " + place + " (" + why(cause) + "); give another folder (runs: --set out=FOLDER)", cause);
    }

    private static String why(IOException cause) {
        if (cause instanceof AccessDeniedException) {
            return "it may not be written to";
        }
        if (cause instanceof FileAlreadyExistsException) {
            return "a file stands where a folder is needed";
        }
        return cause instanceof FileSystemException refused && refused.getReason() != null
                ? String.valueOf(refused.getReason())
                : String.valueOf(cause.getMessage());
    }
}

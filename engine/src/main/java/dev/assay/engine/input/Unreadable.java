package dev.assay.engine.input;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;

/** Why a file could not be read, in words. */
public final class Unreadable {

    private Unreadable() {}

    /** The fault of a file that could not be read. */
    public static Fault fault(Path path, String file, IOException why) {
        if (why instanceof NoSuchFileException || Files.notExists(path)) {
            return Fault.ofFile(file, "no such file", "a file that exists; check the path");
        }
        if (Files.isDirectory(path)) {
            return Fault.ofFile(file, "a folder", "a file");
        }
        if (why instanceof AccessDeniedException) {
            return Fault.ofFile(file, "a file that may not be read", "a readable file; see its permissions");
        }
        return Fault.ofFile(file, "a file that cannot be read (" + why.getMessage() + ")", "a readable file");
    }
}

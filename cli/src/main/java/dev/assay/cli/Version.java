package dev.assay.cli;

import java.util.Optional;
import picocli.CommandLine.IVersionProvider;

/** The version as the jar's manifest has it. */
final class Version implements IVersionProvider {

    /** The version, or {@code development} when run from class folders. */
    static String text() {
        return Optional.ofNullable(Version.class.getPackage().getImplementationVersion())
                .orElse("development");
    }

    @Override
    public String[] getVersion() {
        return new String[] {"assay " + text() + " (Java " + System.getProperty("java.version") + ")"};
    }
}

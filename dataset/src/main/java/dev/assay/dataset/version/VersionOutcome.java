package dev.assay.dataset.version;

import dev.assay.dataset.change.DatasetChanges;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** What became of the wish for a version. */
public sealed interface VersionOutcome {

    /**
     * A version was made.
     *
     * @param version what it says of itself
     * @param folder where it stands
     * @param changes what changed since the parent; absent for the first
     * @param remarks what a reader should know
     */
    record Made(Version version, Path folder, Optional<DatasetChanges> changes, List<String> remarks)
            implements VersionOutcome {

        public Made {
            remarks = List.copyOf(remarks);
        }
    }

    /** Nothing has changed since the last version, and none was made. */
    record Unchanged(Version last, Path folder) implements VersionOutcome {}
}

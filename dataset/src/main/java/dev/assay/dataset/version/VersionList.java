package dev.assay.dataset.version;

import dev.assay.engine.codec.DatasetReader;
import dev.assay.engine.input.Fault;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * The versions of a dataset.
 *
 * @param versions by number
 * @param damaged versions that cannot be read, and why
 * @param hash the hash of the dataset as it stands
 */
public record VersionList(List<Version> versions, List<Fault> damaged, String hash) {

    public VersionList {
        versions = List.copyOf(versions);
        damaged = List.copyOf(damaged);
    }

    /**
     * Reads what versions say of themselves; whether it is true {@link Verifying} finds out.
     *
     * @throws dev.assay.engine.input.InputException when the dataset itself has faults
     */
    public static VersionList of(Path dataset) {
        VersionStore store = VersionStore.of(dataset);
        List<Version> versions = new ArrayList<>();
        List<Fault> damaged = new ArrayList<>();
        for (Path folder : store.folders()) {
            try {
                versions.add(VersionFile.read(folder));
            } catch (IOException unreadable) {
                damaged.add(Fault.ofFile(
                        folder.toString(),
                        String.valueOf(unreadable.getMessage()),
                        "the folder as it was made; bring it back from git or a copy"));
            }
        }
        return new VersionList(
                versions,
                damaged,
                new DatasetReader(store.files().withoutOutputs()).check().hash());
    }

    /** Whether the dataset is what its last version holds. */
    public boolean current() {
        return !versions.isEmpty() && versions.get(versions.size() - 1).hash().equals(hash);
    }
}

package dev.assay.dataset.version;

import dev.assay.dataset.change.DatasetChanges;
import dev.assay.dataset.folder.Manifest;
import dev.assay.dataset.folder.NewFolder;
import dev.assay.engine.codec.DatasetFiles;
import dev.assay.engine.codec.DatasetReader;
import dev.assay.engine.codec.DatasetSummary;
import dev.assay.engine.input.Fault;
import dev.assay.engine.input.InputException;
import dev.assay.engine.store.UnwritableException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Makes versions. */
public final class Versioning {

    private static final String CORPUS = "corpus.jsonl";

    private final VersionStore store;
    private final DatasetFiles files;
    private final Clock clock;

    private Versioning(VersionStore store, Clock clock) {
        this.store = store;
        this.files = store.files();
        this.clock = clock;
    }

    /**
     * Makes a version of a dataset as it stands: a folder that holds its cases, its corpus and {@code dataset.yaml}, and may
     * not be written to. The dataset's own {@code dataset.yaml} gets the number and the hash.
     *
     * @param dataset its folder
     * @param note why, not blank
     * @param by who
     * @throws InputException when the dataset has faults, or its last version was altered
     */
    public static VersionOutcome make(Path dataset, String note, String by, Clock clock) {
        if (note.isBlank()) {
            throw InputException.of(
                    Fault.ofFile("--note", "nothing", "a sentence that says why, such as --note \"ten cases on tax\""));
        }
        Versioning versioning = new Versioning(VersionStore.of(dataset), clock);
        try {
            return versioning.make(note.strip(), by);
        } catch (IOException cannotWrite) {
            throw new UnwritableException(versioning.store.place(), cannotWrite);
        }
    }

    private VersionOutcome make(String note, String by) throws IOException {
        DatasetSummary summary = new DatasetReader(files.withoutOutputs()).check();
        Manifest manifest = Manifest.in(files.folder());
        Optional<Path> parentFolder = store.last();
        Optional<Version> parent =
                parentFolder.isPresent() ? Optional.of(parent(parentFolder.get())) : Optional.empty();
        Optional<DatasetChanges> changes =
                parentFolder.map(folder -> since(DatasetChanges.between(folder, files.folder()), folder, manifest));
        if (parent.isPresent()
                && changes.isPresent()
                && parent.get().hash().equals(summary.hash())
                && changes.get().manifest().isEmpty()) {
            return new VersionOutcome.Unchanged(parent.get(), parentFolder.get());
        }
        Version bare = new Version(
                parent.map(Version::number).orElse(0) + 1,
                summary.hash(),
                note,
                by,
                clock.instant().truncatedTo(ChronoUnit.SECONDS).toString(),
                parentFolder.isPresent() && parent.isPresent()
                        ? Optional.of(new Version.Parent(
                                parent.get().number(),
                                parent.get().hash(),
                                FileHash.of(parentFolder.get().resolve(Version.FILE))))
                        : Optional.empty(),
                summary.cases(),
                summary.passages(),
                changes.map(all -> new Version.Summary(
                        all.cases().summary(), all.passages().summary())),
                Map.of());
        String yaml = ManifestEdit.text(files.folder(), manifest, bare);
        Path place = store.place().resolve(bare.folder());
        Version made = write(place, bare, yaml, changes);
        ManifestEdit.apply(files.folder(), yaml);
        return new VersionOutcome.Made(made, place, changes, remarks(manifest, parent, made));
    }

    /** What changed, apart from number and hash that versioning itself writes. */
    private static DatasetChanges since(DatasetChanges all, Path parent, Manifest now) {
        return new DatasetChanges(
                all.before(),
                all.after(),
                DatasetChanges.manifest(ManifestEdit.bare(Manifest.in(parent)), ManifestEdit.bare(now)),
                all.cases(),
                all.passages());
    }

    private Version parent(Path folder) {
        List<String> wrong = Verifying.problems(folder);
        if (!wrong.isEmpty()) {
            throw InputException.of(Fault.ofFile(
                    folder.toString(),
                    "a version that was altered: " + String.join("; ", wrong),
                    "the version as it was made; bring it back from git or a copy, then make the next"));
        }
        try {
            return VersionFile.read(folder);
        } catch (IOException unreadable) {
            throw new IllegalStateException("it was read before", unreadable);
        }
    }

    private Version write(Path place, Version bare, String yaml, Optional<DatasetChanges> changes) throws IOException {
        try (NewFolder made = NewFolder.at(place)) {
            Map<String, String> hashes = new LinkedHashMap<>();
            Files.copy(files.cases(), made.file("cases.jsonl"));
            hashes.put("cases.jsonl", FileHash.of(made.file("cases.jsonl")));
            if (files.corpus().isPresent()) {
                Files.copy(files.corpus().get(), made.file(CORPUS));
                hashes.put(CORPUS, FileHash.of(made.file(CORPUS)));
            }
            Files.writeString(made.file(Manifest.FILE), yaml);
            hashes.put(Manifest.FILE, FileHash.of(made.file(Manifest.FILE)));
            Version version = new Version(
                    bare.number(),
                    bare.hash(),
                    bare.note(),
                    bare.by(),
                    bare.at(),
                    bare.parent(),
                    bare.cases(),
                    bare.passages(),
                    bare.changes(),
                    hashes);
            Files.writeString(made.file(Version.FILE), VersionFile.text(version, changes));
            made.keep();
            VersionStore.protect(place);
            return version;
        }
    }

    private List<String> remarks(Manifest manifest, Optional<Version> parent, Version made) {
        List<String> remarks = new ArrayList<>();
        String expected = parent.map(last -> String.valueOf(last.number())).orElse(String.valueOf(made.number()));
        manifest.text("version")
                .filter(said -> !said.equals(expected))
                .ifPresent(said -> remarks.add("dataset.yaml said version " + said + "; it now says " + made.number()));
        files.outputs()
                .ifPresent(outputs -> remarks.add(outputs.getFileName()
                        + " is not part of the version: what a system did does not belong to a dataset"));
        return remarks;
    }
}

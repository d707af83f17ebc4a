package dev.assay.dataset.version;

import dev.assay.engine.codec.DatasetFiles;
import dev.assay.engine.codec.DatasetReader;
import dev.assay.engine.input.Fault;
import dev.assay.engine.input.InputException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** Finds versions that were altered. */
public final class Verifying {

    private Verifying() {}

    /**
     * What a look at a version found.
     *
     * @param folder the version
     * @param problems what is not as it was made; none when all is well
     */
    public record Verified(Path folder, List<String> problems) {

        public Verified {
            problems = List.copyOf(problems);
        }
    }

    /**
     * Looks at all versions of a dataset: files against their hashes, content against the hash in the name, each record
     * against what the next version says of it, and numbers that are missing.
     *
     * @param dataset its folder
     * @throws InputException when it has no version
     */
    public static List<Verified> all(Path dataset) {
        VersionStore store = VersionStore.of(dataset);
        List<Path> folders = store.folders();
        if (folders.isEmpty()) {
            throw InputException.of(Fault.ofFile(
                    store.place().toString(),
                    "no version",
                    "a version or more; `assay dataset version " + dataset + " --note WHY` makes the first"));
        }
        List<Verified> all = new ArrayList<>();
        for (int i = 0; i < folders.size(); i++) {
            List<String> problems = new ArrayList<>(problems(folders.get(i)));
            problems.addAll(chain(i == 0 ? Optional.empty() : Optional.of(folders.get(i - 1)), folders.get(i)));
            all.add(new Verified(folders.get(i), problems));
        }
        return all;
    }

    /** What is not as it was made in one version, apart from its place among the others. */
    static List<String> problems(Path folder) {
        List<String> problems = new ArrayList<>();
        try {
            Version version = VersionFile.read(folder);
            if (!version.folder().equals(VersionStore.name(folder))) {
                problems.add(Version.FILE + " says " + version.folder());
            }
            files(folder, version, problems);
            content(folder, version, problems);
        } catch (IOException unreadable) {
            problems.add(String.valueOf(unreadable.getMessage()));
        }
        return problems;
    }

    private static void files(Path folder, Version version, List<String> problems) throws IOException {
        for (Map.Entry<String, String> file : version.files().entrySet()) {
            Path place = folder.resolve(file.getKey());
            if (!Files.isRegularFile(place)) {
                problems.add(file.getKey() + " is missing");
            } else if (!FileHash.of(place).equals(file.getValue())) {
                problems.add(file.getKey() + " was altered");
            }
        }
        try (Stream<Path> all = Files.list(folder)) {
            all.map(VersionStore::name)
                    .filter(name -> !version.files().containsKey(name) && !name.equals(Version.FILE))
                    .sorted()
                    .forEach(name -> problems.add(name + " was added"));
        }
    }

    private static void content(Path folder, Version version, List<String> problems) {
        try {
            String hash = new DatasetReader(DatasetFiles.find(folder)).check().hash();
            if (!hash.equals(version.hash())) {
                problems.add("its content has the hash " + hash.substring(0, 8) + " and not "
                        + version.hash().substring(0, 8));
            }
        } catch (InputException wrong) {
            problems.add("it cannot be read: " + wrong.faults().first().get(0).text());
        }
    }

    private static List<String> chain(Optional<Path> before, Path folder) {
        int expected = before.map(VersionStore::number).orElse(0) + 1;
        int number = VersionStore.number(folder);
        if (number == expected - 1) {
            return List.of("there are two versions " + number);
        }
        if (number != expected) {
            return List.of("version " + (number - 1) + " before it is missing");
        }
        try {
            Optional<Version.Parent> parent = VersionFile.read(folder).parent();
            if (before.isEmpty() || parent.isEmpty()) {
                return before.isEmpty() == parent.isEmpty()
                        ? List.of()
                        : List.of(Version.FILE + " is wrong about its parent");
            }
            Path record = before.get().resolve(Version.FILE);
            boolean same = Files.isRegularFile(record)
                    && FileHash.of(record).equals(parent.get().record());
            return same
                    ? List.of()
                    : List.of(Version.FILE + " of its parent " + VersionStore.name(before.get())
                            + " is not what it was when this version was made");
        } catch (IOException unreadable) {
            return List.of();
        }
    }
}

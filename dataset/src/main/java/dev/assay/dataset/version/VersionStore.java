package dev.assay.dataset.version;

import dev.assay.engine.codec.DatasetFiles;
import dev.assay.engine.input.Fault;
import dev.assay.engine.input.InputException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFileAttributeView;
import java.nio.file.attribute.PosixFilePermission;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The versions of a dataset, in its folder {@code versions}.
 *
 * @param files the dataset
 */
record VersionStore(DatasetFiles files) {

    private static final String FOLDER = "versions";
    private static final Pattern NAME = Pattern.compile("[1-9]\\d{0,8}-[0-9a-f]{8}");

    /**
     * The store of a dataset.
     *
     * @throws InputException when it is no folder with {@code cases.jsonl}
     */
    static VersionStore of(Path given) {
        DatasetFiles files = DatasetFiles.find(given);
        if (files.trec().isPresent() || !files.cases().endsWith("cases.jsonl")) {
            throw InputException.of(Fault.ofFile(
                    given.toString(),
                    "a dataset that is no folder with cases.jsonl",
                    "such a folder; `assay dataset import " + given + " --out DIR` makes one"));
        }
        if (Files.exists(files.folder().resolve(Version.FILE))) {
            throw InputException.of(Fault.ofFile(
                    given.toString(),
                    "a version, which never changes",
                    "the dataset that it was made of, two folders up"));
        }
        return new VersionStore(files);
    }

    /** Where versions stand. */
    Path place() {
        return files.folder().resolve(FOLDER);
    }

    /** The folders of all versions, by number. */
    List<Path> folders() {
        if (!Files.isDirectory(place())) {
            return List.of();
        }
        try (Stream<Path> all = Files.list(place())) {
            return all.filter(folder -> NAME.matcher(name(folder)).matches())
                    .sorted(Comparator.comparingInt(VersionStore::number).thenComparing(VersionStore::name))
                    .toList();
        } catch (IOException cannotList) {
            throw InputException.of(Fault.ofFile(
                    place().toString(), "a folder that may not be listed", "a readable folder; see its permissions"));
        }
    }

    /** The number in a folder's name. */
    static int number(Path folder) {
        String name = name(folder);
        return Integer.parseInt(name.substring(0, name.indexOf('-')));
    }

    static String name(Path folder) {
        return String.valueOf(folder.getFileName());
    }

    /** The youngest version's folder. */
    Optional<Path> last() {
        List<Path> all = folders();
        return all.isEmpty() ? Optional.empty() : Optional.of(all.get(all.size() - 1));
    }

    /** Takes the right to write from a folder and all in it. */
    static void protect(Path folder) {
        try (Stream<Path> all = Files.walk(folder)) {
            for (Path path : all.sorted(Comparator.reverseOrder()).toList()) {
                PosixFileAttributeView view = Files.getFileAttributeView(path, PosixFileAttributeView.class);
                if (view == null) {
                    Files.setAttribute(path, "dos:readonly", true);
                    continue;
                }
                Set<PosixFilePermission> rights =
                        EnumSet.copyOf(view.readAttributes().permissions());
                rights.removeAll(Set.of(
                        PosixFilePermission.OWNER_WRITE,
                        PosixFilePermission.GROUP_WRITE,
                        PosixFilePermission.OTHERS_WRITE));
                view.setPermissions(rights);
            }
        } catch (IOException cannotProtect) {
            throw new UncheckedIOException("cannot make " + folder + " read-only", cannotProtect);
        }
    }
}

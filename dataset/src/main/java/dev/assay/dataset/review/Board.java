package dev.assay.dataset.review;

import dev.assay.core.data.Corpus;
import dev.assay.dataset.folder.CasesFile;
import dev.assay.dataset.folder.DatasetFolder;
import dev.assay.dataset.folder.EditableDataset;
import dev.assay.dataset.folder.Entry;
import dev.assay.engine.codec.DatasetFiles;
import dev.assay.engine.input.Fault;
import dev.assay.engine.input.InputException;
import dev.assay.engine.store.UnwritableException;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A dataset under review. A change is in three places or in none, whenever the process may end: first it is written beside
 * as intended, then the cases are replaced in one step, then the log gets its line.
 */
final class Board implements AutoCloseable {

    private static final String INTENDED = ".review-intended.jsonl";

    private final ReviewLock lock;
    private final DatasetFolder dataset;
    private final List<Entry> entries;
    private final Map<String, Integer> places = new HashMap<>();
    private final ReviewLog log;
    private final Standing standing;
    private Stamp stamp;

    private record Stamp(long size, FileTime time) {

        static Stamp of(Path file) throws IOException {
            BasicFileAttributes read = Files.readAttributes(file, BasicFileAttributes.class);
            return new Stamp(read.size(), read.lastModifiedTime());
        }
    }

    private Board(ReviewLock lock, DatasetFolder dataset, Stamp stamp) {
        this.lock = lock;
        this.dataset = dataset;
        this.stamp = stamp;
        this.entries = new ArrayList<>(dataset.entries());
        for (int i = 0; i < entries.size(); i++) {
            places.put(entries.get(i).id(), i);
        }
        this.log = ReviewLog.of(dataset.folder());
        this.standing = new Standing(log.lines());
    }

    /**
     * Opens a dataset for review and finishes what an earlier process could not.
     *
     * @throws InputException when it has faults, is a version, or is being reviewed
     */
    static Board open(Path given) {
        DatasetFiles first = EditableDataset.files(given);
        try {
            ReviewLock lock = ReviewLock.on(first.folder().toAbsolutePath());
            try {
                Stamp stamp = Stamp.of(first.cases());
                Board board = new Board(lock, EditableDataset.read(given), stamp);
                board.finish();
                return board;
            } catch (IOException | RuntimeException wrong) {
                lock.close();
                throw wrong;
            }
        } catch (IOException cannotWrite) {
            throw new UnwritableException(first.folder(), cannotWrite);
        }
    }

    /** All cases in the order of the file. */
    List<Entry> entries() {
        return List.copyOf(entries);
    }

    /** A case by its id. */
    Optional<Entry> entry(String id) {
        return Optional.ofNullable(places.get(id)).map(entries::get);
    }

    /** Its passages. */
    Optional<Corpus> corpus() {
        return dataset.corpus();
    }

    /** The file of cases. */
    Path file() {
        return dataset.files().cases();
    }

    /** The log. */
    ReviewLog log() {
        return log;
    }

    /** What stands of the log. */
    Standing standing() {
        return standing;
    }

    /** Saves changes in their order, all or none. */
    void save(List<Change> changes) {
        if (changes.isEmpty()) {
            return;
        }
        Path intended = dataset.folder().resolve(INTENDED);
        try {
            if (!Stamp.of(file()).equals(stamp)) {
                throw InputException.of(Fault.ofFile(
                        file().toString(),
                        "a file that somebody changed while it was reviewed",
                        "the file as it was; what was decided before is saved, begin again"));
            }
            List<String> lines =
                    changes.stream().map(change -> change.line().json()).toList();
            Files.write(intended, lines, StandardCharsets.UTF_8);
            boolean same = true;
            for (Change change : changes) {
                same &= change.before().json().equals(change.after().json());
                entries.set(places.getOrDefault(change.before().id(), 0), change.after());
            }
            if (!same) {
                CasesFile.replace(file(), entries);
                stamp = Stamp.of(file());
            }
            List<LogLine> done = changes.stream().map(Change::line).toList();
            log.append(done);
            done.forEach(standing::add);
            Files.deleteIfExists(intended);
        } catch (IOException cannotWrite) {
            throw new UnwritableException(file(), cannotWrite);
        }
    }

    /** Where a process ended in between: the log gets its lines where the cases were replaced, else nothing happened. */
    private void finish() throws IOException {
        Path intended = dataset.folder().resolve(INTENDED);
        if (!Files.exists(intended)) {
            return;
        }
        List<LogLine> lines = new ArrayList<>();
        for (String text : Files.readAllLines(intended, StandardCharsets.UTF_8)) {
            LogLine.parse(text).ifPresent(lines::add);
        }
        List<LogLine> logged = log.lines();
        int from = Math.max(0, logged.size() - lines.size());
        boolean done = logged.subList(from, logged.size()).equals(lines);
        Map<String, String> hashes = new HashMap<>();
        lines.forEach(line -> hashes.put(line.id(), line.afterHash()));
        boolean replaced = hashes.entrySet().stream()
                .allMatch(expected -> entry(expected.getKey())
                        .filter(entry -> Fingerprint.whole(entry).equals(expected.getValue()))
                        .isPresent());
        if (!done && replaced) {
            log.append(lines);
            lines.forEach(standing::add);
        }
        Files.deleteIfExists(intended);
    }

    @Override
    public void close() {
        try {
            lock.close();
        } catch (IOException cannotWrite) {
            throw new UnwritableException(dataset.folder(), cannotWrite);
        }
    }
}

package dev.assay.engine.store;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * All runs of a project: {@code runs/<id>/} and {@code history.jsonl}.
 *
 * @param folder the store's folder, such as {@code .assay}
 */
public record RunStore(Path folder) {

    /** The file in a run's folder that holds the run. */
    public static final String RUN = "run.json";

    /** The file in a run's folder that holds one line per case. */
    public static final String CASES = "cases.jsonl";

    /** How a user names the youngest run. */
    public static final String LATEST = "latest";

    /** How a user names the run before the youngest. */
    public static final String PREVIOUS = "previous";

    private static final DateTimeFormatter ID =
            DateTimeFormatter.ofPattern("yyyy-MM-dd'T'HHmmss").withZone(ZoneOffset.UTC);

    /** An id for a run that starts now, not taken yet: the time, and a number where two runs share a second. */
    public String newId(Instant now) {
        String stem = ID.format(now);
        String id = stem;
        for (int i = 2; Files.exists(runs().resolve(id)) || Files.exists(runs().resolve("." + id + ".part")); i++) {
            id = stem + "-" + i;
        }
        return id;
    }

    /** The youngest finished run. */
    public Optional<Path> latest() {
        return finished().stream().findFirst();
    }

    /** All finished runs, the youngest first. */
    public List<Path> finished() {
        if (!Files.isDirectory(runs())) {
            return List.of();
        }
        try (Stream<Path> all = Files.list(runs())) {
            return all.filter(run -> Files.isRegularFile(run.resolve(RUN)))
                    .sorted(Comparator.comparing((Path run) -> run.getFileName().toString())
                            .reversed())
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /**
     * The run that a user names: its folder, its id, {@code latest} for the youngest, {@code previous} for the one before
     * it; the youngest when none is named.
     *
     * @return the run's folder, or nothing when there is no such run
     */
    public Optional<Path> find(Optional<String> named) {
        String name = named.orElse(LATEST);
        Optional<Path> there = Stream.of(Path.of(name), runs().resolve(name))
                .filter(run -> Files.isRegularFile(run.resolve(RUN)))
                .findFirst();
        return switch (name) {
            case LATEST -> there.or(this::latest);
            case PREVIOUS -> there.or(() -> finished().stream().skip(1).findFirst());
            default -> there;
        };
    }

    /** The file that remembers each run in a line. */
    public HistoryFile history() {
        return new HistoryFile(folder.resolve("history.jsonl"));
    }

    /** The folder of all runs. */
    public Path runs() {
        return folder.resolve("runs");
    }
}

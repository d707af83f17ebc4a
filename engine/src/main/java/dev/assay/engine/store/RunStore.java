package dev.assay.engine.store;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Comparator;
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
        if (!Files.isDirectory(runs())) {
            return Optional.empty();
        }
        try (Stream<Path> all = Files.list(runs())) {
            return all.filter(run -> Files.isRegularFile(run.resolve(RUN)))
                    .max(Comparator.comparing(run -> run.getFileName().toString()));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /**
     * The run that a user names: its folder, its id, or the youngest when none is named.
     *
     * @return the run's folder, or nothing when there is no such run
     */
    public Optional<Path> find(Optional<String> named) {
        if (named.isEmpty()) {
            return latest();
        }
        return Stream.of(Path.of(named.get()), runs().resolve(named.get()))
                .filter(run -> Files.isRegularFile(run.resolve(RUN)))
                .findFirst();
    }

    /** Adds a line to the history. */
    public void remember(String line) {
        Path history = folder.resolve("history.jsonl");
        try {
            Files.writeString(
                    history, line + "\n", StandardCharsets.UTF_8, StandardOpenOption.CREATE, StandardOpenOption.APPEND);
        } catch (IOException e) {
            throw new UnwritableException(history, e);
        }
    }

    /** The folder of all runs. */
    public Path runs() {
        return folder.resolve("runs");
    }
}

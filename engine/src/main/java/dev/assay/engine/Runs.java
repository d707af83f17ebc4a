package dev.assay.engine;

import dev.assay.core.words.NearNames;
import dev.assay.engine.config.AssayConfig;
import dev.assay.engine.store.GitState;
import dev.assay.engine.store.RunStore;
import dev.assay.engine.store.StoredRun;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * Finds the runs that users name, and metrics in them.
 *
 * @param store where runs are kept
 * @param project the folder that is evaluated, for {@code HEAD}
 */
record Runs(RunStore store, Path project) {

    private static final int MOST_SHOWN = 5;
    private static final String COMMIT = "[0-9a-f]{6,40}";
    private static final String HEAD = "HEAD";

    /** The runs of the store and the folder that the settings name. */
    static Runs of(AssayConfig config) {
        return new Runs(new RunStore(config.out()), config.folder());
    }

    /**
     * The run that is named, or the youngest.
     *
     * @throws UsageException when there is none, naming those there are
     */
    StoredRun find(Optional<String> name) {
        return find(name.orElse(RunStore.LATEST));
    }

    /**
     * A run by its id or folder, {@code latest}, {@code previous}, or the youngest of a commit, {@code HEAD} or six digits
     * of its hash or more.
     *
     * @throws UsageException when there is none, naming those there are
     */
    StoredRun find(String name) {
        return store.find(Optional.of(name))
                .or(() -> ofCommit(name))
                .map(StoredRun::open)
                .orElseThrow(() -> new UsageException(missing(name)));
    }

    private Optional<Path> ofCommit(String name) {
        String commit =
                name.equals(HEAD) ? GitState.of(project.toAbsolutePath()).commit() : name;
        if (!commit.matches(COMMIT)) {
            return Optional.empty();
        }
        return store.finished().stream()
                .filter(run -> {
                    String made = StoredRun.open(run)
                            .run()
                            .path("provenance")
                            .path("commit")
                            .asText();
                    return made.matches(COMMIT) && (made.startsWith(commit) || commit.startsWith(made));
                })
                .findFirst();
    }

    private String missing(String name) {
        List<String> ids = store.finished().stream()
                .map(run -> run.getFileName().toString())
                .toList();
        String next = "; `assay run` makes one, --set out=FOLDER names another store";
        if (ids.isEmpty()) {
            boolean id = !name.equals(RunStore.LATEST) && !name.equals(RunStore.PREVIOUS);
            return "there is no run " + (id ? "`" + name + "` " : "") + "in " + store.runs() + next;
        }
        if (name.equals(RunStore.PREVIOUS)) {
            return "there is only one run in " + store.runs() + ", " + ids.get(0) + next;
        }
        String hint = NearNames.hint(name, ids);
        String youngest = ids.stream().limit(MOST_SHOWN).collect(Collectors.joining(", "));
        return "there is no run `" + name + "` in " + store.runs()
                + (hint.isEmpty() ? "; the youngest are " + youngest : hint) + next;
    }

    /**
     * The metric of a run with this name.
     *
     * @throws UsageException when the run has not computed it
     */
    static String metric(StoredRun run, String asked) {
        return run.metrics().stream()
                .filter(metric -> metric.equalsIgnoreCase(asked))
                .findFirst()
                .orElseThrow(() -> new UsageException("the run " + run.folder() + " has no metric `" + asked + "`"
                        + NearNames.hint(asked, run.metrics()) + "; it has " + String.join(", ", run.metrics())));
    }
}

package dev.assay.engine;

import dev.assay.core.history.History;
import dev.assay.engine.input.Fault;
import dev.assay.engine.report.HistoryInput;
import java.nio.file.Path;
import java.util.List;

/**
 * The past runs of a project.
 *
 * @param file the file that remembers them
 * @param found what is shown
 * @param chosen the same series with all runs that an export holds
 * @param damaged lines of the file that could not be read
 */
public record HistoryOutcome(Path file, HistoryInput found, List<History> chosen, List<Fault> damaged) {

    public HistoryOutcome {
        chosen = List.copyOf(chosen);
        damaged = List.copyOf(damaged);
    }
}

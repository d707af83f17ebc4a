package dev.assay.engine;

import dev.assay.engine.report.TriageInput;
import java.nio.file.Path;
import java.util.Optional;

/**
 * What a triage found.
 *
 * @param folder the run's folder
 * @param found what is wrong
 * @param pool the file of failed cases; absent when none was asked for
 */
public record TriageOutcome(Path folder, TriageInput found, Optional<Pool> pool) {

    /**
     * A file of failed cases, drafts for the next version of the dataset.
     *
     * @param file where it stands
     * @param cases how many cases it holds
     * @param corpus the corpus of the run they come from; absent when it had none, or it stands there no more
     */
    public record Pool(Path file, int cases, Optional<Path> corpus) {}
}

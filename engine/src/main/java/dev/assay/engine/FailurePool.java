package dev.assay.engine;

import com.fasterxml.jackson.databind.JsonNode;
import dev.assay.core.data.Case;
import dev.assay.core.data.Review;
import dev.assay.core.run.Finding;
import dev.assay.engine.codec.CaseJson;
import dev.assay.engine.codec.CaseLine;
import dev.assay.engine.codec.StoredLine;
import dev.assay.engine.store.UnwritableException;
import java.io.BufferedWriter;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/**
 * Writes failed cases as drafts for the next version of a dataset: each with its output, so that it can be run again as it
 * stands, its cause in {@code metadata.cause}, and a review of status {@code draft} that tells the evidence.
 */
final class FailurePool implements AutoCloseable {

    private final Path file;
    private final Path cases;
    private final String run;
    private final BufferedWriter lines;
    private int size;

    private FailurePool(Path file, Path cases, String run, BufferedWriter lines) {
        this.file = file;
        this.cases = cases;
        this.run = run;
        this.lines = lines;
    }

    /**
     * A pool in a new file.
     *
     * @param file the file
     * @param cases the run's file of cases, for messages
     * @param run the run's id
     */
    static FailurePool open(Path file, Path cases, String run) {
        if (Files.exists(file)) {
            throw new UsageException(file + " is there already; name a new file, such as failed-2.jsonl");
        }
        try {
            Path folder = file.toAbsolutePath().getParent();
            if (folder != null) {
                Files.createDirectories(folder);
            }
            return new FailurePool(
                    file,
                    cases,
                    run,
                    Files.newBufferedWriter(file, StandardCharsets.UTF_8, StandardOpenOption.CREATE_NEW));
        } catch (IOException e) {
            throw new UnwritableException(file, e);
        }
    }

    /** Adds a case by its line in the run's {@code cases.jsonl}. */
    void add(JsonNode line, Finding finding) {
        CaseLine read = StoredLine.read(line.toString(), cases.toString());
        Review review = new Review(
                Review.Status.DRAFT,
                Optional.empty(),
                Optional.empty(),
                Optional.of("run " + run + ": " + finding.evidence()));
        Case draft = draft(read.source(), finding, review);
        try {
            lines.write(CaseJson.line(draft, read.output()));
            lines.write('\n');
        } catch (IOException e) {
            throw new UnwritableException(file, e);
        }
        size++;
    }

    private static Case draft(Case source, Finding finding, Review review) {
        Map<String, Object> metadata = new HashMap<>(source.metadata());
        metadata.put("cause", finding.cause().word());
        return new Case(
                source.id(),
                source.question(),
                source.expectedBehavior(),
                source.judgments(),
                source.reference(),
                source.referenceContexts(),
                source.nuggets(),
                metadata,
                source.cluster(),
                Optional.of(review),
                source.split(),
                source.rubrics());
    }

    /** Closes the file and tells how many cases it holds; an empty one is taken away again. */
    int finish() {
        close();
        if (size == 0) {
            try {
                Files.deleteIfExists(file);
            } catch (IOException e) {
                throw new UnwritableException(file, e);
            }
        }
        return size;
    }

    @Override
    public void close() {
        try {
            lines.close();
        } catch (IOException e) {
            throw new UnwritableException(file, e);
        }
    }
}

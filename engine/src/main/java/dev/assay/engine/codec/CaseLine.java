package dev.assay.engine.codec;

import dev.assay.core.data.Case;
import dev.assay.core.data.Output;
import java.util.List;
import java.util.Optional;

/**
 * A case as it stands in the file, with what the system did.
 *
 * @param line line of {@code cases.jsonl}, from 1
 * @param source the case
 * @param outputs inline or joined by id, by their {@code repeat}, each of which is there once; none, one or several
 */
public record CaseLine(int line, Case source, List<Output> outputs) {

    /** All fields that a line may have, those of the case first, in the order they are written in. */
    public static final List<String> FIELDS = List.of(
            "id",
            "question",
            "expectedBehavior",
            "relevant",
            "reference",
            "referenceContexts",
            "nuggets",
            "rubrics",
            "metadata",
            "cluster",
            "review",
            "split",
            "answer",
            "retrieved",
            "stages",
            "citations",
            "usage",
            "latencyMs",
            "cost",
            "error",
            "model",
            "repeat",
            "repeats");

    public CaseLine {
        outputs = List.copyOf(outputs);
    }

    /** The output of the first repeat; absent when there is none. */
    public Optional<Output> output() {
        return outputs.stream().findFirst();
    }
}

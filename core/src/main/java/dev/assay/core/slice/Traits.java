package dev.assay.core.slice;

import dev.assay.core.data.Case;
import dev.assay.core.data.ExpectedBehavior;
import dev.assay.core.data.Output;
import dev.assay.core.data.Split;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * What a case is sliced by, of a run that is going on or of one that is read again.
 *
 * @param question the user's words
 * @param metadata the case's metadata: strings, numbers and booleans
 * @param expectedBehavior what a good system does, such as {@code answer}
 * @param split the part of the dataset it belongs to, such as {@code heldout}
 * @param answer what the system answered
 * @param hits number of passages that were retrieved; absent when nothing is known of retrieval
 */
public record Traits(
        String question,
        Map<String, Object> metadata,
        String expectedBehavior,
        Optional<String> split,
        Optional<String> answer,
        OptionalInt hits) {

    public Traits {
        metadata = Map.copyOf(metadata);
    }

    /** The traits of a case and of what the system did with it. */
    public static Traits of(Case source, Output output) {
        return new Traits(
                source.question(),
                source.metadata(),
                source.expectedBehavior().word(),
                source.split().map(Split::word),
                output.answer(),
                output.ranked().map(List::size).map(OptionalInt::of).orElse(OptionalInt.empty()));
    }

    /** A case that should be answered, of which nothing but question and metadata is known. */
    public static Traits of(String question, Map<String, Object> metadata) {
        return new Traits(
                question,
                metadata,
                ExpectedBehavior.ANSWER.word(),
                Optional.empty(),
                Optional.empty(),
                OptionalInt.empty());
    }
}

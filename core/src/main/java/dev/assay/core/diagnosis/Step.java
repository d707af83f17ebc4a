package dev.assay.core.diagnosis;

import dev.assay.core.data.Filter;
import dev.assay.core.retrieval.JudgedRanking;
import java.util.Optional;

/**
 * One list on the way from the retrievers to the model, met with the labels of the case.
 *
 * @param name the step's name, such as {@code vector}; {@link #FINAL} for the list that metrics are computed on
 * @param filter what passages had to be, where the step records it
 * @param met the list met with the labels
 */
public record Step(String name, Optional<Filter> filter, JudgedRanking met) {

    /** The name of the final ranked list where it is given apart from the stages. */
    public static final String FINAL = "retrieved";

    StepKind kind() {
        return StepKind.of(name);
    }

    /** Whether it put out what a group asks for. */
    boolean has(int group) {
        return met.foundAt(group) != JudgedRanking.NOT_FOUND;
    }

    /** Its name and length, such as {@code `vector` (50)}. */
    String text() {
        return "`" + name + "` (" + met.size() + ")";
    }
}

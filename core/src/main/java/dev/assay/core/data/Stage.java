package dev.assay.core.data;

import java.util.List;
import java.util.Optional;

/**
 * A named ranked list that one step of the pipeline put out, such as {@code vector}, {@code fused}, {@code reranked}.
 *
 * @param name the step
 * @param items what it put out, best first
 * @param filter what passages had to be for this step to put them out; absent when no filter is recorded
 */
public record Stage(String name, List<Retrieved> items, Optional<Filter> filter) {

    /** The stage that holds what the model was shown. */
    public static final String CONTEXT = "context";

    public Stage {
        items = List.copyOf(items);
    }

    /** A step without a filter. */
    public Stage(String name, List<Retrieved> items) {
        this(name, items, Optional.empty());
    }
}

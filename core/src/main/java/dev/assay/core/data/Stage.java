package dev.assay.core.data;

import java.util.List;

/**
 * A named ranked list that one step of the pipeline put out, such as {@code vector}, {@code fused}, {@code reranked}.
 *
 * @param name the step
 * @param items what it put out, best first
 */
public record Stage(String name, List<Retrieved> items) {

    /** The stage that holds what the model was shown. */
    public static final String CONTEXT = "context";

    public Stage {
        items = List.copyOf(items);
    }
}

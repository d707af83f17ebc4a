package dev.assay.dataset.merge;

import dev.assay.engine.codec.DatasetSummary;
import java.nio.file.Path;
import java.util.List;

/**
 * What was made of several datasets.
 *
 * @param folder the new dataset
 * @param summary what it holds
 * @param sources what came from where
 * @param remarks what a reader should know
 */
public record MergeOutcome(Path folder, DatasetSummary summary, List<Source> sources, List<String> remarks) {

    /**
     * One of the sets.
     *
     * @param name its name, as used before ids
     * @param path as the user gave it
     * @param cases how many cases it has
     * @param collapsed how many of them stood in an earlier set already
     * @param prefixed how many of its cases and passages have its name before their ids
     * @param passages how many passages it has
     */
    public record Source(String name, String path, int cases, int collapsed, int prefixed, int passages) {}

    public MergeOutcome {
        sources = List.copyOf(sources);
        remarks = List.copyOf(remarks);
    }
}

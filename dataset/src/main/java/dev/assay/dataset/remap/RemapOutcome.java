package dev.assay.dataset.remap;

import dev.assay.engine.codec.DatasetSummary;
import java.nio.file.Path;
import java.util.List;

/**
 * A dataset whose labels were moved.
 *
 * @param folder where it stands
 * @param summary what it holds
 * @param labels what became of each label, in the order of the cases
 * @param remarks what a reader should know
 */
public record RemapOutcome(Path folder, DatasetSummary summary, List<Moved> labels, List<String> remarks) {

    public RemapOutcome {
        labels = List.copyOf(labels);
        remarks = List.copyOf(remarks);
    }

    /** Labels that went a way. */
    public long count(Way way) {
        return labels.stream().filter(label -> label.way() == way).count();
    }

    /** Labels that were kept as they were because they could not be moved. */
    public List<Moved> kept() {
        return labels.stream().filter(label -> !label.way().moved()).toList();
    }
}

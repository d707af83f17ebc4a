package dev.assay.dataset.remap;

import dev.assay.core.data.Label;
import java.util.List;

/**
 * One label of one case, before and after.
 *
 * @param caseId the case
 * @param old the label
 * @param now what stands in its place: itself where it holds or was kept; several when passages without offsets hold it
 * @param way how it was moved, or why not
 * @param score similarity of the old text and the new, 0 to 1; 0 where nothing was found
 * @param why what a person should know; empty where all is plain
 */
public record Moved(String caseId, Label old, List<Label> now, Way way, double score, String why) {

    public Moved {
        now = List.copyOf(now);
    }
}

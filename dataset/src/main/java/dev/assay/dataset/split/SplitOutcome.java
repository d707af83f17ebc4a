package dev.assay.dataset.split;

import dev.assay.core.data.Split;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/**
 * How the cases came out.
 *
 * @param file the file of cases
 * @param request what was asked
 * @param cases how many cases there are
 * @param clusters how many clusters, none of which was torn apart by this command
 * @param parts by part how many cases and clusters it has now
 * @param strata the same by value of the metadata key; none where no key was given
 * @param made how many cases got a part, or another one
 * @param kept how many had a part and keep it
 * @param remarks what a reader should know
 * @param written whether the file was written
 */
public record SplitOutcome(
        Path file,
        SplitRequest request,
        int cases,
        int clusters,
        Map<Split, Part> parts,
        Map<String, Map<Split, Part>> strata,
        int made,
        int kept,
        List<String> remarks,
        boolean written) {

    /** How many cases and clusters. */
    public record Part(int cases, int clusters) {}

    public SplitOutcome {
        parts = Map.copyOf(parts);
        remarks = List.copyOf(remarks);
    }
}

package dev.assay.dataset.quality;

import dev.assay.dataset.folder.DatasetFolder;
import dev.assay.dataset.folder.Entry;
import dev.assay.dataset.quality.DedupeOutcome.Group;
import dev.assay.dataset.similar.NearDuplicates;
import java.util.List;

/** Lists near duplicates, and writes a copy of a dataset that keeps one of each. */
public final class Dedupe {

    private Dedupe() {}

    /**
     * Looks, and writes where a folder is named.
     *
     * @throws dev.assay.engine.input.InputException when the files cannot be read, or something stands where the copy goes
     * @throws dev.assay.engine.store.UnwritableException when the copy cannot be written
     */
    public static DedupeOutcome of(DedupeRequest request) {
        DatasetFolder dataset = DatasetFolder.read(request.dataset());
        List<Entry> entries = dataset.entries();
        List<Group> groups = Choice.groups(
                entries,
                NearDuplicates.pairs(
                        entries.stream().map(entry -> entry.source().question()).toList(), request.threshold()));
        DedupeOutcome outcome = new DedupeOutcome(entries.size(), request.threshold(), groups, request.out());
        request.out().ifPresent(out -> Copies.write(dataset, outcome, out));
        return outcome;
    }
}

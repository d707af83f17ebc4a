package dev.assay.dataset.imports;

import dev.assay.engine.input.Faults;
import java.nio.file.Path;
import java.util.List;

/**
 * What was imported.
 *
 * @param format the format's name
 * @param out the dataset's folder
 * @param cases cases written, 1 or more
 * @param outputs cases with what a system did
 * @param passages passages of the corpus
 * @param skipped what could not be read and is not in the dataset
 * @param notes what is not wrong but should be known
 */
public record ImportOutcome(
        String format, Path out, int cases, int outputs, int passages, Faults skipped, List<String> notes) {

    /** All that could not be read, one a line, in the dataset's folder. */
    public static final String SKIPPED = "skipped.txt";

    public ImportOutcome {
        notes = List.copyOf(notes);
    }

    /** 0 when everything was read, 3 when something was left out. */
    public int exit() {
        return skipped.count() == 0 ? 0 : 3;
    }
}

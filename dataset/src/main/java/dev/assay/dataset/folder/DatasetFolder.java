package dev.assay.dataset.folder;

import dev.assay.core.data.Corpus;
import dev.assay.engine.codec.CaseCodec;
import dev.assay.engine.codec.CaseJson;
import dev.assay.engine.codec.DatasetFiles;
import dev.assay.engine.codec.DatasetReader;
import dev.assay.engine.codec.DatasetSummary;
import dev.assay.engine.input.Faults;
import dev.assay.engine.input.JsonLine;
import dev.assay.engine.input.Lines;
import dev.assay.engine.input.Source;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A dataset as read from its folder, or from a file of cases alone. Outputs in a file of their own stay there.
 *
 * @param files its files
 * @param manifest what it says of itself
 * @param summary what it holds, with its hash
 * @param entries its cases in the order of the file, ids unique
 * @param corpus its passages; absent where it has none
 */
public record DatasetFolder(
        DatasetFiles files, Manifest manifest, DatasetSummary summary, List<Entry> entries, Optional<Corpus> corpus) {

    public DatasetFolder {
        entries = List.copyOf(entries);
    }

    /**
     * Reads a dataset whole: about 3 kB of memory a case.
     *
     * @param given a folder, or a file of cases
     * @throws dev.assay.engine.input.InputException with all faults of all files
     */
    public static DatasetFolder read(Path given) {
        DatasetFiles files = DatasetFiles.find(given);
        DatasetReader reader = new DatasetReader(files);
        DatasetSummary summary = reader.check();
        List<Entry> entries = files.trec().isPresent() ? made(reader) : lines(files.cases());
        return new DatasetFolder(files, Manifest.in(files.folder()), summary, entries, reader.corpus());
    }

    /** The folder it stands in. */
    public Path folder() {
        return files.folder();
    }

    private static List<Entry> made(DatasetReader reader) {
        List<Entry> entries = new ArrayList<>();
        reader.forEach(line -> entries.add(
                new Entry(line.line(), CaseJson.line(line.source(), Optional.empty()), line.source(), line.outputs())));
        return entries;
    }

    private static List<Entry> lines(Path cases) {
        Source source = new Source(cases.toString(), new Faults());
        CaseCodec codec = new CaseCodec(source);
        List<Entry> entries = new ArrayList<>();
        Lines.read(
                cases,
                source,
                line -> JsonLine.parse(line, source)
                        .flatMap(codec::read)
                        .ifPresent(read -> entries.add(
                                new Entry(read.line(), line.text().strip(), read.source(), read.outputs()))));
        source.faults().throwIfAny();
        return entries;
    }
}

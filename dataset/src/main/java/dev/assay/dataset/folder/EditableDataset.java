package dev.assay.dataset.folder;

import dev.assay.engine.codec.DatasetFiles;
import dev.assay.engine.input.Fault;
import dev.assay.engine.input.InputException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Datasets whose file of cases may be written anew. */
public final class EditableDataset {

    private static final String VERSION = "version.json";

    private EditableDataset() {}

    /**
     * Reads a dataset in order to change it.
     *
     * @throws InputException with all its faults, or when it is a version, which never changes, or no file of cases in JSON
     */
    public static DatasetFolder read(Path given) {
        files(given);
        return DatasetFolder.read(given);
    }

    /**
     * Its files, nothing of them read yet.
     *
     * @throws InputException when there are none, when it is a version, or no file of cases in JSON
     */
    public static DatasetFiles files(Path given) {
        DatasetFiles files = DatasetFiles.find(given);
        if (Files.exists(files.folder().resolve(VERSION))) {
            throw InputException.of(Fault.ofFile(
                    given.toString(), "a version, which never changes", "the dataset it was made of, two folders up"));
        }
        if (files.trec().isPresent()) {
            throw InputException.of(Fault.ofFile(
                    given.toString(),
                    "a folder of qrels, where there is no line to write to",
                    "a folder with cases.jsonl; `assay dataset import " + given + " --out DIR` makes one"));
        }
        return files;
    }
}

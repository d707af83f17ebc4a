package dev.assay.dataset.making;

import dev.assay.dataset.document.Chunker;
import dev.assay.dataset.document.ReadOptions;
import dev.assay.engine.RunRequest;
import java.nio.file.Path;
import java.util.List;

/**
 * What a dataset is to be made from, and how.
 *
 * @param documents a folder of documents, or one file
 * @param reading how they are read
 * @param chunker how they are cut into passages
 * @param out the folder to make
 * @param cases how many cases are wanted, 1 or more
 * @param types words of the types wanted; none = all that can be made
 * @param judgeNamed whether the user named a judge, which then must be able to write
 * @param known whether cases that the model can answer without the documents are dropped
 * @param seed seed of the sample
 * @param settings the settings that name the judge, the budget, and where replies are kept
 */
public record BuildRequest(
        Path documents,
        ReadOptions reading,
        Chunker chunker,
        Path out,
        int cases,
        List<String> types,
        boolean judgeNamed,
        boolean known,
        long seed,
        RunRequest settings) {

    public BuildRequest {
        types = List.copyOf(types);
    }
}

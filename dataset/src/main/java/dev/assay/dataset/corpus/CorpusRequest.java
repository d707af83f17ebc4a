package dev.assay.dataset.corpus;

import dev.assay.dataset.document.Chunker;
import java.nio.file.Path;
import java.util.Optional;

/**
 * Documents that are to become a corpus.
 *
 * @param documents a folder of documents, or a single one
 * @param out the folder to make
 * @param chunker how they are cut
 * @param encoding the encoding of texts that are not UTF-8
 */
public record CorpusRequest(Path documents, Path out, Chunker chunker, Optional<String> encoding) {}

package dev.assay.engine.codec;

import dev.assay.core.data.Passage;
import dev.assay.engine.input.JsonLine;
import dev.assay.engine.input.Line;
import dev.assay.engine.input.Source;
import java.util.Optional;

/** Reads a passage from a line of {@code corpus.jsonl}, or of a corpus of BEIR, that stands outside of a dataset. */
public final class StoredPassage {

    private StoredPassage() {}

    /** The passage; absent when the line has faults, which are told to the source. */
    public static Optional<Passage> read(Line line, Source source) {
        return JsonLine.parse(line, source).flatMap(object -> new PassageCodec(source).read(object));
    }
}

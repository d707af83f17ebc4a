package dev.assay.dataset.remap;

import dev.assay.core.data.Corpus;
import dev.assay.core.data.Label;
import dev.assay.core.data.Passage;
import dev.assay.core.data.Span;
import dev.assay.dataset.document.Chunker;
import dev.assay.dataset.document.Document;
import dev.assay.engine.codec.PassageJson;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;

/** Other chunkings of a corpus whose passages are whole documents. */
final class RealChunks {

    private RealChunks() {}

    static List<Passage> cut(Corpus corpus, int size, int overlap) {
        Chunker chunker = new Chunker(OptionalInt.of(size), OptionalInt.of(overlap), false);
        return corpus.passages().stream()
                .flatMap(passage -> chunker.passages(Document.of(passage.document(), passage.text())).stream())
                .toList();
    }

    /** Passages of just so many characters, cut where it comes. */
    static List<Passage> plain(Corpus corpus, int size) {
        return corpus.passages().stream()
                .flatMap(passage -> IntStream.range(0, (passage.text().length() + size - 1) / size)
                        .mapToObj(i ->
                                piece(passage, i * size, Math.min(passage.text().length(), (i + 1) * size))))
                .toList();
    }

    private static Passage piece(Passage of, int start, int end) {
        return new Passage(
                of.document() + "/" + start,
                of.document(),
                Optional.of(new Span(start, end)),
                of.title(),
                of.text().substring(start, end),
                of.metadata(),
                of.acl());
    }

    static Path write(Path folder, List<Passage> passages) throws IOException {
        Files.createDirectories(folder);
        return Files.write(
                folder.resolve("corpus.jsonl"),
                passages.stream().map(PassageJson::line).toList());
    }

    static String words(Label label) {
        if (label instanceof Label.Evidence evidence) {
            return evidence.document() + " " + evidence.span().start() + "-"
                    + evidence.span().end() + " " + evidence.quote();
        }
        return label instanceof Label.Item item ? item.id() : ((Label.WholeDocument) label).document();
    }
}

package dev.assay.dataset.document;

import dev.assay.core.data.Passage;
import dev.assay.engine.codec.StoredPassage;
import dev.assay.engine.input.Faults;
import dev.assay.engine.input.Line;
import dev.assay.engine.input.Lines;
import dev.assay.engine.input.Source;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * JSON lines with {@code id} (or {@code _id}) and {@code text}, such as {@code corpus.jsonl} or a corpus of BEIR: each
 * line is a document. Lines with faults are told and left out.
 */
final class JsonLinesReader implements DocumentReader {

    @Override
    public void read(FoundFile file, Findings findings) throws IOException {
        Source source = new Source(file.name(), new Faults());
        if (file.options().encoding().isPresent()) {
            decoded(file, source, findings);
        } else {
            Lines.read(file.path(), source, line -> keep(line, source, findings));
        }
        findings.unread(source.faults(), file.name());
    }

    private static void decoded(FoundFile file, Source source, Findings findings) throws IOException {
        List<String> lines = file.text().lines().toList();
        for (int i = 0; i < lines.size(); i++) {
            if (!lines.get(i).isBlank()) {
                byte[] bytes = lines.get(i).getBytes(StandardCharsets.UTF_8);
                keep(new Line(file.name(), i + 1, 0, bytes, 0, bytes.length), source, findings);
            }
        }
    }

    private static void keep(Line line, Source source, Findings findings) {
        StoredPassage.read(line, source)
                .ifPresent(passage -> findings.keep(document(passage), line.file(), line.number()));
    }

    private static Document document(Passage passage) {
        Map<String, Object> metadata = new HashMap<>(passage.metadata());
        if (!passage.document().equals(passage.id())) {
            metadata.putIfAbsent("document", passage.document());
        }
        return new Document(
                passage.id(), passage.title(), passage.text(), List.of(), List.of(), metadata, passage.acl());
    }
}

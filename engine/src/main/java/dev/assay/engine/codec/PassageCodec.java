package dev.assay.engine.codec;

import dev.assay.core.data.Passage;
import dev.assay.core.data.Span;
import dev.assay.engine.input.Fields;
import dev.assay.engine.input.Node;
import dev.assay.engine.input.Source;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Reads a line of {@code corpus.jsonl}. A passage without {@code document} is a document of its own. */
final class PassageCodec {

    private static final Set<String> KNOWN =
            Set.of("id", "document", "start", "end", "title", "text", "metadata", "acl");

    private final Source source;
    private final Warnings warnings = new Warnings();

    PassageCodec(Source source) {
        this.source = source;
    }

    /** The passage; absent when the line has faults, which are told. */
    Optional<Passage> read(Node.Obj object) {
        long before = source.faults().count();
        warnings.unknown(object, "", KNOWN);
        Fields fields = new Fields(object, source);
        Optional<String> id = fields.required("id", "a string that is not blank, unique in the file");
        Optional<String> document = fields.name("document");
        Optional<Span> span = Spans.read(fields, source);
        Optional<String> title = fields.text("title");
        if (!fields.has("text")) {
            fields.missing("text", "the passage's words");
        }
        Optional<String> text = fields.text("text");
        Map<String, Object> metadata =
                fields.object("metadata").map(o -> Plain.flat(o, source)).orElse(Map.of());
        List<String> acl = fields.names("acl");
        if (source.faults().count() > before || id.isEmpty() || text.isEmpty()) {
            return Optional.empty();
        }
        return Optional.of(new Passage(id.get(), document.orElse(id.get()), span, title, text.get(), metadata, acl));
    }

    /** What should be known of the lines so far, once each. */
    List<String> warnings() {
        return warnings.told(source.file());
    }
}

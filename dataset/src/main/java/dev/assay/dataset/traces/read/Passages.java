package dev.assay.dataset.traces.read;

import dev.assay.core.data.Retrieved;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;

/** What a search or a rerank put out, in the forms in which it is recorded. */
final class Passages {

    private static final String EVENT = "db.query.result";

    private Passages() {}

    /** What the span found, best first; absent where it does not say, empty where it found nothing. */
    static Optional<List<Retrieved>> found(Span span) {
        Attributes attributes = span.attributes();
        Optional<List<Attributes>> list = attributes
                .list("retrieval.documents")
                .or(() -> attributes.list("gen_ai.retrieval.documents"))
                .or(() -> attributes.list("db.vector.query.response.documents"))
                .or(() -> events(span));
        if (list.isPresent()) {
            return list.map(Passages::all);
        }
        // OpenInference leaves the list out when it is empty.
        boolean searched = attributes.text("openinference.span.kind").isPresent()
                && span.error().isEmpty();
        return searched && attributes.has("output.value") ? outputOf(attributes) : none(searched);
    }

    private static Optional<List<Retrieved>> none(boolean searched) {
        return searched ? Optional.of(List.of()) : Optional.empty();
    }

    private static Optional<List<Retrieved>> outputOf(Attributes attributes) {
        return attributes
                .list("output.value")
                .map(Passages::all)
                .or(() -> attributes.list("output.value.documents").map(Passages::all));
    }

    /** What the span left of what was found, best first. */
    static Optional<List<Retrieved>> reranked(Span span) {
        return span.attributes().list("reranker.output_documents").map(Passages::all);
    }

    private static Optional<List<Attributes>> events(Span span) {
        List<Attributes> results = span.events().stream()
                .filter(event -> event.name().equals(EVENT))
                .map(Event::attributes)
                .toList();
        return results.isEmpty() ? Optional.empty() : Optional.of(results);
    }

    /** Items in the order of the list. */
    static List<Retrieved> all(List<Attributes> items) {
        List<Retrieved> passages = new ArrayList<>();
        items.forEach(item -> passages.add(one(item)));
        return passages;
    }

    private static Retrieved one(Attributes item) {
        Map<String, Object> metadata = new LinkedHashMap<>();
        for (String prefix : List.of("document.metadata", "metadata", "textSegment.metadata", EVENT + ".metadata")) {
            metadata.putAll(item.scalars(prefix));
        }
        Optional<String> id = item.text(
                "document.id",
                "id",
                EVENT + ".id",
                "chunk_id",
                "chunkId",
                "metadata.chunk_id",
                "textSegment.metadata.id");
        Optional<String> document = item.text("document", "document_id", "documentId", "doc_id")
                .or(() -> first(metadata, "document", "document_id", "doc_id", "source", "file_name"));
        OptionalDouble score =
                item.number("document.score", "score", EVENT + ".score", "metadata.SCORE", "relevance_score");
        return new Retrieved(
                id.or(() -> first(metadata, "chunk_id", "id")).orElse(""),
                document,
                Optional.empty(),
                item.text(
                        "document.content",
                        "content",
                        "text",
                        "pageContent",
                        "page_content",
                        "textSegment.text",
                        EVENT + ".document",
                        ""),
                score,
                metadata);
    }

    private static Optional<String> first(Map<String, Object> metadata, String... names) {
        for (String name : names) {
            if (metadata.get(name) instanceof String text) {
                return Optional.of(text);
            }
        }
        return Optional.empty();
    }
}

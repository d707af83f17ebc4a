package dev.assay.dataset.traces.read;

import java.util.Locale;
import java.util.Set;

/** What a span is the record of. */
enum Role {
    /** The whole turn, or a step made of steps. */
    CHAIN,
    /** A call of a model that writes. */
    MODEL,
    /** A search. */
    RETRIEVER,
    /** A rerank of what was found. */
    RERANKER,
    /** Anything else. */
    OTHER;

    private static final Set<String> CHAINS =
            Set.of("CHAIN", "AGENT", "INVOKE_AGENT", "INVOKE_WORKFLOW", "CHAT_CLIENT", "WORKFLOW");
    private static final Set<String> MODELS =
            Set.of("LLM", "CHAT", "TEXT_COMPLETION", "GENERATE_CONTENT", "COMPLETION", "RESPONSES");

    static Role of(Span span) {
        Attributes attributes = span.attributes();
        String kind = attributes
                .text(
                        "openinference.span.kind",
                        "spring.ai.kind",
                        "traceloop.span.kind",
                        "gen_ai.operation.name",
                        "llm.request.type")
                .orElse("")
                .toUpperCase(Locale.ROOT);
        if (kind.equals("RERANKER") || attributes.has("reranker.output_documents")) {
            return RERANKER;
        }
        if (kind.equals("RETRIEVER") || kind.equals("RETRIEVAL") || searches(span)) {
            return RETRIEVER;
        }
        if (CHAINS.contains(kind)) {
            return CHAIN;
        }
        return MODELS.contains(kind) || (kind.isEmpty() && attributes.has("gen_ai.")) ? MODEL : OTHER;
    }

    private static boolean searches(Span span) {
        Attributes attributes = span.attributes();
        return attributes.has("retrieval.documents")
                || attributes.has("gen_ai.retrieval.")
                || attributes.has("db.vector.query.content")
                || attributes.has("db.vector.query.response.documents")
                || span.events().stream().anyMatch(event -> event.name().equals("db.query.result"));
    }
}

package dev.assay.dataset.traces.read;

import com.fasterxml.jackson.databind.JsonNode;
import dev.assay.core.words.NearNames;
import dev.assay.engine.UsageException;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Where in a capture or a line of a log things stand: by names that are usual, unless the user says otherwise. A path is
 * a name, names with dots between ({@code request.text}, {@code choices.0.message}), or a JSON pointer.
 */
public final class RecordFields {

    private static final Map<String, List<String>> USUAL = new LinkedHashMap<>();

    static {
        usual("id", "id", "requestId", "request_id", "traceId", "trace_id", "conversationId");
        usual(
                "question",
                "question",
                "query",
                "userMessage",
                "user_message",
                "user_input",
                "prompt",
                "input",
                "messages");
        usual(
                "answer",
                "answer",
                "response",
                "output",
                "completion",
                "aiMessage",
                "chatResponse.result.output.text",
                "result.content",
                "content");
        usual(
                "retrieved",
                "retrieved",
                "documents",
                "sources",
                "contexts",
                "retrieved_contexts",
                "passages",
                "result.sources",
                "context.qa_retrieved_documents",
                "context.rag_document_context");
        usual("model", "model", "modelName", "model_name", "chatResponse.metadata.model");
        usual("latencyMs", "latencyMs", "latency_ms", "durationMs", "duration_ms", "elapsedMs", "elapsed_ms");
        usual(
                "inputTokens",
                "inputTokens",
                "usage.inputTokens",
                "usage.prompt_tokens",
                "usage.input_tokens",
                "tokenUsage.inputTokenCount",
                "result.tokenUsage.inputTokenCount",
                "chatResponse.metadata.usage.promptTokens");
        usual(
                "outputTokens",
                "outputTokens",
                "usage.outputTokens",
                "usage.completion_tokens",
                "usage.output_tokens",
                "tokenUsage.outputTokenCount",
                "result.tokenUsage.outputTokenCount",
                "chatResponse.metadata.usage.completionTokens");
        usual("error", "error", "error.message", "exception", "exception.message");
        usual("feedback", "feedback", "rating", "thumbs", "userFeedback", "user_feedback");
        usual("time", "time", "timestamp", "@timestamp", "createdAt", "created_at");
        usual("session", "session", "sessionId", "session_id", "conversation", "conversation_id", "chatId", "memoryId");
        usual("metadata", "metadata");
    }

    private final Map<String, List<String>> paths = new LinkedHashMap<>(USUAL);
    private final Map<String, String> given;

    private static void usual(String name, String... paths) {
        USUAL.put(name, List.of(paths));
    }

    /**
     * Fields of the user's own over the usual ones.
     *
     * @param given path by name, such as {@code question} to {@code request.text}
     * @throws UsageException when a name is none of {@link #names()}
     */
    public RecordFields(Map<String, String> given) {
        this.given = Map.copyOf(given);
        given.forEach((name, path) -> {
            if (!USUAL.containsKey(name)) {
                throw new UsageException("--field " + name + "=" + path + ": `" + name + "` is no field"
                        + NearNames.hint(name, USUAL.keySet()) + "; there are " + String.join(", ", USUAL.keySet()));
            }
            paths.put(name, List.of(path));
        });
    }

    /** The names of the fields. */
    public static List<String> names() {
        return List.copyOf(USUAL.keySet());
    }

    /** Whether the user said where things stand. */
    public boolean own() {
        return !given.isEmpty();
    }

    /** The first path of the user's own that leads nowhere in a line; absent where all lead somewhere. */
    Optional<String> missing(JsonNode line, String name) {
        return Optional.ofNullable(given.get(name))
                .filter(path -> follow(line, path).isMissingNode());
    }

    /** What stands in a field; absent where nothing does. */
    Optional<JsonNode> at(JsonNode line, String... names) {
        return Arrays.stream(names)
                .flatMap(name -> paths.getOrDefault(name, List.of()).stream())
                .map(path -> follow(line, path))
                .filter(value -> !value.isMissingNode() && !value.isNull())
                .findFirst();
    }

    private static JsonNode follow(JsonNode line, String path) {
        if (path.startsWith("/")) {
            return line.at(path);
        }
        if (line.has(path)) {
            return line.get(path);
        }
        int dot = path.indexOf('.');
        if (dot < 0) {
            return line.isArray() && path.matches("\\d{1,6}") ? line.path(Integer.parseInt(path)) : line.path(path);
        }
        String first = path.substring(0, dot);
        JsonNode next =
                line.isArray() && first.matches("\\d{1,6}") ? line.path(Integer.parseInt(first)) : line.path(first);
        return next.isMissingNode() ? next : follow(Attributes.parsed(next), path.substring(dot + 1));
    }
}

package dev.assay.dataset.traces.read;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.TextNode;
import java.util.List;
import java.util.Optional;

/**
 * Words and models in spans, by the names of OpenTelemetry's GenAI conventions (attributes, events and the older forms),
 * OpenInference, Spring AI and OpenLLMetry.
 */
final class Chat {

    private Chat() {}

    /** What the step was given, as a whole turn is. */
    static Optional<String> input(Span span) {
        return span.attributes()
                .tree("input.value", "traceloop.entity.input")
                .flatMap(Messages::question)
                .or(() -> span.attributes().text("spring.ai.chat.client.user.text"))
                .or(() -> asked(span));
    }

    /** What the step put out. */
    static Optional<String> output(Span span) {
        return span.attributes()
                .tree("output.value", "traceloop.entity.output")
                .flatMap(Messages::answer)
                .or(() -> written(span));
    }

    /** What was searched for. */
    static Optional<String> query(Span span) {
        return span.attributes()
                .text("gen_ai.retrieval.query.text", "db.vector.query.content")
                .or(() -> span.attributes().tree("input.value").flatMap(Messages::question));
    }

    /** The last words of the user that a model was given. */
    static Optional<String> asked(Span span) {
        Attributes attributes = span.attributes();
        return messages(attributes, "gen_ai.input.messages")
                .or(() -> attributes.list("llm.input_messages").map(Messages::of))
                .or(() -> prompt(attributes, "gen_ai.prompt"))
                .flatMap(Messages::question)
                .or(() -> events(span, true))
                .or(() -> attributes
                        .tree("input.value")
                        .filter(value -> span.has(Role.MODEL))
                        .flatMap(Messages::question));
    }

    /** What a model wrote. */
    static Optional<String> written(Span span) {
        Attributes attributes = span.attributes();
        return messages(attributes, "gen_ai.output.messages")
                .or(() -> attributes.list("llm.output_messages").map(Messages::of))
                .or(() -> prompt(attributes, "gen_ai.completion"))
                .flatMap(Messages::answer)
                .or(() -> events(span, false))
                .or(() -> attributes
                        .tree("output.value")
                        .filter(value -> span.has(Role.MODEL))
                        .flatMap(Messages::answer));
    }

    /** The model that answered, else the one asked for. */
    static Optional<String> model(Span span) {
        return span.attributes().text("gen_ai.response.model", "llm.model_name", "gen_ai.request.model");
    }

    private static Optional<List<Messages.Message>> messages(Attributes attributes, String name) {
        return attributes.tree(name).map(Messages::of).filter(list -> !list.isEmpty());
    }

    /** The older attributes: flattened, JSON, or plain text. */
    private static Optional<List<Messages.Message>> prompt(Attributes attributes, String name) {
        Optional<JsonNode> whole = attributes.tree(name);
        return whole.isPresent()
                ? whole.map(Messages::of).filter(list -> !list.isEmpty())
                : attributes.list(name).map(Messages::of);
    }

    /** The same within events, the last of them; {@code gen_ai.user.message} and {@code gen_ai.choice} are those of 1.28 to 1.36. */
    private static Optional<String> events(Span span, boolean asked) {
        return span.events().stream()
                .flatMap(event -> asked ? asked(event).stream() : written(event).stream())
                .reduce((earlier, later) -> later);
    }

    private static Optional<String> asked(Event event) {
        Attributes attributes = event.attributes();
        if (event.name().equals("gen_ai.user.message")) {
            return attributes
                    .text("content", "body.content", "gen_ai.event.content", "body")
                    .flatMap(Chat::content);
        }
        return messages(attributes, "gen_ai.input.messages")
                .or(() -> messages(attributes, "body.gen_ai.input.messages"))
                .or(() -> prompt(attributes, "gen_ai.prompt"))
                .flatMap(Messages::question);
    }

    private static Optional<String> written(Event event) {
        Attributes attributes = event.attributes();
        if (event.name().equals("gen_ai.choice")) {
            return attributes
                    .text(
                            "message.content",
                            "body.message.content",
                            "content",
                            "message",
                            "gen_ai.event.content",
                            "body")
                    .flatMap(Chat::content);
        }
        return messages(attributes, "gen_ai.output.messages")
                .or(() -> messages(attributes, "body.gen_ai.output.messages"))
                .or(() -> prompt(attributes, "gen_ai.completion"))
                .flatMap(Messages::answer);
    }

    private static Optional<String> content(String text) {
        return Messages.answer(TextNode.valueOf(text));
    }
}

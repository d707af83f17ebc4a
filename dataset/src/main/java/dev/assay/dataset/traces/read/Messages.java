package dev.assay.dataset.traces.read;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Finds what a person asked and what was answered in the forms in which chats are recorded. */
final class Messages {

    private static final List<String> QUESTIONS = List.of(
            "question",
            "query",
            "user_input",
            "user_query",
            "input",
            "prompt",
            "message",
            "messages",
            "text",
            "content",
            "inputs",
            "kwargs");
    private static final List<String> ANSWERS = List.of(
            "answer",
            "response",
            "output",
            "result",
            "completion",
            "message",
            "messages",
            "choices",
            "text",
            "content",
            "outputs");
    private static final int DEEPEST = 6;

    /**
     * A message of a chat.
     *
     * @param role {@code user}, {@code assistant}, {@code system}, …; blank when not known
     * @param text its words
     */
    record Message(String role, String text) {}

    private Messages() {}

    /** The messages in an array, each a string or an object with {@code role} and {@code content} or {@code parts}. */
    static List<Message> of(JsonNode array) {
        List<Message> messages = new ArrayList<>();
        for (JsonNode item : array.isArray() ? array : List.<JsonNode>of(array)) {
            JsonNode message = item.path("message").isObject() ? item.path("message") : item;
            String text = message.isTextual() ? message.asText() : words(message);
            if (!text.isBlank()) {
                messages.add(new Message(role(message), text));
            }
        }
        return messages;
    }

    private static String role(JsonNode message) {
        String role = message.path("role")
                .asText(message.path("messageType").asText(message.path("type").asText()));
        return switch (role.toLowerCase(Locale.ROOT)) {
            case "user", "human" -> "user";
            case "assistant", "ai", "model" -> "assistant";
            default -> role;
        };
    }

    private static String words(JsonNode message) {
        JsonNode content = message.has("parts") ? message.path("parts") : message.path("content");
        if (content.isTextual()) {
            return content.asText();
        }
        List<String> texts = new ArrayList<>();
        for (JsonNode part : content) {
            String type = part.path("type").asText("text");
            if (type.equals("text") || type.equals("input_text") || type.equals("output_text")) {
                texts.add(
                        part.isTextual()
                                ? part.asText()
                                : part.path("content").asText(part.path("text").asText()));
            }
        }
        return texts.isEmpty() ? message.path("text").asText() : String.join("\n", texts);
    }

    /** The same from flattened attributes, {@code llm.input_messages.0.message.content} or {@code gen_ai.prompt.0.content}. */
    static List<Message> of(List<Attributes> flattened) {
        List<Message> messages = new ArrayList<>();
        for (Attributes one : flattened) {
            Optional<String> text = one.text("message.content", "content", "")
                    .or(() -> one.list("message.contents")
                            .map(parts -> String.join(
                                    "\n",
                                    parts.stream()
                                            .flatMap(part -> part.text("message_content.text").stream())
                                            .toList()))
                            .filter(joined -> !joined.isBlank()));
            text.ifPresent(words ->
                    messages.add(new Message(one.text("message.role", "role").orElse(""), words)));
        }
        return messages;
    }

    /** The last words of the user; where nobody's role is known, the last words. */
    static Optional<String> question(List<Message> messages) {
        return last(messages, "user");
    }

    /** The last words of the assistant; where nobody's role is known, the last words. */
    static Optional<String> answer(List<Message> messages) {
        return last(messages, "assistant");
    }

    private static Optional<String> last(List<Message> messages, String role) {
        boolean known = messages.stream().anyMatch(message -> !message.role().isBlank());
        return messages.stream()
                .filter(message -> !known || message.role().equals(role))
                .reduce((earlier, later) -> later)
                .map(Message::text);
    }

    /** The question within the input of a step: its text, or what its JSON names so. */
    static Optional<String> question(JsonNode input) {
        return within(Attributes.parsed(input), QUESTIONS, "user", 0);
    }

    /** The answer within the output of a step, likewise. */
    static Optional<String> answer(JsonNode output) {
        return within(Attributes.parsed(output), ANSWERS, "assistant", 0);
    }

    private static Optional<String> within(JsonNode value, List<String> names, String role, int depth) {
        if (value.isTextual()) {
            return Optional.of(value.asText()).filter(text -> !text.isBlank());
        }
        if (value.isArray()) {
            return last(of(value), role);
        }
        for (String name : names) {
            if (value.has(name) && depth < DEEPEST) {
                Optional<String> found = within(Attributes.parsed(value.path(name)), names, role, depth + 1);
                if (found.isPresent()) {
                    return found;
                }
            }
        }
        return Optional.empty();
    }
}

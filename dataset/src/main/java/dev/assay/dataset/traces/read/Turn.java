package dev.assay.dataset.traces.read;

import dev.assay.core.data.Output;
import dev.assay.core.data.Retrieved;
import dev.assay.core.data.Stage;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;

/** The spans of one trace as one turn: who asked what, what was found, what was answered. */
final class Turn {

    private static final double NANOS_A_MILLI = 1e6;
    private static final int SHOWN = 40;

    private final List<Span> spans;
    private final Optional<Span> root;
    private final List<String> gaps = new ArrayList<>();

    Turn(List<Span> spans) {
        this.spans =
                spans.stream().sorted(Comparator.comparingLong(Span::start)).toList();
        Set<String> ids = new LinkedHashSet<>();
        spans.forEach(span -> ids.add(span.id()));
        this.root = this.spans.stream()
                .filter(span -> !span.id().isEmpty() && span.parent().isEmpty())
                .findFirst();
        if (root.isEmpty()
                || spans.stream()
                        .anyMatch(span -> !span.parent().map(ids::contains).orElse(true))) {
            gaps.add("a span's parent is not in the files");
        }
    }

    /** Whether anything in it speaks of models or searches. */
    boolean speaksOfModels() {
        return spans.stream()
                .anyMatch(span -> span.role() != Role.OTHER
                        || span.attributes().has("gen_ai.")
                        || span.attributes().has("llm.")
                        || span.attributes().has("openinference.")
                        || span.events().stream().anyMatch(event -> event.name().startsWith("gen_ai.")));
    }

    Interaction interaction(String file) {
        Optional<List<Retrieved>> retrieved = retrieved();
        Map<String, Object> metadata = new LinkedHashMap<>();
        Optional<String> question = question(retrieved.orElse(List.of()), metadata);
        Output output = output(retrieved);
        gap(question.isEmpty(), "no question: no span holds an input (is the capture of content switched on?)");
        gap(output.answer().isEmpty() && output.error().isEmpty(), "no answer");
        first(span -> span.service()).ifPresent(name -> metadata.put("service", name));
        Optional<Feedback> feedback = Feedback.of(first(UserFeedback::in));
        return new Interaction(
                spans.get(0).trace(),
                question,
                output,
                feedback,
                first(span -> span.attributes()
                        .text("session.id", "gen_ai.conversation.id", "spring.ai.chat.client.conversation.id")),
                metadata,
                gaps,
                file);
    }

    private void gap(boolean there, String words) {
        if (there) {
            gaps.add(words);
        }
    }

    private interface Look {
        Optional<String> at(Span span);
    }

    private Optional<String> first(Look look) {
        return spans.stream().flatMap(span -> look.at(span).stream()).findFirst();
    }

    private List<Span> of(Role role) {
        return spans.stream().filter(span -> span.has(role)).toList();
    }

    private Optional<String> question(List<Retrieved> retrieved, Map<String, Object> metadata) {
        Optional<String> input = of(Role.CHAIN).stream()
                .flatMap(span -> Chat.input(span).stream())
                .findFirst();
        Optional<String> query = of(Role.RETRIEVER).stream()
                .flatMap(span -> Chat.query(span).stream())
                .findFirst();
        Optional<String> asked = spans.stream()
                .filter(span -> span.has(Role.MODEL) || !span.events().isEmpty())
                .flatMap(span -> Chat.asked(span).stream())
                .findFirst();
        if (input.isPresent()) {
            metadata.put("questionFrom", "input");
            return input;
        }
        if (asked.isPresent() && !(query.isPresent() && stuffed(asked.get(), query.get(), retrieved))) {
            metadata.put("questionFrom", "messages");
            return asked;
        }
        query.ifPresent(text -> metadata.put("questionFrom", "retrieval"));
        return query;
    }

    /** Whether the user's message is a template around question and passages. */
    private static boolean stuffed(String message, String query, List<Retrieved> retrieved) {
        return (message.contains(query) && message.length() > query.length() * 2)
                || retrieved.stream()
                        .flatMap(passage -> passage.text().stream())
                        .anyMatch(text -> message.contains(text.substring(0, Math.min(SHOWN, text.length()))));
    }

    private Output output(Optional<List<Retrieved>> retrieved) {
        Optional<Span> writer = spans.stream()
                .filter(span -> span.role() != Role.CHAIN && Chat.written(span).isPresent())
                .max(Comparator.comparingLong(Span::end));
        Optional<String> answer = of(Role.CHAIN).stream()
                .flatMap(span -> Chat.output(span).stream())
                .findFirst()
                .or(() -> writer.flatMap(Chat::written));
        Optional<String> error =
                root.flatMap(Span::error).or(() -> answer.isPresent() ? Optional.empty() : first(Span::error));
        return new Output(
                retrieved,
                stages(),
                answer,
                List.of(),
                usage(),
                latency(),
                OptionalDouble.empty(),
                error,
                writer.flatMap(Chat::model)
                        .or(() -> of(Role.MODEL).stream()
                                .flatMap(span -> Chat.model(span).stream())
                                .findFirst()),
                1);
    }

    private Optional<List<Retrieved>> retrieved() {
        Optional<List<Retrieved>> reranked = of(Role.RERANKER).stream()
                .flatMap(span -> Passages.reranked(span).stream())
                .reduce((earlier, later) -> later);
        return reranked.or(() -> merged(of(Role.RETRIEVER).stream()
                .flatMap(span -> Passages.found(span).stream())
                .toList()));
    }

    private static Optional<List<Retrieved>> merged(List<List<Retrieved>> lists) {
        if (lists.size() < 2) {
            return lists.stream().findFirst();
        }
        Map<String, Retrieved> once = new LinkedHashMap<>();
        lists.forEach(list -> list.forEach(
                passage -> once.putIfAbsent(passage.id() + '\n' + passage.text().orElse(""), passage)));
        return Optional.of(List.copyOf(once.values()));
    }

    /** Only where a rerank was recorded is there more to tell than the final list. */
    private List<Stage> stages() {
        List<Stage> stages = new ArrayList<>();
        if (of(Role.RERANKER).stream().anyMatch(span -> Passages.reranked(span).isPresent())) {
            merged(of(Role.RETRIEVER).stream()
                            .flatMap(span -> Passages.found(span).stream())
                            .toList())
                    .ifPresent(list -> stages.add(new Stage("retrieved", list)));
            retrieved().ifPresent(list -> stages.add(new Stage("reranked", list)));
        }
        return stages;
    }

    private Map<String, Object> usage() {
        Map<String, Object> usage = new LinkedHashMap<>();
        sum(usage, "inputTokens", "gen_ai.usage.input_tokens", "gen_ai.usage.prompt_tokens", "llm.token_count.prompt");
        sum(
                usage,
                "outputTokens",
                "gen_ai.usage.output_tokens",
                "gen_ai.usage.completion_tokens",
                "llm.token_count.completion");
        return usage;
    }

    private void sum(Map<String, Object> usage, String name, String... attributes) {
        long[] counts = of(Role.MODEL).stream()
                .map(span -> span.attributes().number(attributes))
                .filter(OptionalDouble::isPresent)
                .mapToLong(count -> (long) count.getAsDouble())
                .toArray();
        if (counts.length > 0) {
            usage.put(name, Arrays.stream(counts).sum());
        }
    }

    private OptionalDouble latency() {
        List<Span> timed = root.map(List::of).orElse(spans).stream()
                .filter(span -> span.start() > 0 && span.end() >= span.start())
                .toList();
        if (timed.isEmpty()) {
            return OptionalDouble.empty();
        }
        long start = timed.stream().mapToLong(Span::start).min().getAsLong();
        long end = timed.stream().mapToLong(Span::end).max().getAsLong();
        return OptionalDouble.of((end - start) / NANOS_A_MILLI);
    }
}

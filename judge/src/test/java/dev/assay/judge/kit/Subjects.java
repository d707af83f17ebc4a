package dev.assay.judge.kit;

import dev.assay.core.data.Case;
import dev.assay.core.data.ExpectedBehavior;
import dev.assay.core.data.Nugget;
import dev.assay.core.data.Output;
import dev.assay.core.data.Retrieved;
import dev.assay.judge.generation.Evidence;
import dev.assay.judge.generation.Subject;
import dev.assay.judge.llm.LlmJudge;
import dev.assay.judge.port.Judge;
import dev.assay.judge.port.ModelSettings;
import dev.assay.judge.port.ProviderReply;
import dev.assay.judge.prompt.Prompts;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * A case to be judged, part by part.
 *
 * @param answer what the system answered
 * @param passages texts, with the ids p1, p2, …; absent = no retrieval recorded
 * @param reference a good answer
 * @param nuggets facts
 * @param rubrics the case's own levels
 */
public record Subjects(
        Optional<String> answer,
        Optional<List<String>> passages,
        Optional<String> reference,
        List<Nugget> nuggets,
        Map<String, String> rubrics) {

    /** An answer and passages. */
    public static Subjects answering(String answer, String... passages) {
        return new Subjects(Optional.of(answer), Optional.of(List.of(passages)), Optional.empty(), List.of(), Map.of());
    }

    /** The same with nuggets. */
    public Subjects nuggets(List<Nugget> more) {
        return new Subjects(answer, passages, reference, more, rubrics);
    }

    /** The same with a reference. */
    public Subjects reference(String text) {
        return new Subjects(answer, passages, Optional.of(text), nuggets, rubrics);
    }

    /** The same with rubrics. */
    public Subjects rubrics(Map<String, String> levels) {
        return new Subjects(answer, passages, reference, nuggets, levels);
    }

    /** The same with nothing known of the answer. */
    public Subjects unanswered() {
        return new Subjects(Optional.empty(), passages, reference, nuggets, rubrics);
    }

    /** The same with nothing known of retrieval. */
    public Subjects unretrieved() {
        return new Subjects(answer, Optional.empty(), reference, nuggets, rubrics);
    }

    /** What this judge says of it. */
    public Evidence judgedBy(Judge judge) {
        return new Evidence(judge, Optional.empty(), subject("How long do refunds take?"), Set.of());
    }

    /** What a language model says of it that always replies with this text, {@code '} standing for {@code "}. */
    public Evidence judgedBy(InMemoryProvider model) {
        return judgedBy(new LlmJudge(model, ModelSettings.of("model"), Prompts.shipped(), reply -> {}));
    }

    /** A model that always replies with this text, {@code '} standing for {@code "}. */
    public static InMemoryProvider saying(String body) {
        return new InMemoryProvider(request -> ProviderReply.Text.of(body.replace('\'', '"')));
    }

    /** The case, under this question. */
    public Subject subject(String question) {
        Case source = new Case(
                "c1",
                question,
                ExpectedBehavior.ANSWER,
                Optional.empty(),
                reference,
                List.of(),
                nuggets,
                Map.of(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                rubrics);
        Optional<List<Retrieved>> context = passages.map(texts -> IntStream.range(0, texts.size())
                .mapToObj(i -> Retrieved.of("p" + (i + 1), texts.get(i)))
                .toList());
        Output output = new Output(
                context,
                List.of(),
                answer,
                List.of(),
                Map.of(),
                OptionalDouble.empty(),
                OptionalDouble.empty(),
                Optional.empty(),
                Optional.empty(),
                1);
        return new Subject(source, output, context);
    }
}

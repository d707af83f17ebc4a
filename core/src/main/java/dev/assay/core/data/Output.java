package dev.assay.core.data;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;

/**
 * What the system under test did with a case.
 *
 * @param retrieved the ranked list; absent = the file says nothing about retrieval, empty = nothing was found
 * @param stages ranked lists of the steps, in pipeline order
 * @param answer the answer as shown to the user; blank counts as an empty answer
 * @param citations sources named by the answer
 * @param usage token counts and the like, as the system reported them
 * @param latencyMs time it took, milliseconds
 * @param cost what it cost, in the unit the file uses throughout
 * @param error why the system failed, when it did
 * @param model the model that answered
 * @param repeat number of the repetition, 1 or more
 */
public record Output(
        Optional<List<Retrieved>> retrieved,
        List<Stage> stages,
        Optional<String> answer,
        List<Citation> citations,
        Map<String, Object> usage,
        OptionalDouble latencyMs,
        OptionalDouble cost,
        Optional<String> error,
        Optional<String> model,
        int repeat) {

    /** Nothing is recorded. */
    public static final Output NOTHING = new Output(
            Optional.empty(),
            List.of(),
            Optional.empty(),
            List.of(),
            Map.of(),
            OptionalDouble.empty(),
            OptionalDouble.empty(),
            Optional.empty(),
            Optional.empty(),
            1);

    public Output {
        stages = List.copyOf(stages);
        citations = List.copyOf(citations);
        usage = Map.copyOf(usage);
        retrieved = retrieved.map(List::copyOf);
    }

    /** An output of which only the ranked list and the answer are known. */
    public static Output of(List<Retrieved> retrieved, Optional<String> answer) {
        return new Output(
                Optional.of(retrieved),
                List.of(),
                answer,
                List.of(),
                Map.of(),
                OptionalDouble.empty(),
                OptionalDouble.empty(),
                Optional.empty(),
                Optional.empty(),
                1);
    }

    /** The output of a system that failed. */
    public static Output failed(String error) {
        return new Output(
                Optional.empty(),
                List.of(),
                Optional.empty(),
                List.of(),
                Map.of(),
                OptionalDouble.empty(),
                OptionalDouble.empty(),
                Optional.of(error),
                Optional.empty(),
                1);
    }

    /** The same with the time it took, milliseconds. */
    public Output withLatencyMs(double millis) {
        return new Output(
                retrieved, stages, answer, citations, usage, OptionalDouble.of(millis), cost, error, model, repeat);
    }

    /** The same as the repetition with this number, 1 or more. */
    public Output withRepeat(int number) {
        return new Output(retrieved, stages, answer, citations, usage, latencyMs, cost, error, model, number);
    }

    /** The final ranked list: {@code retrieved}, or the last stage where that is absent. */
    public Optional<List<Retrieved>> ranked() {
        if (retrieved.isPresent() || stages.isEmpty()) {
            return retrieved;
        }
        return Optional.of(stages.get(stages.size() - 1).items());
    }

    /** What the model was shown: the {@code context} stage where there is one, else the final ranked list. */
    public Optional<List<Retrieved>> context() {
        return stages.stream()
                .filter(stage -> stage.name().equals(Stage.CONTEXT))
                .map(Stage::items)
                .findFirst()
                .or(this::ranked);
    }
}

package dev.assay.engine.exec;

import dev.assay.core.data.Output;
import dev.assay.core.data.Retrieved;
import dev.assay.core.data.Stage;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

/** Counts how many passages the model was shown, to tell whether the metrics judge what it saw. */
public final class ShownCounts {

    private final Map<Integer, Integer> outputs = new TreeMap<>();
    private int all;

    /** Adds an output; one without an answer and without a {@code context} stage shows no model anything. */
    void add(Output output) {
        boolean context =
                output.stages().stream().anyMatch(stage -> stage.name().equals(Stage.CONTEXT));
        if (context || output.answer().isPresent()) {
            output.context().map(List<Retrieved>::size).ifPresent(size -> {
                outputs.merge(size, 1, Integer::sum);
                all++;
            });
        }
    }

    /**
     * What a reader should know where no metric judges as many passages as the model was mostly shown.
     *
     * @param depths the depths of the run's metrics
     */
    public Optional<String> warning(Set<Integer> depths) {
        Optional<Integer> usual = outputs.entrySet().stream()
                .max(Map.Entry.<Integer, Integer>comparingByValue()
                        .thenComparing(Comparator.comparing(Map.Entry::getKey)))
                .map(Map.Entry::getKey);
        if (usual.isEmpty() || usual.get() == 0 || depths.isEmpty() || depths.contains(usual.get())) {
            return Optional.empty();
        }
        int size = usual.get();
        String judged = String.join(
                ", ", depths.stream().sorted().map(depth -> "@" + depth).toList());
        boolean deeper = depths.stream().allMatch(depth -> depth < size);
        return Optional.of(outputs.get(size) + " of " + all + " outputs pass " + size
                + (size == 1 ? " passage" : " passages") + " to the model, but the metrics look at " + judged + ": "
                + (deeper ? "what the model saw below that is not judged" : "what it never saw is judged")
                + "; set `k: " + size + "` (--k " + size + ") and metrics @" + size
                + ", or record what the model was shown as the stage `context`");
    }
}

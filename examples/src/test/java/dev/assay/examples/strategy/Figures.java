package dev.assay.examples.strategy;

import static java.util.stream.Collectors.joining;

import dev.assay.core.comparison.MetricComparison;
import dev.assay.core.stats.Estimate;
import dev.assay.core.words.Numbers;
import dev.assay.engine.ComparisonRequest;
import dev.assay.engine.Engine;
import dev.assay.engine.RunOutcome;
import dev.assay.engine.RunRequest;
import dev.assay.engine.exec.Progress;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The figures of a set: each strategy run by Assay, and pairs of them compared, as tables in Markdown.
 *
 * @param runs what became of each strategy's run
 * @param out where runs are kept
 */
record Figures(Map<String, RunOutcome> runs, Path out) {

    private static final String TIE = "no difference shown";

    /** What is compared: each strategy with the first, then the hybrid with a reranker with what it is made of. */
    private static final List<Pair> PAIRS = List.of(
            new Pair("bm25", "vector"),
            new Pair("bm25", "hybrid"),
            new Pair("bm25", "bm25-rerank"),
            new Pair("bm25", "vector-rerank"),
            new Pair("bm25", "hybrid-rerank"),
            new Pair("hybrid", "hybrid-rerank"),
            new Pair("bm25-rerank", "hybrid-rerank"));

    /** Two strategies, the second of which is held against the first. */
    record Pair(String a, String b) {}

    /**
     * Runs strategies on a set whose outputs are there.
     *
     * @param set a folder of {@code examples/strategies}
     * @param outputs the folder of their outputs, {@code .jsonl} each, or {@code .run} for a set in BEIR's form
     * @param out where runs are kept
     */
    static Figures of(String set, Path outputs, Path out, List<String> strategies) {
        String ending = set.equals("beir") ? ".run" : ".jsonl";
        Map<String, RunOutcome> runs = new LinkedHashMap<>();
        for (String name : strategies) {
            RunRequest request = RunRequest.of(Optional.of("strategies/" + set), Map.of(), "figures")
                    .with(Map.of("out", out.toAbsolutePath().toString()));
            Path file = outputs.resolve(name + ending).toAbsolutePath();
            runs.put(
                    name,
                    Engine.run(
                            Engine.variant(request, name).with(Map.of("outputs", file.toString())), Progress.SILENT));
        }
        return new Figures(runs, out);
    }

    /** All tables of the set. */
    String text() {
        return means() + "\n" + differences();
    }

    /** Means with intervals, a row for each strategy. */
    String means() {
        return head("strategy") + runs.keySet().stream().map(this::row).collect(joining("\n", "", "\n"));
    }

    /** The row of a strategy. */
    String row(String strategy) {
        return "| `" + strategy + "` | "
                + estimates(strategy).values().stream().map(Figures::cell).collect(joining(" | ")) + " |";
    }

    /** The estimates of a strategy by metric. */
    Map<String, Estimate> estimates(String strategy) {
        return run(strategy).run().metrics();
    }

    private RunOutcome run(String strategy) {
        return Optional.ofNullable(runs.get(strategy))
                .orElseThrow(() -> new IllegalArgumentException("strategy " + strategy + " was not run"));
    }

    private String differences() {
        List<String> rows = new ArrayList<>();
        for (Pair pair : PAIRS) {
            rows.add("| `" + pair.b() + "` − `" + pair.a() + "` | "
                    + compared(pair).stream().map(Figures::cell).collect(joining(" | ")) + " |");
        }
        return head("difference") + rows.stream().collect(joining("\n", "", "\n"));
    }

    /** What `assay compare` finds between two strategies, metric by metric. */
    List<MetricComparison> compared(Pair pair) {
        return Engine.compare(new ComparisonRequest(
                        Optional.of(run(pair.a()).folder().toString()),
                        Optional.of(run(pair.b()).folder().toString()),
                        Optional.empty(),
                        Map.of(),
                        Map.of("out", out.toAbsolutePath().toString()),
                        List.of(),
                        List.of(),
                        List.of(),
                        List.of()))
                .found()
                .comparison()
                .orElseThrow()
                .metrics();
    }

    private String head(String first) {
        List<String> metrics = runs.values().iterator().next().run().metrics().keySet().stream()
                .toList();
        return "| " + first + " | " + String.join(" | ", metrics) + " |\n|---|" + "---|".repeat(metrics.size()) + "\n";
    }

    private static String cell(Estimate estimate) {
        return Numbers.fixed(estimate.mean().orElseThrow(), 3) + interval(estimate, "");
    }

    private static String cell(MetricComparison metric) {
        Estimate difference = metric.tested().change().difference();
        String word = switch (metric.tested().conclusion()) {
            case BETTER, WORSE, HIGHER, LOWER ->
                "**" + metric.tested().conclusion().word() + "**";
            case NOT_SHOWN -> TIE;
            case SAME -> "the same in every case";
            case NOT_TESTED -> "not tested";
        };
        return signed(difference.mean().orElseThrow()) + interval(difference, "+") + " " + word;
    }

    private static String interval(Estimate estimate, String plus) {
        return estimate.interval()
                .map(bounds -> plus.isEmpty()
                        ? " [" + Numbers.fixed(bounds.low(), 3) + ", " + Numbers.fixed(bounds.high(), 3) + "]"
                        : " [" + signed(bounds.low()) + ", " + signed(bounds.high()) + "]")
                .orElse("");
    }

    private static String signed(double value) {
        String text = Numbers.fixed(value, 3);
        return text.startsWith("-") ? "−" + text.substring(1) : text.equals("0.000") ? text : "+" + text;
    }
}

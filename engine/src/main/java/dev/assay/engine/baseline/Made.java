package dev.assay.engine.baseline;

import dev.assay.core.run.Provenance;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * How a run was made, as far as two runs must agree in it to be compared, and what names it.
 *
 * @param run the run's id
 * @param commit commit of the working tree, or {@code none}
 * @param dataset hash of the dataset, hexadecimal
 * @param judge id of the judge without its prompts, or {@code none} where no metric needed one
 * @param prompts names and hashes of the judge's prompts and rubrics, or {@code none}
 * @param embeddings id of the sentence embeddings, or {@code none}
 * @param labels what labels and rankings met on
 * @param seed seed of every random draw
 */
public record Made(
        String run,
        String commit,
        String dataset,
        String judge,
        String prompts,
        String embeddings,
        String labels,
        long seed) {

    private static final String NONE = "none";
    private static final Pattern PROMPTS = Pattern.compile(" prompts=(\\S+)");
    private static final String RUBRIC = "sha256 of ";

    /** How this run was made. */
    public static Made of(Provenance made) {
        List<String> prompts = PROMPTS.matcher(made.judge())
                .results()
                .map(MatchResult::group)
                .map(String::strip)
                .collect(Collectors.toCollection(ArrayList::new));
        new TreeMap<>(made.settings()).forEach((key, value) -> {
            if (key.startsWith(RUBRIC)) {
                prompts.add(key.substring(RUBRIC.length()) + "@" + value);
            }
        });
        return new Made(
                made.runId(),
                made.commit() + (made.dirty() ? "+changes" : ""),
                made.datasetHash(),
                PROMPTS.matcher(made.judge()).replaceAll(""),
                prompts.isEmpty() ? NONE : String.join(" ", prompts),
                made.embeddings(),
                made.judgedBy() + ", overlap " + made.settings().getOrDefault("overlap", "half"),
                made.seed());
    }

    /**
     * In what a later run differs so that the two cannot be compared. A run without a judge differs from none in it: what
     * it measured needed no judge.
     */
    public List<Difference> differences(Made now) {
        List<Difference> all = List.of(
                new Difference(Aspect.DATASET, dataset, now.dataset),
                new Difference(Aspect.JUDGE, judge, now.judge),
                new Difference(Aspect.PROMPTS, prompts, now.prompts),
                new Difference(Aspect.EMBEDDINGS, embeddings, now.embeddings),
                new Difference(Aspect.LABELS, labels, now.labels));
        return all.stream()
                .filter(difference -> !difference.before().equals(difference.now()))
                .filter(difference -> difference.aspect() == Aspect.DATASET
                        || !(difference.before().equals(NONE)
                                || difference.now().equals(NONE)))
                .toList();
    }
}

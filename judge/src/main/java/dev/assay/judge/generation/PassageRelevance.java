package dev.assay.judge.generation;

import dev.assay.core.metric.Score;
import dev.assay.judge.port.JudgeReply;
import dev.assay.judge.port.JudgeRequest;
import dev.assay.judge.port.Relevance;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.IntStream;

/**
 * How much each passage helps to answer the question, as one request tells for all of them.
 *
 * @param passages how many passages there are, blank ones among them
 * @param levels by passage number from 1, for those that hold text
 * @param missing why it is not known; absent when it is
 */
record PassageRelevance(int passages, Map<Integer, Relevance> levels, Optional<Score> missing) {

    static PassageRelevance of(Evidence evidence) {
        Optional<List<String>> shown = evidence.subject().passages();
        if (shown.isEmpty()) {
            return without(new Score.Undefined("no retrieval recorded"));
        }
        List<String> texts = shown.get();
        List<Integer> held = IntStream.rangeClosed(1, texts.size())
                .filter(number -> !texts.get(number - 1).isBlank())
                .boxed()
                .toList();
        if (held.isEmpty()) {
            return new PassageRelevance(texts.size(), Map.of(), Optional.empty());
        }
        JudgeReply reply =
                evidence.ask(new JudgeRequest.RatePassages(evidence.subject().question(), texts));
        if (!(reply instanceof JudgeReply.Relevances found)) {
            return without(Evidence.because(reply));
        }
        return List.copyOf(new TreeSet<>(found.levels().keySet())).equals(held)
                ? new PassageRelevance(texts.size(), found.levels(), Optional.empty())
                : without(Evidence.unreadable(
                        "it rates the passages " + new TreeSet<>(found.levels().keySet()) + " instead of " + held));
    }

    private static PassageRelevance without(Score why) {
        return new PassageRelevance(0, Map.of(), Optional.of(why));
    }

    /** A score from the levels, or why there is none. */
    Score score(Function<PassageRelevance, Score> formula) {
        return missing.orElseGet(() -> formula.apply(this));
    }

    /** Whether a passage is at least partly relevant. */
    boolean helps(int passage) {
        return levels.getOrDefault(passage, Relevance.IRRELEVANT) != Relevance.IRRELEVANT;
    }
}

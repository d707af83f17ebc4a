package dev.assay.examples.strategy;

import dev.assay.examples.pipeline.Hit;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A way to find what an answer rests on: retrievers, a fusion where there are several, and perhaps a reranker.
 *
 * @param name its name in files and reports
 * @param retrievers who finds, one or more
 * @param fusion makes one list of theirs; not used when there is one retriever
 * @param reranker orders the list anew; absent = the list stays as it is
 */
public record Strategy(String name, List<Retriever> retrievers, Fusion fusion, Optional<Reranker> reranker) {

    /** Chunks that each retriever finds, and that a fusion keeps. */
    static final int FOUND = 20;

    /** Chunks that a reranker keeps. */
    static final int RERANKED = 10;

    /** Chunks that are shown to whoever answers. */
    static final int CONTEXT = 5;

    public Strategy {
        retrievers = List.copyOf(retrievers);
        if (retrievers.isEmpty()) {
            throw new IllegalArgumentException("strategy " + name + " has no retriever; give one or more");
        }
    }

    /** The same with a reranker behind it, and {@code -rerank} behind its name. */
    Strategy with(Reranker last) {
        return new Strategy(name + "-rerank", retrievers, fusion, Optional.of(last));
    }

    /** What each step puts out for a question, in the order of the pipeline; the last step is {@code context}. */
    public List<Step> steps(String question) {
        List<Step> steps = new ArrayList<>();
        for (Retriever retriever : retrievers) {
            steps.add(new Step(retriever.stage(), retriever.find(question, FOUND)));
        }
        if (retrievers.size() > 1) {
            List<List<Hit>> lists = steps.stream().map(Step::hits).toList();
            steps.add(new Step("fused", fusion.fuse(lists, FOUND)));
        }
        reranker.ifPresent(last -> steps.add(new Step("reranked", last.rerank(question, last(steps), RERANKED))));
        List<Hit> ranked = last(steps);
        steps.add(new Step("context", ranked.subList(0, Math.min(CONTEXT, ranked.size()))));
        return steps;
    }

    private static List<Hit> last(List<Step> steps) {
        return steps.get(steps.size() - 1).hits();
    }

    /**
     * What a step put out.
     *
     * @param stage its name, from which Assay reads what the step does
     * @param hits its list, best first
     */
    public record Step(String stage, List<Hit> hits) {

        public Step {
            hits = List.copyOf(hits);
        }
    }
}

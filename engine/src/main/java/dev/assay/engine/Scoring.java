package dev.assay.engine;

import dev.assay.engine.codec.CaseLine;
import dev.assay.engine.exec.CaseScorer;
import dev.assay.engine.exec.Gathering;
import dev.assay.engine.exec.OrderedPool;
import dev.assay.engine.exec.Scored;
import dev.assay.engine.exec.ScoringPlan;
import java.util.function.Consumer;

/** Scores all cases of a run, each answer as a task of its own, so that a few cases asked often keep all threads at work. */
final class Scoring {

    private final Prepared prepared;
    private final CaseScorer scorer;

    Scoring(Prepared prepared, ScoringPlan plan) {
        this.prepared = prepared;
        this.scorer = new CaseScorer(plan);
    }

    /** Hands on the cases in their order, called by one thread. */
    void run(int threads, Consumer<Scored> cases) {
        try (OrderedPool<Gathering.Part> pool = new OrderedPool<>(threads, new Gathering(cases))) {
            prepared.reader().forEach(line -> submit(line, pool));
            pool.finish();
        }
    }

    private void submit(CaseLine line, OrderedPool<Gathering.Part> pool) {
        int outputs = prepared.outputs(line);
        for (int i = 1; i <= outputs; i++) {
            int number = i;
            pool.submit(() ->
                    new Gathering.Part(scorer.score(line.source(), prepared.output(line, number)), number == outputs));
        }
    }
}

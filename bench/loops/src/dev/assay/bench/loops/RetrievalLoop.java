package dev.assay.bench.loops;

import dev.assay.core.data.Judgments;
import dev.assay.core.data.Ranking;
import dev.assay.core.data.RelevantGroup;
import dev.assay.core.data.Retrieved;
import dev.assay.core.metric.Score;
import dev.assay.core.retrieval.JudgedRanking;
import dev.assay.core.retrieval.Ndcg;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.Random;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/** Meeting a ranking with 30 labels, and nDCG of what was met. */
@State(Scope.Benchmark)
public class RetrievalLoop {

    @Param({"10", "1000"})
    public int depth;

    private final Ndcg ndcg = new Ndcg(OptionalInt.empty(), Ndcg.Gain.LINEAR);
    private Judgments judgments;
    private Ranking ranking;
    private JudgedRanking met;

    @Setup
    public void make() {
        Random random = new Random(1);
        List<RelevantGroup> groups = new ArrayList<>();
        for (int i = 0; i < 30; i++) {
            groups.add(RelevantGroup.item("doc-" + i * 2, random.nextInt(4)));
        }
        List<Retrieved> items = new ArrayList<>();
        for (int rank = 0; rank < depth; rank++) {
            items.add(Retrieved.of("doc-" + rank * 7919 % (2 * depth)));
        }
        judgments = new Judgments(groups);
        ranking = Ranking.of(items);
        met = JudgedRanking.of(judgments, ranking);
    }

    @Benchmark
    public JudgedRanking meet() {
        return JudgedRanking.of(judgments, ranking);
    }

    @Benchmark
    public Score ndcg() {
        return ndcg.score(met);
    }
}

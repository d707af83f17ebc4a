package dev.assay.examples.strategy;

import dev.assay.examples.pipeline.Chunk;
import dev.assay.examples.pipeline.Hit;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Makes one list of several by ranks alone: a chunk scores the sum of 1 / (constant + rank) over the lists that have it
 * (Cormack, Clarke, Büttcher, SIGIR 2009). Scores of different retrievers, which do not compare, are not looked at.
 *
 * @param constant 1 or more; the larger, the less the first ranks stand out
 */
public record ReciprocalRankFusion(int constant) implements Fusion {

    /** The paper's constant, 60. */
    public static final ReciprocalRankFusion USUAL = new ReciprocalRankFusion(60);

    public ReciprocalRankFusion {
        if (constant < 1) {
            throw new IllegalArgumentException("the constant is 1 or more, usually 60; found " + constant);
        }
    }

    @Override
    public List<Hit> fuse(List<List<Hit>> lists, int limit) {
        Map<Chunk, Double> scores = new LinkedHashMap<>();
        for (List<Hit> list : lists) {
            for (int i = 0; i < list.size(); i++) {
                scores.merge(list.get(i).chunk(), 1.0 / (constant + i + 1), Double::sum);
            }
        }
        return scores.entrySet().stream()
                .sorted(Map.Entry.<Chunk, Double>comparingByValue().reversed())
                .limit(limit)
                .map(entry -> new Hit(entry.getKey(), entry.getValue()))
                .toList();
    }
}

package dev.assay.engine.trec.measure;

import java.util.List;

/** Mean over the relevant documents of 1 / log2(2 + non-relevant documents retrieved before). */
public record BinaryGain() implements Measure {

    @Override
    public List<String> columns() {
        return List.of("binG");
    }

    @Override
    public void score(TopicRanking ranking, double[] values, int at) {
        double sum = 0;
        for (int i = 0; i < ranking.relevantPositions(); i++) {
            sum += 1.0 / Discounts.log2(2 + ranking.relevantPosition(i) - i);
        }
        values[at] = ranking.relevantPositions() == 0 ? 0 : sum / ranking.relevant();
    }
}

package dev.assay.engine.trec.measure;

import java.util.List;

/**
 * nDCG with ranking and ideal both cut at k; gains are the grades.
 *
 * @param depths cut-offs k, ascending
 */
public record NdcgAt(Depths depths) implements Measure {

    @Override
    public List<String> columns() {
        return depths.names("ndcg_cut");
    }

    @Override
    public void score(TopicRanking ranking, double[] values, int at) {
        double dcg = 0;
        int next = 0;
        for (int i = 0; i < depths.size(); i++) {
            for (; next < ranking.pooledPositions() && ranking.pooledPosition(next) < depths.at(i); next++) {
                int grade = ranking.grade(ranking.pooledPosition(next));
                dcg += grade > 0 ? grade / Discounts.at(ranking.pooledPosition(next)) : 0;
            }
            values[at + i] = dcg;
        }
        divideByIdeal(ranking, values, at);
    }

    private void divideByIdeal(TopicRanking ranking, double[] values, int at) {
        double ideal = 0;
        int grade = ranking.levelCount() - 1;
        long taken = 0;
        int position = 0;
        for (int i = 0; i < depths.size(); i++) {
            for (; grade > 0 && position < depths.at(i); position++) {
                ideal += grade / Discounts.at(position);
                taken++;
                while (grade > 0 && taken >= ranking.judged(grade)) {
                    taken = 0;
                    grade--;
                }
            }
            values[at + i] = ideal > 0 ? values[at + i] / ideal : values[at + i];
        }
    }
}

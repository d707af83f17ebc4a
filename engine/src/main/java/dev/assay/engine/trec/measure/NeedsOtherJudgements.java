package dev.assay.engine.trec.measure;

import dev.assay.engine.trec.text.TrecFailure;
import java.util.List;

/**
 * A measure of trec_eval on preferences or on judgement groups. It cannot be computed from qrels, and says so.
 *
 * @param name name in trec_eval
 */
record NeedsOtherJudgements(String name) implements Measure {

    @Override
    public List<String> columns() {
        return List.of(name);
    }

    @Override
    public void score(TopicRanking ranking, double[] values, int at) {
        throw new TrecFailure(
                TrecFailure.MEASURE,
                "cannot compute measure '" + name
                        + "': it needs preferences or judgement groups, and only qrels are supported; see -m all_trec for what is");
    }
}

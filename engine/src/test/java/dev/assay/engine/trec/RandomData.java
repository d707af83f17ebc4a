package dev.assay.engine.trec;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Random;

/**
 * Judgements and a run made by chance: ties, unjudged documents, negative grades, topics in one of the files only.
 *
 * @param qrels lines of the judgements
 * @param run lines of the run, topic by topic
 */
record RandomData(List<String> qrels, List<String> run) {

    static RandomData of(long seed, int topics, int depth) {
        Random random = new Random(seed);
        List<String> qrels = new ArrayList<>();
        List<String> run = new ArrayList<>();
        for (int topic = 0; topic < topics; topic++) {
            int fate = random.nextInt(20);
            for (int document = 0; fate != 0 && document < depth; document++) {
                if (random.nextInt(4) == 0) {
                    qrels.add("t" + topic + " 0 doc-" + document + " " + (random.nextInt(5) - 1));
                }
            }
            double score = 9;
            for (int rank = 1; fate != 1 && rank <= depth; rank++) {
                score -= random.nextInt(3) * random.nextDouble();
                int document = (rank * 7919 + topic) % (2 * depth);
                run.add(String.format(Locale.ROOT, "t%d Q0 doc-%d %d %.4f r", topic, document, rank, score));
            }
        }
        return new RandomData(qrels, run);
    }
}

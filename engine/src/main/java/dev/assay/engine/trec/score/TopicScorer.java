package dev.assay.engine.trec.score;

import dev.assay.engine.trec.measure.Measure;
import dev.assay.engine.trec.measure.RelString;
import dev.assay.engine.trec.measure.TopicRanking;
import dev.assay.engine.trec.read.JudgedLines;
import dev.assay.engine.trec.read.JudgedTopic;
import dev.assay.engine.trec.read.RunLines;
import dev.assay.engine.trec.text.TrecFailure;
import java.util.Arrays;

/** Joins the ranking of a topic with its judgements and applies the measures. Belongs to one thread. */
final class TopicScorer {

    private final Settings settings;
    private final Measure[] measures;
    private final Columns columns;
    private final boolean readsRanking;
    private final RankOrder rankOrder = new RankOrder();
    private final DocumentTable documents = new DocumentTable();
    private final RunLines nothing = new RunLines();
    private final TopicRanking ranking;
    private int[] grades = new int[0];

    TopicScorer(Settings settings) {
        this.settings = settings;
        measures = settings.measures().toArray(new Measure[0]);
        columns = new Columns(settings.measures());
        ranking = new TopicRanking(settings.level(), settings.collectionSize());
        boolean reads = false;
        for (Measure measure : measures) {
            reads |= measure.readsRanking();
        }
        readsRanking = reads;
    }

    /** Scores a topic of the run; a document given twice is a failure. */
    TopicScores score(JudgedTopic topic, RunLines lines) {
        if (readsRanking) {
            int count = (int) Math.min(lines.size(), settings.depth());
            int[] order = rankOrder.of(lines);
            prepare(count);
            documents.clear(lines, order, count + judgements(topic));
            int twice = documents.retrieve(count);
            if (twice < count) {
                throw twice(lines.document(order[twice]), "retrieved");
            }
            judge(topic);
            ranking.rank(grades, settings.judgedOnly() ? dropUnjudged(count) : count);
        }
        return apply();
    }

    /**
     * Scores a topic that the run lacks. As trec_eval does, it counts as a ranking of one document nobody knows; then
     * some values are set to 0, see {@link Columns#cleanMissing}.
     */
    TopicScores scoreMissing(JudgedTopic topic) {
        prepare(1);
        documents.clear(nothing, rankOrder.of(nothing), judgements(topic));
        judge(topic);
        ranking.rank(grades, settings.judgedOnly() ? 0 : (int) Math.min(1, settings.depth()));
        return columns.cleanMissing(apply());
    }

    private void prepare(int count) {
        if (grades.length < count) {
            grades = new int[2 * count];
        }
        Arrays.fill(grades, 0, count, TopicRanking.UNPOOLED);
    }

    private static int judgements(JudgedTopic topic) {
        int count = 0;
        for (JudgedTopic.Stretch stretch : topic.stretches()) {
            count += stretch.to() - stretch.from();
        }
        return count;
    }

    private void judge(JudgedTopic topic) {
        ranking.clear();
        for (JudgedTopic.Stretch stretch : topic.stretches()) {
            for (int line = stretch.from(); line < stretch.to(); line++) {
                judge(stretch.lines(), line);
            }
        }
    }

    private void judge(JudgedLines judged, int line) {
        int grade = judged.grade(line);
        int rank = documents.judge(judged, line);
        if (rank == DocumentTable.TWICE || (rank >= 0 && grades[rank] != TopicRanking.UNPOOLED)) {
            throw twice(judged.document(line), "judged");
        }
        ranking.judge(grade);
        if (rank >= 0) {
            grades[rank] = grade < 0 ? TopicRanking.UNJUDGED : grade;
        }
    }

    private int dropUnjudged(int count) {
        int kept = 0;
        for (int i = 0; i < count; i++) {
            if (grades[i] >= 0) {
                grades[kept++] = grades[i];
            }
        }
        return kept;
    }

    private TopicScores apply() {
        double[] values = new double[columns.count()];
        String text = "";
        for (int i = 0; i < measures.length; i++) {
            measures[i].score(ranking, values, columns.first(i));
            if (measures[i] instanceof RelString string) {
                text = string.text(ranking);
            }
        }
        return new TopicScores(values, text, readsRanking && ranking.largestGrade() < 0);
    }

    private static TrecFailure twice(String document, String how) {
        return new TrecFailure(TrecFailure.MEASURE, "document '" + document + "' is " + how + " twice");
    }
}

package dev.assay.engine.trec.score;

import dev.assay.engine.trec.measure.Measure;
import dev.assay.engine.trec.measure.Totals;
import dev.assay.engine.trec.read.JudgedTopic;
import dev.assay.engine.trec.read.Qrels;
import dev.assay.engine.trec.read.RunReader;
import dev.assay.engine.trec.read.Source;
import dev.assay.engine.trec.text.TrecFailure;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Evaluates runs against judgements that are read once. */
public final class Evaluation {

    private final Settings settings;
    private final Qrels qrels;
    private final Columns columns;

    /** An evaluation of any number of runs. */
    public Evaluation(Settings settings, Qrels qrels) {
        this.settings = settings;
        this.qrels = qrels;
        columns = new Columns(settings.measures());
    }

    /**
     * Evaluates a run.
     *
     * @return the values, or those before the topic that could not be evaluated together with the failure
     * @throws TrecFailure if a file cannot be read, or no topic is both judged and in the run
     */
    public TrecResult run(Source source) {
        Board board = new Board(settings, qrels);
        RunReader reader = new RunReader(source);
        reader.inPieces(board);
        if (board.scattered()) {
            board.clear();
            reader.byTopic(qrels, board);
        }
        List<TopicResult> topics = new ArrayList<>(qrels.topics().length);
        Optional<TrecFailure> failure = collect(board, topics);
        if (topics.isEmpty() && failure.isEmpty()) {
            throw new TrecFailure(
                    TrecFailure.NO_COMMON_TOPIC,
                    "no topic of the run is judged; compare the first fields of both files, or see -c");
        }
        List<String> warnings = new ArrayList<>();
        qrels.warning().ifPresent(warnings::add);
        reader.warning().ifPresent(warnings::add);
        return new TrecResult(
                settings.measures(),
                columns,
                topics,
                failure.isPresent() ? new double[0] : summary(topics),
                reader.runName(),
                failure,
                warnings);
    }

    /** Puts the topics in order up to the first failure. */
    private Optional<TrecFailure> collect(Board board, List<TopicResult> topics) {
        TopicScorer missing = new TopicScorer(settings);
        for (JudgedTopic topic : qrels.topics()) {
            Optional<TrecFailure> failure = board.failure(topic.index());
            if (failure.isPresent()) {
                return Optional.of(in(topic, failure.get()));
            }
            Optional<TopicScores> scores = board.scores(topic.index());
            try {
                if (scores.isEmpty() && settings.complete()) {
                    scores = Optional.of(missing.scoreMissing(topic));
                }
            } catch (TrecFailure e) {
                return Optional.of(in(topic, e));
            }
            if (scores.isPresent()) {
                TopicResult result = new TopicResult(topic.id(), scores.get());
                // trec_eval stops here too, but only at the first topic it evaluates; later ones count 0.
                if (topics.isEmpty() && scores.get().unusable()) {
                    return Optional.of(in(topic, new TrecFailure(TrecFailure.MEASURE, "all its grades are negative")));
                }
                topics.add(result);
            }
        }
        return Optional.empty();
    }

    private static TrecFailure in(JudgedTopic topic, TrecFailure failure) {
        String name = new String(topic.id(), StandardCharsets.UTF_8);
        return new TrecFailure(failure.status(), "topic '" + name + "': " + failure.getMessage());
    }

    /** Sums in the order of the topics, so that no digit depends on the number of threads. */
    private double[] summary(List<TopicResult> topics) {
        double[] sums = new double[columns.count()];
        for (TopicResult topic : topics) {
            double[] values = topic.scores().values();
            for (int i = 0; i < sums.length; i++) {
                sums[i] += values[i];
            }
        }
        long positive = settings.complete() ? qrels.positive() : 0;
        Totals totals = new Totals(topics.size(), settings.complete(), positive);
        for (int i = 0; i < settings.measures().size(); i++) {
            Measure measure = settings.measures().get(i);
            for (int column = columns.first(i); column < columns.first(i + 1); column++) {
                sums[column] = measure.summary(sums[column], totals);
            }
        }
        return sums;
    }
}

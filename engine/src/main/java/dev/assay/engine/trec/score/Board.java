package dev.assay.engine.trec.score;

import dev.assay.engine.trec.read.JudgedTopic;
import dev.assay.engine.trec.read.Qrels;
import dev.assay.engine.trec.read.RunLines;
import dev.assay.engine.trec.read.RunParser;
import dev.assay.engine.trec.text.TrecFailure;
import dev.assay.engine.trec.text.Words;
import java.util.Arrays;
import java.util.Optional;
import java.util.function.Supplier;

/** Where the threads put down what they have found for each topic. */
final class Board implements Supplier<RunParser.Consumer> {

    private final Settings settings;
    private final Qrels qrels;
    private final TopicScores[] scores;
    private final TrecFailure[] failures;
    private volatile boolean scattered;

    Board(Settings settings, Qrels qrels) {
        this.settings = settings;
        this.qrels = qrels;
        scores = new TopicScores[qrels.topics().length];
        failures = new TrecFailure[scores.length];
    }

    /** Whether a topic came more than once, so that what stands here is of no use. */
    boolean scattered() {
        return scattered;
    }

    /** Forgets everything. */
    void clear() {
        Arrays.fill(scores, null);
        Arrays.fill(failures, null);
        scattered = false;
    }

    Optional<TopicScores> scores(int topic) {
        return Optional.ofNullable(scores[topic]);
    }

    Optional<TrecFailure> failure(int topic) {
        return Optional.ofNullable(failures[topic]);
    }

    /** A consumer for one thread. */
    @Override
    public RunParser.Consumer get() {
        return new Scoring();
    }

    private synchronized void put(int topic, TopicScores value) {
        scattered |= scores[topic] != null || failures[topic] != null;
        scores[topic] = value;
    }

    private synchronized void put(int topic, TrecFailure failure) {
        scattered |= scores[topic] != null || failures[topic] != null;
        failures[topic] = failure;
    }

    private final class Scoring implements RunParser.Consumer {

        private final TopicScorer scorer = new TopicScorer(settings);

        @Override
        public void topic(Words text, int from, int to, long hash, RunLines lines) {
            if (scattered) {
                return; // the rest is only checked
            }
            Optional<JudgedTopic> topic = qrels.find(text, from, to, hash);
            if (topic.isEmpty()) {
                return;
            }
            int index = topic.get().index();
            try {
                put(index, scorer.score(topic.get(), lines));
            } catch (TrecFailure e) {
                put(index, e);
            }
        }
    }
}

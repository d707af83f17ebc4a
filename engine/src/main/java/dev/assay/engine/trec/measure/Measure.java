package dev.assay.engine.trec.measure;

import java.util.List;

/** One measure with its parameters: what it puts out for a topic, and how topics are summed up. */
public interface Measure {

    /** Names of the values in the order of {@link #score}, as they are printed; may be empty. */
    List<String> columns();

    /**
     * Scores one topic.
     *
     * @param ranking the grades in rank order and the counts of the judgements
     * @param values where the values go, all 0 before
     * @param at index of the first value of this measure
     */
    void score(TopicRanking ranking, double[] values, int at);

    /** Value over all topics, from the sum of the topics' values in the order of the topics. */
    default double summary(double sum, Totals totals) {
        return sum / totals.topics();
    }

    /** Whether the values are whole numbers and printed so. */
    default boolean isCount() {
        return false;
    }

    /** Whether topics have a line of their own. */
    default boolean hasTopicLine() {
        return true;
    }

    /** Whether there is a line over all topics. */
    default boolean hasSummaryLine() {
        return true;
    }

    /** Whether the ranking matters at all; where it does not, a document given twice is not noticed. */
    default boolean readsRanking() {
        return true;
    }
}

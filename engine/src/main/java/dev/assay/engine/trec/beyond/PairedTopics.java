package dev.assay.engine.trec.beyond;

import dev.assay.core.stats.paired.Pairs;
import dev.assay.engine.trec.score.TopicResult;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/** The topics of two runs, met by the bytes of their ids. */
final class PairedTopics {

    private final List<TopicResult> first = new ArrayList<>();
    private final List<TopicResult> second = new ArrayList<>();
    private final List<String> onlyFirst = new ArrayList<>();
    private final List<String> onlySecond = new ArrayList<>();

    private PairedTopics() {}

    /** Meets two lists, each in the order of the ids' bytes. */
    static PairedTopics of(List<TopicResult> first, List<TopicResult> second) {
        PairedTopics met = new PairedTopics();
        int i = 0;
        int j = 0;
        while (i < first.size() || j < second.size()) {
            int order = i == first.size() ? 1 : j == second.size() ? -1 : compare(first.get(i), second.get(j));
            if (order == 0) {
                met.first.add(first.get(i++));
                met.second.add(second.get(j++));
            } else if (order < 0) {
                met.onlyFirst.add(first.get(i++).name());
            } else {
                met.onlySecond.add(second.get(j++).name());
            }
        }
        return met;
    }

    private static int compare(TopicResult a, TopicResult b) {
        return Arrays.compareUnsigned(a.id(), b.id());
    }

    /** Topics in both. */
    int size() {
        return first.size();
    }

    List<String> onlyFirst() {
        return onlyFirst;
    }

    List<String> onlySecond() {
        return onlySecond;
    }

    /** The values of one column where both are numbers. */
    Pairs pairs(int column) {
        int[] finite = IntStream.range(0, size())
                .filter(i -> Double.isFinite(value(first, i, column)) && Double.isFinite(value(second, i, column)))
                .toArray();
        return Pairs.of(
                Arrays.stream(finite).mapToDouble(i -> value(first, i, column)).toArray(),
                Arrays.stream(finite).mapToDouble(i -> value(second, i, column)).toArray(),
                IntStream.range(0, finite.length).toArray());
    }

    private static double value(List<TopicResult> topics, int i, int column) {
        return topics.get(i).scores().values()[column];
    }
}

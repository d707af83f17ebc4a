package dev.assay.engine.trec.print;

import dev.assay.engine.trec.measure.Measure;
import dev.assay.engine.trec.measure.RelString;
import dev.assay.engine.trec.measure.RunId;
import dev.assay.engine.trec.score.Columns;
import dev.assay.engine.trec.score.TopicResult;
import dev.assay.engine.trec.score.TrecResult;
import dev.assay.engine.trec.text.Fixed;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** Writes results byte for byte as trec_eval does: name padded to 22, topic, value, parted by tabs. */
public final class TrecPrinter {

    private static final int NAME_WIDTH = 22;
    private static final int VALUE_WIDTH = 6;
    private static final int DECIMALS = 4;
    private static final byte[] ALL = {'a', 'l', 'l'};

    private final TrecResult result;
    private final List<Measure> measures;
    private final Columns columns;
    private final ByteText text = new ByteText();

    /** A printer of one result. */
    public TrecPrinter(TrecResult result) {
        this.result = result;
        measures = result.measures();
        columns = result.columns();
    }

    /**
     * All lines.
     *
     * @param topics whether every topic has its lines ({@code -q})
     * @param summary whether there are lines over all topics (not with {@code -n}); there are none after a failure
     */
    public byte[] print(boolean topics, boolean summary) {
        if (topics) {
            for (TopicResult topic : result.topics()) {
                printTopic(topic);
            }
        }
        if (summary && result.failure().isEmpty()) {
            printSummary();
        }
        return text.bytes();
    }

    private void printTopic(TopicResult topic) {
        for (int i = 0; i < measures.size(); i++) {
            Measure measure = measures.get(i);
            if (measure instanceof RelString string) {
                line(
                        string.column(),
                        topic.id(),
                        "'".concat(topic.scores().grades()).concat("'"));
            } else if (measure.hasTopicLine()) {
                printValues(i, topic.id(), topic.scores().values());
            }
        }
    }

    private void printSummary() {
        for (int i = 0; i < measures.size(); i++) {
            if (measures.get(i) instanceof RunId) {
                start("runid", ALL);
                text.add(result.runName()).add('\n');
            } else if (measures.get(i).hasSummaryLine()) {
                printValues(i, ALL, result.summary());
            }
        }
    }

    private void printValues(int measure, byte[] topic, double[] values) {
        boolean isCount = measures.get(measure).isCount();
        for (int column = columns.first(measure); column < columns.first(measure + 1); column++) {
            String value = isCount ? Long.toString((long) values[column]) : Fixed.text(values[column], DECIMALS);
            line(columns.name(column), topic, isCount ? value : padded(value));
        }
    }

    private static String padded(String value) {
        return value.length() >= VALUE_WIDTH
                ? value
                : " ".repeat(VALUE_WIDTH - value.length()).concat(value);
    }

    private void line(String name, byte[] topic, String value) {
        start(name, topic);
        text.add(value).add('\n');
    }

    private void start(String name, byte[] topic) {
        text.add(name.getBytes(StandardCharsets.UTF_8));
        for (int i = name.length(); i < NAME_WIDTH; i++) {
            text.add(' ');
        }
        text.add('\t').add(topic).add('\t');
    }
}

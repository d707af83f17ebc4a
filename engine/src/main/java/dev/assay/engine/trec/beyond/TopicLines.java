package dev.assay.engine.trec.beyond;

import dev.assay.engine.trec.measure.RelString;
import dev.assay.engine.trec.score.TopicResult;
import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;

/**
 * Values of every topic as lines parted by tabs, for plots: run, topic, measure, value with all its digits. Ids stay the
 * bytes they are.
 */
public final class TopicLines {

    private TopicLines() {}

    /** Writes a head and all lines; the stream stays open. */
    public static void write(Findings findings, OutputStream stream) throws IOException {
        OutputStream out = new BufferedOutputStream(stream);
        text(out, "run\ttopic\tmeasure\tvalue\n");
        for (ScoredRun run : findings.runs()) {
            List<Value> values = Value.of(run.result()).stream()
                    .filter(value -> value.measure().hasTopicLine())
                    .toList();
            List<RelString> strings = run.strings();
            for (TopicResult topic : run.result().topics()) {
                for (Value value : values) {
                    line(out, run, topic, value.name(), shown(value, topic));
                }
                for (RelString string : strings) {
                    line(out, run, topic, string.column(), topic.scores().grades());
                }
            }
        }
        out.flush();
    }

    private static String shown(Value value, TopicResult topic) {
        double number = topic.scores().values()[value.column()];
        if (value.measure().isCount()) {
            return Long.toString((long) number);
        }
        return Double.isFinite(number) ? Double.toString(number) : "undefined";
    }

    private static void line(OutputStream out, ScoredRun run, TopicResult topic, String measure, String value)
            throws IOException {
        text(out, run.file() + "\t");
        out.write(topic.id());
        text(out, "\t" + measure + "\t" + value + "\n");
    }

    private static void text(OutputStream out, String text) throws IOException {
        out.write(text.getBytes(StandardCharsets.UTF_8));
    }
}

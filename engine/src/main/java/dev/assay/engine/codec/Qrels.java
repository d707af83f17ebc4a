package dev.assay.engine.codec;

import dev.assay.engine.input.Faults;
import dev.assay.engine.input.Source;
import dev.assay.engine.input.Words;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;

/** Judgements, as TREC writes them (topic iteration document grade) or as BEIR does (query document grade, with a header). */
public final class Qrels {

    private static final int BEIR_COLUMNS = 3;
    private static final int TREC_COLUMNS = 4;
    private static final String SHAPES =
            "`topic 0 document grade` (TREC), or `query-id corpus-id score` with tabs between them (BEIR)";

    private final Map<String, Topic> topics = new LinkedHashMap<>();
    private boolean first = true;

    /**
     * What is known of a topic.
     *
     * @param line where it is named first
     * @param grades the grade of each judged document, in the order of the file
     */
    public record Topic(int line, Map<String, Integer> grades) {}

    private Qrels() {}

    /** All topics in the order of the file. */
    public static Map<String, Topic> read(Path file, Faults faults) {
        Qrels qrels = new Qrels();
        WordLines.read(file, faults, qrels::line);
        return qrels.topics;
    }

    private void line(int line, String[] words, Source source) {
        boolean header = first && words[0].equals("query-id");
        first = false;
        if (header) {
            return;
        }
        if (words.length != BEIR_COLUMNS && words.length != TREC_COLUMNS) {
            source.fault(line, 0, words.length + " columns", SHAPES);
            return;
        }
        String document = words[words.length - 2];
        String grade = words[words.length - 1];
        try {
            Topic topic = topics.computeIfAbsent(words[0], id -> new Topic(line, new LinkedHashMap<>()));
            if (topic.grades.putIfAbsent(document, Integer.parseInt(grade)) != null) {
                source.fault(
                        line,
                        0,
                        Words.quoted(document) + " of topic " + Words.quoted(words[0]) + " again",
                        "each document once a topic");
            }
        } catch (NumberFormatException notWhole) {
            source.fault(line, 0, "the grade " + Words.quoted(grade), "a whole number");
        }
    }
}

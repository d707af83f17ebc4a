package dev.assay.engine.codec;

import dev.assay.engine.input.Faults;
import dev.assay.engine.input.Source;
import dev.assay.engine.input.Words;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A run as TREC writes it: topic, Q0, document, rank, score, tag. As in trec_eval the rank is not read: results are
 * ordered by score, of equal ones the larger document id (by its bytes) comes first.
 */
public final class TrecRun {

    private static final int COLUMNS = 6;
    private static final String SHAPE = "`topic Q0 document rank score tag`";
    private static final Comparator<Hit> ORDER = Comparator.comparingDouble(Hit::score)
            .thenComparing(hit -> hit.document().getBytes(StandardCharsets.UTF_8), Arrays::compareUnsigned)
            .reversed();

    private final Map<String, List<Hit>> topics = new LinkedHashMap<>();

    /**
     * One result.
     *
     * @param document its id
     * @param score higher is better, finite
     */
    public record Hit(String document, double score) {}

    private TrecRun() {}

    /** The results of each topic, best first. */
    public static Map<String, List<Hit>> read(Path file, Faults faults) {
        TrecRun run = new TrecRun();
        WordLines.read(file, faults, run::line);
        run.topics.values().forEach(hits -> hits.sort(ORDER));
        return run.topics;
    }

    /** Whether two of the results, best first, have the same score. */
    static boolean tied(List<Hit> hits) {
        for (int i = 1; i < hits.size(); i++) {
            if (Double.compare(hits.get(i).score(), hits.get(i - 1).score()) == 0) {
                return true;
            }
        }
        return false;
    }

    private void line(int line, String[] words, Source source) {
        if (words.length != COLUMNS) {
            source.fault(line, 0, words.length + " columns", SHAPE);
            return;
        }
        double score = score(words[4]);
        if (Double.isFinite(score)) {
            // + 0.0 makes of a negative zero the zero that it equals
            topics.computeIfAbsent(words[0], id -> new ArrayList<>()).add(new Hit(words[2], score + 0.0));
        } else {
            source.fault(line, 0, "the score " + Words.quoted(words[4]), "a finite number");
        }
    }

    private static double score(String text) {
        try {
            return Double.parseDouble(text);
        } catch (NumberFormatException notNumber) {
            return Double.POSITIVE_INFINITY;
        }
    }
}

package dev.assay.judge.embedded.verdict;

import dev.assay.judge.embedded.text.Language;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** How much a word tells: ln((N + 1) / (sentences that hold it + 0.5)), counted over the training sentences. */
final class Idf {

    private final Map<String, Double> weights = new HashMap<>();
    private final double unseen;

    /**
     * Reads a table.
     *
     * @param lines {@code N sentences} first, then {@code word count}; comments start with {@code #}
     */
    Idf(List<String> lines) {
        List<String> rows = lines.stream().filter(line -> !line.startsWith("#")).toList();
        double all = rows.isEmpty() ? 1 : count(rows.get(0));
        unseen = Math.log((all + 1) / 1.5);
        for (String row : rows.subList(Math.min(1, rows.size()), rows.size())) {
            weights.put(row.substring(0, row.lastIndexOf(' ')), Math.log((all + 1) / (count(row) + 0.5)));
        }
    }

    private static double count(String row) {
        return Double.parseDouble(row.substring(row.lastIndexOf(' ') + 1));
    }

    static Idf of(Language language) {
        return new Idf(Resource.lines("idf-" + language.code() + ".txt"));
    }

    /** The weight of a word, above 0; words never seen weigh most. */
    double of(String word) {
        return weights.getOrDefault(word, unseen);
    }

    /** The weight of a word never seen. */
    double most() {
        return unseen;
    }
}

package dev.assay.core.retrieval;

import dev.assay.core.data.Judgments;
import dev.assay.core.data.Ranking;
import dev.assay.core.data.RelevantGroup;
import dev.assay.core.data.Retrieved;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/** Reads judgements and runs in TREC's formats, as far as the tests need it. */
final class TrecFiles {

    private TrecFiles() {}

    /** The labels of each topic. */
    static Map<String, Judgments> qrels(String path) {
        Map<String, List<RelevantGroup>> groups = new HashMap<>();
        for (String[] field : fields(path)) {
            groups.computeIfAbsent(field[0], topic -> new ArrayList<>())
                    .add(RelevantGroup.item(field[2], Integer.parseInt(field[3])));
        }
        Map<String, Judgments> judgments = new HashMap<>();
        groups.forEach((topic, list) -> judgments.put(topic, new Judgments(list)));
        return judgments;
    }

    /** The list of each topic: score descending, then id descending by its bytes, as trec_eval sorts. */
    static Map<String, Ranking> run(String path) {
        record Line(String topic, String id, double score) {}
        Map<String, List<Line>> lines = new HashMap<>();
        for (String[] field : fields(path)) {
            lines.computeIfAbsent(field[0], topic -> new ArrayList<>())
                    .add(new Line(field[0], field[2], Double.parseDouble(field[4])));
        }
        Function<Line, byte[]> bytes = line -> line.id().getBytes(StandardCharsets.UTF_8);
        Comparator<Line> order = Comparator.comparingDouble(Line::score)
                .thenComparing(bytes, Arrays::compareUnsigned)
                .reversed();
        Map<String, Ranking> run = new HashMap<>();
        lines.forEach((topic, list) -> run.put(
                topic,
                Ranking.of(list.stream()
                        .sorted(order)
                        .map(line -> Retrieved.of(line.id()))
                        .toList())));
        return run;
    }

    private static List<String[]> fields(String path) {
        return Resources.lines(path).stream()
                .map(String::strip)
                .filter(line -> !line.isEmpty() && !line.startsWith("# "))
                .map(line -> line.split("\\s+"))
                .toList();
    }
}

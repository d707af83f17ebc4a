package dev.assay.engine.trec;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.core.data.Output;
import dev.assay.core.metric.Metric;
import dev.assay.core.metric.MetricCatalog;
import dev.assay.core.metric.Score;
import dev.assay.core.retrieval.Matching;
import dev.assay.core.retrieval.RetrievalMetrics;
import dev.assay.engine.codec.DatasetFiles;
import dev.assay.engine.codec.DatasetReader;
import dev.assay.engine.exec.CaseScorer;
import dev.assay.engine.exec.ScoringPlan;
import java.io.IOException;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The way of a case through readers and metrics, and the drop-in, print the same digits for the same files. */
class CasePathTest {

    private static final Map<String, String> SAME = new LinkedHashMap<>();

    static {
        SAME.put("ap", "map");
        SAME.put("ap@5", "map_cut_5");
        SAME.put("ap@20", "map_cut_20");
        SAME.put("ndcg", "ndcg");
        SAME.put("ndcg@5", "ndcg_cut_5");
        SAME.put("ndcg@20", "ndcg_cut_20");
        SAME.put("precision@5", "P_5");
        SAME.put("precision@200", "P_200");
        SAME.put("recall@5", "recall_5");
        SAME.put("recall@20", "recall_20");
        SAME.put("rr", "recip_rank");
        SAME.put("rprec", "Rprec");
        SAME.put("bpref", "bpref");
        SAME.put("infap", "infAP");
        SAME.put("success@1", "success_1");
        SAME.put("success@5", "success_5");
    }

    @TempDir
    Path folder;

    private static List<Metric> metrics() {
        MetricCatalog catalog = new MetricCatalog(RetrievalMetrics.ALL);
        return SAME.keySet().stream().map(catalog::parse).toList();
    }

    /** Topic and trec_eval's name, to the digits printed; topics without a relevant document are undefined here. */
    private Map<String, String> byCases() {
        CaseScorer scorer = new CaseScorer(new ScoringPlan(
                metrics(),
                new Matching(Matching.Overlap.HALF),
                false,
                3,
                Optional.empty(),
                Optional.empty(),
                Optional.empty()));
        Map<String, String> printed = new TreeMap<>();
        new DatasetReader(DatasetFiles.find(folder)).forEach(line -> {
            Map<String, Score> scores = scorer.score(
                            line.source(), line.outputs().stream().findFirst().orElse(Output.NOTHING))
                    .result()
                    .scores();
            scores.forEach((name, score) -> {
                if (score instanceof Score.Value value) {
                    printed.put(
                            line.source().id() + " " + SAME.get(name),
                            new BigDecimal(value.value())
                                    .setScale(4, RoundingMode.HALF_EVEN)
                                    .toPlainString());
                }
            });
        });
        return printed;
    }

    private Map<String, String> byTrec() {
        Ran ran = Ran.trec(
                ("-q -n -m map -m map_cut.5,20 -m ndcg -m ndcg_cut.5,20 -m P.5,200 -m recall.5,20 -m recip_rank"
                                + " -m Rprec -m bpref -m infAP -m success.1,5 -m num_rel "
                                + folder.resolve("qrels") + " " + folder.resolve("run"))
                        .split(" "));
        assertThat(ran.err()).isEmpty();
        Map<String, String> printed = new TreeMap<>();
        ran.out()
                .lines()
                .map(line -> line.split("\\s+"))
                .forEach(field -> printed.put(field[1] + " " + field[0], field[2]));
        List<String> empty = printed.entrySet().stream()
                .filter(entry ->
                        entry.getKey().endsWith(" num_rel") && entry.getValue().equals("0"))
                .map(entry -> entry.getKey().split(" ")[0] + " ")
                .toList();
        printed.keySet()
                .removeIf(key -> key.endsWith(" num_rel") || empty.stream().anyMatch(key::startsWith));
        return printed;
    }

    private void write(RandomData data) throws IOException {
        List<String> qrels = new ArrayList<>(data.qrels());
        // trec_eval stops at a topic all of whose grades are negative
        data.qrels().stream()
                .map(line -> line.split(" ")[0])
                .distinct()
                .forEach(topic -> qrels.add(topic + " 0 spare 0"));
        Files.write(folder.resolve("qrels"), qrels);
        List<String> run = new ArrayList<>(data.run());
        data.qrels().stream()
                .map(line -> line.split(" ")[0])
                .distinct()
                .filter(topic -> data.run().stream().noneMatch(line -> line.startsWith(topic + " ")))
                .forEach(topic -> run.add(topic + " Q0 none 1 0 r"));
        Files.write(folder.resolve("run"), run);
    }

    @ParameterizedTest
    @ValueSource(longs = {31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50})
    void both_paths_print_the_same_digits_on_random_data(long seed) throws IOException {
        write(RandomData.of(seed, 60, 10 + (int) seed));

        assertThat(byCases()).isEqualTo(byTrec()).hasSizeGreaterThan(40 * SAME.size());
    }

    @Test
    void both_paths_agree_where_few_documents_make_many_topics_without_a_relevant_one() throws IOException {
        write(RandomData.of(7, 200, 4));

        Map<String, String> printed = byTrec();
        assertThat(byCases()).isEqualTo(printed);
        assertThat(printed.size()).isBetween(20 * SAME.size(), 199 * SAME.size());
    }
}

package dev.assay.engine;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What {@code assay trec} adds to trec_eval, and that it adds nothing unasked. */
class TrecBeyondTest {

    private record Ran(int status, String out, String err) {

        JsonNode result() throws IOException {
            return new ObjectMapper().readTree(out).path("result");
        }
    }

    @TempDir
    private Path folder;

    /** Six topics; the relevant document is first in {@code good}, second in {@code bad}, which lacks topic 6. */
    @BeforeEach
    void files() throws IOException {
        StringBuilder qrels = new StringBuilder();
        StringBuilder good = new StringBuilder();
        StringBuilder bad = new StringBuilder();
        for (int topic = 1; topic <= 6; topic++) {
            qrels.append(topic).append(" 0 a 1\n");
            good.append(topic).append(" Q0 a 1 2 good\n").append(topic).append(" Q0 x 2 1 good\n");
            if (topic < 6) {
                bad.append(topic).append(" Q0 x 1 2 bad\n").append(topic).append(" Q0 a 2 1 bad\n");
            }
        }
        Files.writeString(folder.resolve("qrels"), qrels);
        Files.writeString(folder.resolve("good"), good);
        Files.writeString(folder.resolve("bad"), bad);
    }

    /** A call with files of this folder, which stand after a plus sign. */
    private Ran trec(String line) {
        String[] arguments = Arrays.stream(line.split(" "))
                .map(word ->
                        word.startsWith("+") ? folder.resolve(word.substring(1)).toString() : word)
                .toArray(String[]::new);
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        int status = Trec.run(arguments, new ByteArrayInputStream(new byte[0]), out, err);
        return new Ran(
                status,
                out.toString(StandardCharsets.UTF_8),
                err.toString(StandardCharsets.UTF_8).replace(folder + "/", ""));
    }

    @Test
    void json_has_mean_bounds_n_and_method_and_with_q_the_topics() throws IOException {
        JsonNode run = trec("--json -q -m map -m num_ret +qrels +bad").result().at("/runs/0");

        assertThat(run.path("name").asText()).isEqualTo("bad");
        assertThat(run.at("/metrics/num_ret/total").asInt()).isEqualTo(10);
        assertThat(run.at("/metrics/map/mean").asDouble()).isEqualTo(0.5);
        assertThat(run.at("/metrics/map/low").asDouble()).isEqualTo(0.5);
        assertThat(run.at("/metrics/map/n").asInt()).isEqualTo(5);
        assertThat(run.at("/metrics/map/method").asText()).contains("95 %");
        assertThat(run.path("perTopic")).hasSize(5);
        assertThat(run.at("/perTopic/4/id").asText()).isEqualTo("5");
        assertThat(run.at("/perTopic/4/scores/map/value").asDouble()).isEqualTo(0.5);
        assertThat(trec("--json -m map +qrels +bad").result().at("/runs/0").has("perTopic"))
                .isFalse();
    }

    @Test
    void a_comparison_pairs_topics_and_tells_which_it_left_out() throws IOException {
        JsonNode found = trec("--json -m map -m recip_rank -m num_ret --compare +qrels +bad +good")
                .result()
                .at("/comparisons/0");

        assertThat(found.path("topics").asInt()).isEqualTo(5);
        assertThat(found.path("onlyInRun")).hasSize(1);
        assertThat(found.at("/onlyInRun/0").asText()).isEqualTo("6");
        assertThat(found.path("onlyInBaseline")).isEmpty();
        assertThat(found.at("/metrics/map/difference").asDouble()).isEqualTo(0.5);
        // Five equal differences: of 32 sign patterns 2 are as far from 0.
        assertThat(found.at("/metrics/map/p").asDouble()).isEqualTo(2 / 32.0);
        assertThat(found.at("/metrics/map/pHolm").asDouble()).isEqualTo(4 / 32.0);
        assertThat(found.path("metrics").has("num_ret")).isFalse();
    }

    @Test
    void with_c_a_missing_topic_counts_0_in_the_comparison_too() throws IOException {
        JsonNode found =
                trec("--json -c -m map --compare +qrels +bad +good").result().at("/comparisons/0");

        assertThat(found.path("topics").asInt()).isEqualTo(6);
        assertThat(found.at("/metrics/map/difference").asDouble()).isEqualTo(3.5 / 6);
        assertThat(found.at("/metrics/map/low").asDouble()).isBetween(0.5, 3.5 / 6);
    }

    @Test
    void runs_may_follow_the_option_and_holm_is_over_all_of_them() throws IOException {
        JsonNode result =
                trec("+qrels +bad --json -m map --compare +good +good").result();

        assertThat(result.path("runs")).hasSize(3);
        assertThat(result.path("comparisons")).hasSize(2);
        assertThat(result.at("/comparisons/1/metrics/map/pHolm").asDouble()).isEqualTo(4 / 32.0);
    }

    @Test
    void the_table_shows_estimates_differences_and_unpaired_topics() {
        String out = trec("-m map -m P.5 --compare +qrels +bad +good").out();

        assertThat(out)
                .contains("map                   0.5000 [0.5000, 0.5000] n=5 (")
                .contains("map                   +0.5000 n=5 (no interval: all 5 differences are equal), p = 0.0625")
                .contains(": 1 topics: 6")
                .contains("# Holm: corrected for the 2 tests of this call");
    }

    @Test
    void confidence_widens_and_narrows_the_intervals() throws IOException {
        String call = "-c --json -m map +qrels +bad --confidence ";
        JsonNode wide = trec(call + "0.99").result();
        JsonNode narrow = trec(call + ".5").result();

        assertThat(wide.path("confidence").asDouble()).isEqualTo(0.99);
        assertThat(wide.at("/runs/0/metrics/map/low").asDouble())
                .isLessThan(narrow.at("/runs/0/metrics/map/low").asDouble());
        assertThat(trec("--confidence=0.9 -m map +qrels +bad").out()).contains("intervals 90 %");
    }

    @Test
    void lines_for_plots_have_a_head_and_all_runs() {
        Ran ran = trec("--per-topic -m map -m num_ret -m gm_map +qrels +good +bad");

        assertThat(ran.out().lines()).hasSize(1 + 2 * 6 + 2 * 5);
        assertThat(ran.out())
                .startsWith("run\ttopic\tmeasure\tvalue\n")
                .contains("good\t1\tnum_ret\t2\n")
                .endsWith("bad\t5\tmap\t0.5\n");
    }

    @ParameterizedTest
    @CsvSource({
        "nDCG@10, ndcg_cut_10",
        "ndcg@5, ndcg_cut_5",
        "nDCG, ndcg",
        "P@5, P_5",
        "R@100, recall_100",
        "AP, map",
        "AP@20, map_cut_20",
        "RR, recip_rank",
        "Success@1, success_1",
        "IPrec@0.1, iprec_at_recall_0.10",
        "ndcg_cut.7, ndcg_cut_7"
    })
    void names_of_ir_measures_are_read(String typed, String printed) throws IOException {
        JsonNode metrics = trec("--json -m " + typed + " +qrels +good").result().at("/runs/0/metrics");

        assertThat(names(metrics)).containsExactly(printed);
    }

    @Test
    void two_cut_offs_of_one_measure_are_both_computed() throws IOException {
        JsonNode metrics = trec("--json -m nDCG@10 -m ndcg_cut.5 -m nDCG@3 +qrels +good")
                .result()
                .at("/runs/0/metrics");

        assertThat(names(metrics)).containsExactly("ndcg_cut_3", "ndcg_cut_5", "ndcg_cut_10");
    }

    private static List<String> names(JsonNode object) {
        List<String> names = new ArrayList<>();
        object.fieldNames().forEachRemaining(names::add);
        return names;
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(delimiter = '|', textBlock = """
            --json -m nDGC@10 +qrels +good             | 1 | did you mean `nDCG@10`
            --json -m RR@10 +qrels +good               | 1 | over the whole ranking only; write RR
            --json -m R +qrels +good                   | 1 | needs a cut-off: write R@10
            --json -m P(rel=2)@5 +qrels +good          | 1 | -l sets the lowest relevant grade
            --json -m prefs_simp +qrels +good          | 4 | cannot compute measure 'prefs_simp'
            --confidence 95 +qrels +good               | 1 | lies between 0 and 1, such as 0.95
            --compare +qrels +good                     | 1 | --compare needs two runs or more
            --compare -m num_q +qrels +good +bad       | 1 | --compare needs a measure that is a mean
            --json +qrels                              | 1 | found 1 files
            --json --per-topic +qrels +good            | 1 | are two formats
            --per-topic --confidence 0.9 +qrels +good  | 1 | leave out --confidence
            --per-topic --compare +qrels +good +bad    | 1 | leave out --compare
            --json -n +qrels +good                     | 1 | -n leaves out the summary
            --confidence 0.9 -q +qrels +good           | 1 | -q does nothing for this table
            --json +qrels - -                          | 1 | only one run can be the standard input
            --json -R prefs +qrels +good               | 2 | format 'prefs' is not supported
            --json +qrels +good +none                  | 2 | cannot read 'none'
            --jsn +qrels +good                         | 1 | did you mean `json`
            """)
    void what_cannot_be_done_is_refused_and_nothing_is_printed(String line, int status, String message) {
        Ran ran = trec(line);

        assertThat(ran.status()).isEqualTo(status);
        assertThat(ran.out()).isEmpty();
        assertThat(ran.err()).contains(message).hasLineCount(1);
    }

    @Test
    void of_several_runs_the_one_at_fault_is_named() throws IOException {
        Files.writeString(folder.resolve("twice"), "1 Q0 a 1 2 r\n1 Q0 a 2 1 r\n");
        Files.writeString(folder.resolve("other"), "9 Q0 a 1 2 r\n");

        assertThat(trec("--json +qrels +good +twice").status()).isEqualTo(4);
        assertThat(trec("--json +qrels +good +twice").err()).contains("twice: topic '1'");
        assertThat(trec("--json +qrels +good +other").status()).isEqualTo(7);
        assertThat(trec("--json +qrels +good +other").err()).contains("other: no topic");
    }

    @ParameterizedTest
    @ValueSource(strings = {"-m --json +qrels +good", "-m nDCG@10 +qrels +good", "+qrels +good +bad"})
    void without_an_option_of_ours_the_drop_in_answers(String line) {
        Ran ran = trec(line);

        assertThat(ran.status()).isEqualTo(1);
        assertThat(ran.out()).isEmpty();
        assertThat(ran.err()).containsPattern("illegal measure|Usage: assay trec");
    }

    @Test
    void the_mean_is_the_one_the_drop_in_prints() throws IOException {
        JsonNode metrics = trec("--json -m all_trec +qrels +bad").result().at("/runs/0/metrics");
        String printed = trec("-m all_trec +qrels +bad").out();

        assertThat(metrics.path("gm_map").path("mean").asDouble())
                .isEqualTo(0.5, org.assertj.core.api.Assertions.within(1e-12));
        for (String line : printed.split("\n")) {
            String[] cells = line.split("\t");
            JsonNode metric = metrics.path(cells[0].strip());
            if (metric.has("mean")) {
                assertThat(String.format("%.4f", metric.path("mean").asDouble()))
                        .isEqualTo(cells[2].strip());
            }
        }
    }
}

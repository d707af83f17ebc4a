package dev.assay.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The example of a handbook, in which each case goes wrong at another stage, run once and triaged. */
class TriageTest {

    @TempDir
    private static Path store;

    @TempDir
    private Path folder;

    private static Call run = new Call(70, "", "");

    @BeforeAll
    static void handbook() {
        run = Call.of("run", Call.example("handbook"), "--out", store.toString());
    }

    @AfterAll
    static void forget() {
        run = new Call(70, "", "");
    }

    private static Call triage(String... more) {
        List<String> all = new ArrayList<>(List.of("triage", "--set", "out=" + store));
        all.addAll(List.of(more));
        return Call.of(all.toArray(String[]::new));
    }

    @Test
    void each_case_of_the_handbook_gets_the_cause_that_was_built_into_it() throws IOException {
        Map<String, String> causes = new HashMap<>();
        JsonNode files = Call.of("run", Call.example("handbook"), "--out", store.toString(), "--json")
                .result()
                .path("cases");
        files.forEach(
                each -> causes.put(each.path("id").asText(), each.path("cause").asText("")));

        assertThat(causes)
                .containsEntry("printer", "target-error")
                .containsEntry("relocation", "not-in-corpus")
                .containsEntry("leave-carry", "stale-label")
                .containsEntry("zh-expense", "filtered-out")
                .containsEntry("abroad", "not-retrieved")
                .containsEntry("hotel", "lost-at-fusion")
                .containsEntry("lost-laptop", "lost-at-reranking")
                .containsEntry("zh-training", "lost-at-reranking")
                .containsEntry("parking-cost", "cut-from-context")
                .containsEntry("trip-approval", "refused-with-context")
                .containsEntry("home-office", "contradicted-claim")
                .containsEntry("vpn-install", "unsupported-claim")
                .containsEntry("receipts", "wrong-citation")
                .containsEntry("senior-pay", "answered-without-grounds");
        assertThat(List.of("leave-days", "laptop-age", "canteen-hours", "vpn-length", "senior-pay-hr"))
                .allSatisfy(id -> assertThat(causes.get(id)).isIn("", "null"));
    }

    @Test
    void a_formula_of_metrics_that_are_better_low_gains_by_falling() {
        String out = folder.resolve("store").toString();
        Call.of(
                "run",
                Call.example("handbook"),
                "--out",
                out,
                "--metric",
                "contradiction",
                "--metric",
                "bad = 0.5*contradiction");

        Call call = Call.of("triage", "--set", "out=" + out, "--cause", "contradicted-claim");

        assertThat(call.out()).containsPattern("bad +0\\.033 +0\\.000 +-0\\.033");
    }

    @Test
    void causes_come_with_share_interval_examples_and_gain() throws IOException {
        JsonNode result = triage("--json").result();
        JsonNode first = result.path("causes").get(0);

        assertThat(first.path("cause").asText()).isEqualTo("lost-at-reranking");
        assertThat(first.path("cases").asInt()).isEqualTo(2);
        assertThat(first.at("/share/method").asText()).startsWith("Wilson");
        assertThat(first.path("examples")).hasSize(2);
        JsonNode gain = first.at("/gains/recall@3");
        assertThat(gain.path("mended").asDouble())
                .isGreaterThan(gain.path("mean").asDouble());
        assertThat(gain.path("low").asDouble()).isLessThan(gain.path("change").asDouble());
        JsonNode last = result.path("causes").get(result.path("causes").size() - 1);
        assertThat(last.path("cumulative").asDouble()).isEqualTo(1.0);
        assertThat(result.path("assumption").asText()).contains("as good as the rest");
    }

    @Test
    void a_leak_is_cried_out_by_run_and_triage_with_case_user_and_passage() throws IOException {
        assertThat(run.out()).contains("LEAKED", "senior-pay (bob)", "salary-1", "bonus-1");
        assertThat(triage().out()).contains("LEAKED", "senior-pay (bob)", "salary-1");
        JsonNode leaks = triage("--json").result().path("leaks");

        assertThat(leaks.path("retrieved").asInt()).isEqualTo(1);
        assertThat(leaks.path("used").asInt()).isEqualTo(1);
    }

    @Test
    void a_rule_gates_leaks() {
        Call gate =
                Call.of("gate", "--set", "out=" + store, "--rule", "leakedUsed at most 0", "--set", "maxFailed=0.1");

        assertThat(gate.exit()).isEqualTo(1);
    }

    @Test
    void one_cause_is_looked_at_alone_and_a_near_name_is_offered() {
        Call one = triage("--cause", "lost-at-reranking");
        Call wrong = triage("--cause", "lost-at-rerank");
        Call none = triage("--cause", "incomplete");

        assertThat(one.out()).contains("lost-laptop", "zh-training").doesNotContain("printer");
        assertThat(wrong.exit()).isEqualTo(2);
        assertThat(wrong.err()).contains("did you mean `lost-at-reranking`");
        assertThat(none.exit()).isZero();
        assertThat(none.out()).contains("No case has the cause `incomplete`");
    }

    @Test
    void markdown_has_the_same_tables() {
        assertThat(triage("--markdown").out())
                .startsWith("## Causes")
                .contains("| lost at reranking | 2 |", "### Expected gain", "`hotel`", "LEAKED");
    }

    @Test
    void the_pool_of_failed_cases_is_a_dataset_of_drafts() throws IOException {
        Path pool = folder.resolve("drafts/failed.jsonl");
        Call export = triage("--export", pool.toString());
        List<String> lines = Files.readAllLines(pool);
        JsonNode first = new ObjectMapper().readTree(lines.get(0));

        assertThat(export.exit()).isZero();
        assertThat(export.err()).contains("14 drafts", "assay run " + pool);
        assertThat(lines).hasSize(14);
        assertThat(first.at("/review/status").asText()).isEqualTo("draft");
        assertThat(first.at("/review/note").asText()).startsWith("run ").contains("`relocation-1`");
        assertThat(first.at("/metadata/cause").asText()).isEqualTo("not-in-corpus");
        Call again = Call.of(
                "run",
                pool.toString(),
                "--mode",
                "retrieval",
                "--set",
                "corpus=" + Call.example("handbook/corpus.jsonl"),
                "--out",
                folder.resolve("store").toString(),
                "--json");
        assertThat(again.err()).doesNotContain("did you mean");
        assertThat(again.result().at("/causes/lost-at-reranking").asInt()).isEqualTo(2);
        assertThat(triage("--export", pool.toString()).exit())
                .as("an existing file is not overwritten")
                .isEqualTo(2);
    }

    @Test
    void a_run_that_is_not_there_is_wrong_usage() {
        assertThat(triage("1999-01-01T000000").exit()).isEqualTo(2);
        assertThat(triage("1999-01-01T000000").err()).contains("there is no run `1999-01-01T000000`");
    }

    @Test
    void a_depth_that_is_not_the_models_is_warned_about() throws IOException {
        JsonNode warnings = Call.of(
                        "run", Call.example("handbook"), "--metric", "recall@5", "--out", folder.toString(), "--json")
                .result()
                .path("warnings");

        assertThat(warnings.toString())
                .contains("pass 3 passages to the model", "@5", "what it never saw is judged", "--k 3");
        assertThat(run.out()).doesNotContain("passages to the model");
    }
}

package dev.assay.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Exit codes of a gate, at the end of a run and on a finished run. */
class GateTest {

    @TempDir
    private Path folder;

    /** Forty cases, of which {@code found} are found at rank 1. */
    @BeforeEach
    void cases() throws IOException {
        StringBuilder lines = new StringBuilder();
        for (int i = 0; i < 40; i++) {
            lines.append("{\"id\": \"q")
                    .append(i)
                    .append("\", \"question\": \"a?\", \"relevant\": [\"a")
                    .append(i)
                    .append("\"], \"retrieved\": [{\"id\": \"")
                    .append(i < 34 ? "a" + i : "x")
                    .append("\"}]}\n");
        }
        Files.writeString(folder.resolve("cases.jsonl"), lines);
    }

    private Call run(String... rules) {
        String[] all = new String[4 + 2 * rules.length];
        all[0] = "run";
        all[1] = folder.toString();
        all[2] = "--out";
        all[3] = folder.resolve("store").toString();
        for (int i = 0; i < rules.length; i++) {
            all[4 + 2 * i] = "--rule";
            all[5 + 2 * i] = rules[i];
        }
        return Call.of(all);
    }

    private Call gate(String... rules) {
        String[] all = new String[3 + 2 * rules.length];
        all[0] = "gate";
        all[1] = "--set";
        all[2] = "out=" + folder.resolve("store");
        for (int i = 0; i < rules.length; i++) {
            all[3 + 2 * i] = "--rule";
            all[4 + 2 * i] = rules[i];
        }
        return Call.of(all);
    }

    @Test
    void without_rules_a_finished_run_is_no_failure_whatever_the_scores() {
        assertThat(run().exit()).isZero();
    }

    @Test
    void clearly_met_passes_and_clearly_missed_fails() {
        assertThat(run("recall@3 at least 0.5").exit()).isZero();
        assertThat(run("recall@3 at least 0.99").exit()).isEqualTo(1);
    }

    @Test
    void a_limit_within_the_interval_is_inconclusive_and_the_mean_decides_by_default() {
        Call above = run("success@3 at least 0.84");
        Call below = run("success@3 at least 0.87");

        assertThat(above.exit()).isZero();
        assertThat(above.out()).containsIgnoringCase("inconclusive");
        assertThat(below.exit()).isEqualTo(1);
        assertThat(Call.of(
                                "run",
                                folder.toString(),
                                "--out",
                                folder.resolve("store").toString(),
                                "--rule",
                                "success@3 at least 0.84",
                                "--set",
                                "inconclusive=fail")
                        .exit())
                .isEqualTo(3);
    }

    @Test
    void a_finished_run_can_be_gated_again_under_other_rules() {
        run();

        assertThat(gate("recall@3 at least 0.5").exit()).isZero();
        assertThat(gate("RECALL@3 at least 0.99").exit()).isEqualTo(1);
        assertThat(gate("recall@3 at most 0.9", "rr@3 at least 0.5").exit()).isZero();
    }

    @Test
    void a_metric_nobody_computed_is_never_green() {
        run();

        Call call = gate("ndcg@10 at least 0.1");

        assertThat(call.exit()).isEqualTo(3);
        assertThat(call.out()).contains("ndcg@10");
    }

    @Test
    void no_rule_and_no_run_are_wrong_usage() {
        assertThat(gate("recall@3 at least 0.5").exit()).as("no run yet").isEqualTo(2);
        run();
        assertThat(gate().exit()).as("no rule").isEqualTo(2);
    }

    @Test
    void a_rule_brings_its_metric_into_the_run() throws IOException {
        Call call = Call.of(
                "run",
                folder.toString(),
                "--json",
                "--out",
                folder.resolve("store").toString(),
                "--rule",
                "ndcg@10 at least 0.2");

        assertThat(call.exit()).isZero();
        assertThat(call.result().at("/metrics/ndcg@10/n").asInt()).isEqualTo(40);
        assertThat(call.result().at("/gate/rules/0/outcome").asText()).isEqualTo("pass");
        assertThat(call.json().path("schema").asInt()).isEqualTo(1);
        assertThat(call.json().path("command").asText()).isEqualTo("run");
    }

    @Test
    void a_gate_counts_approved_cases_only_once_any_case_has_a_review() throws IOException {
        Files.writeString(folder.resolve("cases.jsonl"), """
                {"id": "q1", "question": "a?", "relevant": ["a"], "retrieved": [{"id": "a"}], "review": {"status": "rejected"}}
                {"id": "q2", "question": "b?", "relevant": ["b"], "retrieved": [{"id": "b"}], "review": {"status": "draft"}}
                {"id": "q3", "question": "c?", "relevant": ["c"], "retrieved": [{"id": "x"}], "review": {"status": "approved"}}
                """);

        Call call = run("recall@3 at least 0.5");

        assertThat(call.exit()).isEqualTo(1);
        assertThat(call.out()).contains("the gate counts the 1 approved cases of 3");
        Call again = gate("recall@3 at least 0.5");
        assertThat(again.exit()).isEqualTo(1);
        assertThat(again.out()).contains("the gate counts the 1 approved cases of 3");
    }

    @Test
    void quiet_still_says_which_rule_did_not_pass() {
        run();

        Call call = Call.of("gate", "-q", "--set", "out=" + folder.resolve("store"), "--rule", "rr@3 at least 0.99");

        assertThat(call.exit()).isEqualTo(1);
        assertThat(call.out()).isEmpty();
        assertThat(call.err()).contains("rr@3");
    }
}

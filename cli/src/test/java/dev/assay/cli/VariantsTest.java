package dev.assay.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Several strategies in one assay.yaml. */
class VariantsTest {

    @TempDir
    private Path folder;

    @BeforeEach
    void twenty_cases_and_two_strategies() throws IOException {
        StringBuilder cases = new StringBuilder();
        for (int i = 0; i < 20; i++) {
            cases.append("{\"id\": \"q%d\", \"question\": \"a?\", \"relevant\": [\"a%d\"]}%n".formatted(i, i));
        }
        Files.writeString(folder.resolve("cases.jsonl"), cases);
        outputs("bm25.jsonl", 10);
        outputs("hybrid.jsonl", 20);
        config("variants: {bm25: {outputs: bm25.jsonl}, hybrid: {outputs: hybrid.jsonl}}");
    }

    private void outputs(String file, int found) throws IOException {
        StringBuilder lines = new StringBuilder();
        for (int i = 0; i < 20; i++) {
            lines.append(
                    "{\"id\": \"q%d\", \"retrieved\": [{\"id\": \"%s\"}]}%n".formatted(i, i < found ? "a" + i : "x"));
        }
        Files.writeString(folder.resolve(file), lines);
    }

    private void config(String more) throws IOException {
        Files.writeString(folder.resolve("assay.yaml"), "metrics: [recall@3, rr@3]\n" + more + "\n");
    }

    private Call run(String... more) {
        String[] all = new String[4 + more.length];
        all[0] = "run";
        all[1] = folder.toString();
        all[2] = "--out";
        all[3] = folder.resolve("store").toString();
        System.arraycopy(more, 0, all, 4, more.length);
        return Call.of(all);
    }

    @Test
    void each_is_run_and_held_against_the_first() throws IOException {
        Call call = run();

        assertThat(call.exit()).isZero();
        assertThat(call.out())
                .contains("# variant bm25: ")
                .contains("# variant hybrid: ")
                .contains("# A       : variant bm25, ")
                .contains("# B       : variant hybrid, ")
                .contains("recall@3: better, 1.000, was 0.500");
        assertThat(Files.readAllLines(folder.resolve("store/history.jsonl")))
                .hasSize(2)
                .anySatisfy(line -> assertThat(line).contains("\"variant\":\"hybrid\""));
    }

    @Test
    void json_holds_every_run_and_every_comparison() throws IOException {
        JsonNode result = run("--json").result();

        assertThat(result.path("variants")
                        .path("bm25")
                        .path("metrics")
                        .path("recall@3")
                        .path("mean")
                        .asDouble())
                .isEqualTo(0.5);
        assertThat(result.path("variants")
                        .path("hybrid")
                        .path("provenance")
                        .path("settings")
                        .path("variant")
                        .asText())
                .isEqualTo("hybrid");
        assertThat(result.path("comparisons")
                        .path(0)
                        .path("metrics")
                        .path("rr@3")
                        .path("conclusion")
                        .asText())
                .isEqualTo("better");
    }

    @Test
    void one_can_be_run_alone() {
        Call call = run("--set", "variant=hybrid");

        assertThat(call.exit()).isZero();
        assertThat(call.out())
                .contains("variant=hybrid")
                .doesNotContain("# variant")
                .contains("1.000");
    }

    @Test
    void a_rule_that_one_of_them_breaks_is_exit_1() {
        Call call = run("--rule", "recall@3 at least 0.9");

        assertThat(call.exit()).isEqualTo(1);
        assertThat(call.err()).contains("recall@3 is not at least 0.9");
    }

    @Test
    void what_differs_in_more_than_the_system_is_not_comparable() throws IOException {
        config("variants: {chunk: {outputs: bm25.jsonl}, document: {outputs: hybrid.jsonl, judgedBy: document}}");
        Call call = run();

        assertThat(call.exit()).isEqualTo(3);
        assertThat(call.out()).contains("NOT COMPARABLE: the runs differ in judgedBy");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "variants: [bm25]                                    | | settings under a name each",
                "variants: {bm25: {ouputs: x}}                       | | did you mean `outputs`?",
                "variants: {bm25: {k: 0}}                            | | `k`",
                "variants: {a: {outputs: bm25.jsonl}, b: {k: none}}  | | `k`",
                "variants: {bm25: {outputs: bm25.jsonl}}             | bm52 | did you mean `bm25`?",
                "title: none                                         | bm25 | the settings list none under `variants`",
            })
    void wrong_variants_are_told_before_any_run(String yaml, String chosen, String told) throws IOException {
        config(yaml);
        Call call = chosen == null ? run() : run("--set", "variant=" + chosen);

        assertThat(call.exit()).isEqualTo(2);
        assertThat(call.err()).contains(told);
        assertThat(folder.resolve("store")).doesNotExist();
    }
}

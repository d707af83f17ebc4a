package dev.assay.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Budget, cassette and prompts, from the command line to a server on this machine. */
class SpendingTest {

    private ModelServer server;

    @TempDir
    private Path folder;

    @BeforeEach
    void start() throws IOException {
        server = new ModelServer(0);
        ModelServer.cases(
                folder.resolve("data"), IntStream.rangeClosed(1, 10).boxed().toList());
    }

    @AfterEach
    void stop() {
        server.close();
    }

    private Call run(String... more) {
        List<String> all = new ArrayList<>(List.of(
                "run",
                folder.resolve("data").toString(),
                "--metric",
                "faithfulness",
                "--out",
                folder.resolve("store").toString(),
                "--set",
                "judge.use=openai",
                "--set",
                "judge.model=m",
                "--set",
                "judge.baseUrl=" + server.url(),
                "--set",
                "concurrency=1"));
        all.addAll(List.of(more));
        return Call.of(all.toArray(String[]::new));
    }

    @Test
    void what_was_spent_is_told_and_a_second_run_costs_nothing() throws IOException {
        String[] priced = {"--json", "--set", "judge.price.in=2", "--set", "judge.price.out=10"};
        JsonNode first = run(priced).result().path("judgeSpent");
        assertThat(first.path("calls").asInt()).isEqualTo(20);
        assertThat(first.path("cached").asInt()).isZero();
        assertThat(first.path("tokensIn").asInt()).isEqualTo(20_000);
        assertThat(first.path("tokensOut").asInt()).isEqualTo(2_000);
        assertThat(first.path("cost").asDouble()).isCloseTo(0.06, within(1e-9));

        JsonNode second = run(priced).result();
        assertThat(second.at("/judgeSpent/calls").asInt()).isZero();
        assertThat(second.at("/judgeSpent/cached").asInt()).isEqualTo(20);
        assertThat(Files.readString(Path.of(second.at("/files/run.json").asText())))
                .contains("judgeSpent");

        assertThat(run().out()).contains("judge spent", "0 calls, 20 answered from the cache");
    }

    @Test
    void a_cassette_for_a_judge_that_asks_nobody_is_refused() throws IOException {
        Call call = run(
                "--set",
                "judge.use=embedded",
                "--cassette",
                folder.resolve("replies.jsonl").toString());
        assertThat(call.exit()).isEqualTo(2);
        assertThat(call.err()).contains("cassette: the judge `embedded` asks nobody", "judge.use=openai");
    }

    @Test
    void without_a_price_no_cost_is_made_up() throws IOException {
        assertThat(run("--json").result().at("/judgeSpent/cost").isNull()).isTrue();
    }

    @ParameterizedTest
    @CsvSource({"--max-calls, 6, 3", "--max-tokens, 6600, 3", "--max-cost, 0.018, 3", "--max-minutes, 0, 0"})
    void at_a_limit_the_run_ends_in_order_and_the_rest_is_unmeasured(String option, String limit, int judged)
            throws IOException {
        Call call = run(option, limit, "--json", "--set", "judge.price.in=2", "--set", "judge.price.out=10");

        assertThat(call.exit()).isEqualTo(judged == 0 ? 3 : 0);
        assertThat(call.result().at("/metrics/faithfulness/n").asInt()).isEqualTo(judged);
        assertThat(call.result().at("/metrics/faithfulness/failed").asInt()).isEqualTo(10 - judged);
        assertThat(call.result().at("/cases/9/scores/faithfulness").toString()).contains("budget", option);
        assertThat(call.err().lines()).hasSize(1);
        assertThat(call.err()).contains((10 - judged) + " of 10 cases could not be judged (budget)");

        Call gated = run(option, limit, "--quiet", "--set", "judge.price.in=2", "--rule", "faithfulness at least 0.5");
        assertThat(gated.exit()).isNotZero();
    }

    @Test
    void a_limit_on_cost_needs_a_price_and_a_limit_is_a_number() {
        assertThat(run("--max-cost", "1").exit()).isEqualTo(2);
        assertThat(run("--max-cost", "1").err()).contains("judge.price.in", "judge.price.out");
        assertThat(run("--max-calls", "-1").err()).contains("--budget.calls", "0 or more");
    }

    @Test
    void limits_stand_in_the_file_too() throws IOException {
        Files.writeString(folder.resolve("data/assay.yaml"), "budget:\n  calls: 4\n");
        assertThat(run("--json").result().at("/metrics/faithfulness/n").asInt()).isEqualTo(2);

        Files.writeString(folder.resolve("data/assay.yaml"), "budget:\n  cals: 4\n");
        Call wrong = run();
        assertThat(wrong.exit()).isEqualTo(2);
        assertThat(wrong.err()).contains("assay.yaml:2", "cals", "calls");
    }

    @Test
    void a_cassette_is_recorded_and_then_replayed_without_key_connection_or_cache() throws IOException {
        String tape = folder.resolve("tapes/judge.jsonl").toString();
        Call recorded = run("--cassette", tape, "--json");
        assertThat(Files.readAllLines(Path.of(tape))).hasSize(20);
        String url = server.url();
        server.close();

        String[] replay = {
            "--cassette", tape, "--json", "--set", "judge.baseUrl=" + url, "--set", "judge.apiKeyEnv=NOT_SET_ANYWHERE"
        };
        Path fresh = folder.resolve("fresh");
        List<String> words = new ArrayList<>(List.of(replay));
        words.addAll(List.of("--set", "out=" + fresh));
        Call replayed = run(words.toArray(String[]::new));

        assertThat(replayed.exit()).as(replayed.err()).isZero();
        assertThat(replayed.result().path("metrics"))
                .isEqualTo(recorded.result().path("metrics"));
        assertThat(replayed.result().at("/judgeSpent/cached").asInt()).isEqualTo(20);
        assertThat(fresh.resolve("cache.sqlite")).doesNotExist();
    }

    @Test
    void record_records_anew() throws IOException {
        Path tape = Files.writeString(folder.resolve("judge.jsonl"), "");
        assertThat(run("--cassette", tape.toString()).exit()).isEqualTo(3);
        assertThat(server.order()).isEmpty();

        assertThat(run("--cassette", tape.toString(), "--record").exit()).isZero();
        assertThat(Files.readAllLines(tape)).hasSize(20);
    }

    @Test
    void a_missing_reply_names_the_question_and_a_broken_line_its_place() throws IOException {
        Path tape = Files.writeString(folder.resolve("judge.jsonl"), "");
        Call missing = run("--cassette", tape.toString(), "--json");
        assertThat(missing.exit()).isEqualTo(3);
        assertThat(missing.result().at("/cases/2/scores/faithfulness").toString())
                .contains("judge-down", "Which colour has it, 3?", "--record");
        assertThat(missing.err().lines()).hasSize(1);

        Files.writeString(tape, "\n{\"format\": 1, \"ke");
        Call broken = run("--cassette", tape.toString());
        assertThat(broken.exit()).isEqualTo(2);
        assertThat(broken.err()).contains("judge.jsonl:2:", "--record");
    }

    @Test
    void prompts_are_listed_shown_and_replaced() throws IOException {
        assertThat(Call.of("judge", "prompts").out()).contains("claims", "verdicts", "zh", "version 1", "shipped");
        String shown = Call.of("judge", "prompts", "claims.zh").out();
        assertThat(shown).startsWith("---\nid: claims");
        assertThat(Call.of("judge", "prompts", "claim.zh").err()).contains("claims.zh");

        Path mine = Files.createDirectories(folder.resolve("data/mine"));
        Path file = Files.writeString(mine.resolve("c.md"), shown.replace("version: 1", "version: 7"));
        Files.writeString(folder.resolve("data/assay.yaml"), "judge:\n  prompts: mine\n");
        JsonNode all = Call.of(
                        "judge",
                        "prompts",
                        "--json",
                        "--config",
                        folder.resolve("data").toString())
                .result();
        assertThat(all.findValuesAsText("from")).contains(file.toString(), "shipped");
        assertThat(all.findValuesAsText("version")).contains("7");
        assertThat(run().exit()).isZero();

        Files.writeString(file, shown + "\n{{no-such}}\n");
        for (Call call : List.of(
                run(),
                Call.of("judge", "prompts", "--config", folder.resolve("data").toString()))) {
            assertThat(call.exit()).isEqualTo(2);
            assertThat(call.err()).containsPattern("c\\.md:\\d+: .*no-such");
        }
    }
}

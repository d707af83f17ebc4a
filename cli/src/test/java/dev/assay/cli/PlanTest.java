package dev.assay.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.assertj.core.data.Percentage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a plan says, held against what a model's server then sees. */
class PlanTest {

    @TempDir
    private Path store;

    private Call call(String command, String path, List<String> more) {
        List<String> arguments =
                new ArrayList<>(List.of(command, path, "--json", "--set", "out=" + store.resolve("kept")));
        arguments.addAll(more);
        return Call.of(arguments.toArray(String[]::new));
    }

    private static String part(String example, int lines, Path folder) throws IOException {
        Path source = Path.of(Call.example(example));
        Path target = folder.resolve(example.replace('/', '-'));
        Files.createDirectories(target);
        List<String> cases = Files.readAllLines(source.resolve("cases.jsonl"));
        Files.write(target.resolve("cases.jsonl"), cases.subList(0, Math.min(lines, cases.size())));
        Path corpus = source.resolve("corpus.jsonl");
        if (Files.exists(corpus)) {
            Files.copy(corpus, target.resolve("corpus.jsonl"));
        }
        Path outputs = source.resolve("outputs.jsonl");
        if (Files.exists(outputs)) {
            List<String> all = Files.readAllLines(outputs);
            Files.write(target.resolve("outputs.jsonl"), all.subList(0, Math.min(lines, all.size())));
        }
        return target.toString();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "refund       | faithfulness",
                "refund       | faithfulness,contextRecall,factualCorrectness",
                "unanswerable | faithfulness,contradiction",
                "real/en      | faithfulness",
            })
    void calls_are_exact_and_tokens_within_a_tenth(String example, String metrics) throws IOException {
        try (PlayedModel model = new PlayedModel(number -> number % 3 != 0)) {
            String path = part(example, 40, store);
            List<String> options = new ArrayList<>(model.options("judge."));
            options.addAll(List.of("--metric", metrics, "--set", "judge.price.in=2", "--set", "judge.price.out=8"));

            JsonNode plan = call("plan", path, options).result();

            assertThat(model.calls).hasValue(0);
            assertThat(store.resolve("kept")).doesNotExist();
            Call run = call("run", path, options);
            assertThat(run.exit()).as(run.err()).isZero();
            assertThat(plan.path("calls").asInt()).isPositive().isEqualTo(model.calls.get());
            assertThat(plan.path("kept").asInt()).isZero();
            assertThat(plan.path("tokensIn").asLong()).isCloseTo(model.tokensIn.get(), Percentage.withPercentage(10));
            assertThat(plan.path("tokensIn").asLong() + plan.path("tokensOut").asLong())
                    .isCloseTo(model.tokensIn.get() + model.tokensOut.get(), Percentage.withPercentage(10));
            assertThat(plan.path("cost").asDouble())
                    .isCloseTo(
                            (2 * plan.path("tokensIn").asLong()
                                            + 8 * plan.path("tokensOut").asLong())
                                    / 1e6,
                            within(1e-9));

            int sent = model.calls.get();
            JsonNode again = call("plan", path, options).result();
            assertThat(again.path("calls").asInt()).isZero();
            assertThat(again.path("kept").asInt()).isEqualTo(sent);
            assertThat(again.path("cost").asDouble()).isZero();
            assertThat(model.calls).hasValue(sent);
        }
    }

    @Test
    void what_the_cache_holds_is_told_apart() throws IOException {
        try (PlayedModel model = new PlayedModel(number -> true)) {
            List<String> options = new ArrayList<>(model.options("judge."));
            call("run", part("refund", 1, store), options);
            int sent = model.calls.get();

            JsonNode plan = call("plan", Call.example("refund"), options).result();

            assertThat(plan.path("kept").asInt()).isEqualTo(sent);
            assertThat(plan.path("calls").asInt()).isEqualTo(4);
        }
    }

    @Test
    void the_embedded_judge_takes_no_call_and_no_key_is_needed_to_plan() throws IOException {
        Call offline = Call.of("plan", Call.example("refund"), "--set", "out=" + store.resolve("kept"));
        Call paid = Call.of("plan", Call.example("refund"), "--set", "judge.use=zhipu", "--set", "out=" + store);

        assertThat(offline.exit()).isZero();
        assertThat(offline.out()).contains("runs offline");
        assertThat(paid.exit()).as(paid.err()).isZero();
        assertThat(paid.out()).contains("6 to send").contains("judge.price.in").contains("glm");
        assertThat(store).isEmptyDirectory();
    }

    @Test
    void a_system_that_is_to_be_asked_is_planned_in_questions_and_not_asked() throws IOException {
        Path asked = store.resolve("asked");
        Files.createDirectories(asked);
        Files.writeString(asked.resolve("cases.jsonl"), """
                {"id":"q1","question":"How long?"}
                {"id":"q2","question":"How much?"}
                {"id":"q3","question":"How often?"}
                """);
        List<String> plan = List.of(
                "plan",
                asked.toString(),
                "--set",
                "out=" + store.resolve("kept"),
                "--set",
                "metrics=faithfulness",
                "--set",
                "target.use=command",
                "--set",
                "target.command=sh -c cat>asked",
                "--set",
                "target.repeats=5");
        List<String> paid = new ArrayList<>(plan);
        paid.addAll(List.of("--set", "judge.use=zhipu"));
        Call text = Call.of(paid.toArray(String[]::new));
        assertThat(text.exit()).as(text.err()).isZero();
        assertThat(text.out()).contains("15 questions by target.use=command, 5 for each case", "calls    not known");

        paid.add("--json");
        JsonNode result = Call.of(paid.toArray(String[]::new)).result();
        assertThat(result.at("/target/questions").asInt()).isEqualTo(15);
        assertThat(result.has("calls")).isFalse();

        Call offline = Call.of(plan.toArray(String[]::new));
        assertThat(offline.out()).contains("15 questions", "runs offline");
        assertThat(store.resolve("kept")).doesNotExist();
    }

    @Test
    void a_gate_is_told_what_it_can_show_at_so_many_cases() throws IOException {
        Call plan = Call.of(
                "plan",
                Call.example("refund"),
                "--gate",
                "--json",
                "--rule",
                "faithfulness at least 0.85",
                "--rule",
                "latencyMs at most 2000");

        JsonNode between = plan.result().at("/betweenRuns/cases");
        assertThat(between.path("0.1").asInt()).isEqualTo(77);
        assertThat(between.path("0.05").asInt()).isEqualTo(312);
        assertThat(between.path("0.02").asInt()).isEqualTo(1960);
        // (1.959964 + 0.841621)² · 0.85 · 0.15 / 0.05² = 400.3
        assertThat(plan.result().at("/rules/0/cases/0.05").asInt()).isEqualTo(401);
        assertThat(plan.result().at("/rules/0/detectable").asDouble()).isCloseTo(0.5776, within(1e-3));
        assertThat(plan.result().at("/rules/1").has("detectable")).isFalse();
    }
}

package dev.assay.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Juries, repeats and formulas as a user configures them. */
class JuryRunTest {

    @TempDir
    private Path folder;

    @BeforeEach
    void cases() throws IOException {
        Files.copy(Path.of(Call.example("refund")).resolve("cases.jsonl"), folder.resolve("cases.jsonl"));
    }

    private Call call(String command, String yaml) throws IOException {
        Files.writeString(folder.resolve("assay.yaml"), yaml);
        return Call.of(command, folder.toString(), "--json", "--set", "out=" + folder.resolve("kept"));
    }

    private static String member(PlayedModel model) {
        return "\n    - {use: openai, model: played, attempts: 1, baseUrl: '"
                + model.settings().get("baseUrl") + "'}";
    }

    @Test
    void a_jury_decides_by_majority_and_its_disagreement_is_a_number_of_its_own() throws IOException {
        try (PlayedModel yes = new PlayedModel(number -> true);
                PlayedModel alsoYes = new PlayedModel(number -> true);
                PlayedModel no = new PlayedModel(number -> false)) {
            String yaml =
                    "metrics: [faithfulness]\njudge:\n  jury:" + member(yes) + member(no) + member(alsoYes) + "\n";

            JsonNode plan = call("plan", yaml).result();
            Call run = call("run", yaml);

            assertThat(run.exit()).as(run.err()).isZero();
            assertThat(run.result().at("/metrics/faithfulness/mean").asDouble()).isEqualTo(1);
            // One of three passages is named by two judges and not by the third.
            assertThat(run.result().at("/metrics/judgeDisagreement/mean").asDouble())
                    .isEqualTo(1.0 / 3, within(1e-6));
            assertThat(run.result().at("/provenance/judge").asText()).startsWith("jury of 3: llm openai");
            assertThat(plan.path("calls").asInt())
                    .isEqualTo(yes.calls.get() + no.calls.get() + alsoYes.calls.get())
                    .isEqualTo(12);
        }
    }

    @Test
    void a_member_that_is_down_is_left_out_with_a_note() throws IOException {
        try (PlayedModel yes = new PlayedModel(number -> true);
                PlayedModel alsoYes = new PlayedModel(number -> true)) {
            PlayedModel gone = new PlayedModel(number -> true);
            gone.close();
            Call run = call(
                    "run",
                    "metrics: [faithfulness]\njudge:\n  jury:" + member(yes) + member(gone) + member(alsoYes) + "\n");

            assertThat(run.result().at("/metrics/faithfulness/mean").asDouble()).isEqualTo(1);
            Path lines = Path.of(run.result().at("/files/cases.jsonl").asText());
            assertThat(Files.readAllLines(lines))
                    .allSatisfy(line -> assertThat(line).contains("judge 2 was left out"));
        }
    }

    @Test
    void doctor_asks_a_jury_and_names_the_member_that_does_not_answer() throws IOException {
        try (PlayedModel yes = new PlayedModel(number -> true);
                PlayedModel alsoYes = new PlayedModel(number -> true)) {
            PlayedModel gone = new PlayedModel(number -> true);
            gone.close();
            Call good = call("doctor", "judge:\n  jury:" + member(yes) + member(alsoYes) + member(yes) + "\n");
            Call bad = call("doctor", "judge:\n  jury:" + member(yes) + member(alsoYes) + member(gone) + "\n");

            assertThat(good.exit()).as(good.out()).isZero();
            assertThat(bad.exit()).isEqualTo(2);
            assertThat(bad.out()).contains("judge 3 was left out");
        }
    }

    @Test
    void a_rule_on_a_formula_holds_for_a_finished_run_too() throws IOException {
        String yaml = "metrics: [\"overall = min(recall@3, rr@3)\"]\n";
        assertThat(call("run", yaml).exit()).isZero();

        assertThat(gate("overall at least 0.01")).isZero();
        assertThat(gate("overall at least 1.5")).isEqualTo(1);
        assertThat(gate("overal at least 0.5")).isEqualTo(2);
    }

    private int gate(String rule) {
        return Call.of("gate", "--rule", rule, "--set", "out=" + folder.resolve("kept"))
                .exit();
    }

    @Test
    void repeats_ask_anew_and_tell_how_stable_the_judge_is() throws IOException {
        try (PlayedModel model = new PlayedModel(number -> true)) {
            String once = "metrics: [faithfulness]\njudge: {use: openai, model: played, attempts: 1, baseUrl: '"
                    + model.settings().get("baseUrl") + "'}\n";
            call("run", once);
            assertThat(model.calls).hasValue(6);
            String thrice = once.replace("model:", "repeats: 3, model:");

            JsonNode plan = call("plan", thrice).result();
            Call run = call("run", thrice);

            // What was asked once is not asked again: only the second and third verdicts are.
            assertThat(plan.path("calls").asInt()).isEqualTo(6);
            assertThat(model.calls).hasValue(12);
            assertThat(run.result().at("/metrics/verdictStability/mean").asDouble())
                    .isEqualTo(1);
            assertThat(run.result().at("/provenance/judge").asText()).endsWith("repeats=3");
        }
    }

    @Test
    void a_formula_is_scored_gated_and_shown_without_its_parts() throws IOException {
        Call run = call(
                "run", "metrics: [recall@3, \"overall = 0.5*recall@3 + 0.5*rr@3\"]\nrules: [overall at least 0.1]\n");

        assertThat(run.exit()).as(run.err()).isZero();
        List<String> shown = new ArrayList<>();
        run.result().path("metrics").fieldNames().forEachRemaining(shown::add);
        assertThat(shown).containsExactly("recall@3", "overall");
        run.result()
                .path("cases")
                .forEach(each ->
                        assertThat(each.at("/scores/overall/value").asDouble()).isPositive());
    }

    @Test
    void what_is_wrong_is_said_in_one_line_with_exit_2() throws IOException {
        List<String> wrong = List.of(
                "judge: {jury: [zhipu, deepseek]}",
                "judge: {jury: [{model: x}, zhipu, qwen]}",
                "judge: {model: x, jury: [zhipu, deepseek, qwen]}",
                "judge: {repeats: 0}",
                "metrics: ['overall = faithfulnes + 1']",
                "metrics: ['faithfulness = recall@3']");
        List<String> said = List.of(
                "3 judges or more", "judge.jury.1", "judge.model", "from 1 to 100", "faithfulness", "another name");
        for (int i = 0; i < wrong.size(); i++) {
            Call run = call("run", wrong.get(i) + "\n");
            assertThat(run.exit()).as(wrong.get(i)).isEqualTo(2);
            assertThat(run.err().strip()).contains(said.get(i)).doesNotContain("\n");
        }
    }
}

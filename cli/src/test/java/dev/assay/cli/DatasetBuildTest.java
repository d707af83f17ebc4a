package dev.assay.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Datasets made from documents, by templates and by a model that is played by a server on this machine. */
class DatasetBuildTest {

    private static final List<String> TEXTS = List.of(
            "Laptops are replaced after four years.",
            "Hotels are paid up to 120 euros a night.",
            "报销单须在出差结束后30天内提交。",
            "The canteen is open from 11:30 to 14:00.");

    @TempDir
    private Path folder;

    private Path docs;
    private Path out;

    @BeforeEach
    void write() throws IOException {
        docs = Files.createDirectory(folder.resolve("docs"));
        out = folder.resolve("made");
        for (int i = 0; i < TEXTS.size(); i++) {
            Files.writeString(docs.resolve("d" + i + ".txt"), TEXTS.get(i) + "\n");
        }
    }

    @Test
    void templates_make_drafts_without_a_model_and_say_what_they_cannot_do() throws IOException {
        Call call = build();

        assertThat(call.exit()).as(call.err()).isZero();
        assertThat(call.out())
                .contains("templates, without a language model")
                .contains("They cannot join two passages");
        List<JsonNode> cases = cases();
        assertThat(cases.stream().map(one -> one.path("question").asText()))
                .contains("After how many years are laptops replaced?", "报销单须在出差结束后多少天内提交？");
        assertThat(cases).allSatisfy(one -> {
            assertThat(one.at("/review/status").asText()).isEqualTo("draft");
            assertThat(one.at("/metadata/type").asText()).isNotEmpty();
            for (JsonNode label : one.path("relevant")) {
                String text =
                        Files.readString(docs.resolve(label.path("document").asText()));
                assertThat(text.substring(
                                label.path("start").asInt(), label.path("end").asInt()))
                        .isEqualTo(label.path("quote").asText());
            }
        });
        assertThat(Call.of(
                                "run",
                                out.toString(),
                                "--mode",
                                "retrieval",
                                "--out",
                                folder.resolve("runs").toString())
                        .err())
                .doesNotContain("unknown field");
    }

    @Test
    void the_same_seed_makes_the_same_cases() throws IOException {
        build();
        List<JsonNode> first = cases();
        out = folder.resolve("again");
        build();

        assertThat(cases()).isEqualTo(first);
    }

    @Test
    void a_model_writes_cases_and_a_second_time_nothing_is_asked() throws IOException {
        try (WritingModel model = new WritingModel((user, passages) -> fact(passages.get(0)))) {
            Call call = build(model, "--types", "single-fact", "--cases", "4");
            assertThat(call.exit()).as(call.err()).isZero();
            assertThat(model.calls.get()).isEqualTo(4);
            List<JsonNode> first = cases();
            assertThat(first).hasSize(4).allSatisfy(one -> {
                assertThat(one.path("nuggets")).hasSize(1);
                assertThat(one.path("reference").asText()).isNotEmpty();
            });
            assertThat(Files.readString(out.resolve("dataset.yaml")))
                    .contains("model: played")
                    .contains("case.en")
                    .contains("sha256");

            out = folder.resolve("again");
            build(model, "--types", "single-fact", "--cases", "4");

            assertThat(model.calls.get()).isEqualTo(4);
            assertThat(cases()).isEqualTo(first);
        }
    }

    @Test
    void a_plan_tells_the_calls_and_sends_none() throws IOException {
        try (WritingModel model = new WritingModel((user, passages) -> fact(passages.get(0)))) {
            Call plan = build(model, "--types", "single-fact,unanswerable", "--cases", "4", "--plan", "--json");

            assertThat(plan.exit()).as(plan.err()).isZero();
            assertThat(plan.result().path("calls").asInt()).isEqualTo(4);
            assertThat(plan.result().at("/tries/single-fact").asInt()).isEqualTo(2);
            assertThat(model.calls.get()).isZero();
            assertThat(out).doesNotExist();
        }
    }

    @Test
    void a_quote_that_is_nowhere_is_asked_for_once_more_and_then_drops_the_case() throws IOException {
        try (WritingModel model =
                new WritingModel((user, passages) -> passages.get(0).contains("Laptops")
                        ? WritingModel.written("How old may a laptop get?", "Four years.", "after nine years")
                        : fact(passages.get(0)))) {
            Call call = build(model, "--types", "single-fact", "--cases", "4", "--json");

            assertThat(call.exit()).as(call.err()).isZero();
            assertThat(call.result().path("cases").asInt()).isEqualTo(3);
            assertThat(call.result().path("dropped")).hasSize(1);
            assertThat(call.result().at("/dropped/0/why").asText()).contains("after nine years");
            assertThat(model.calls.get()).isEqualTo(5);
            assertThat(Files.readAllLines(out.resolve("dropped.jsonl"))).hasSize(1);
        }
    }

    @Test
    void replies_that_are_no_cases_leave_nothing_behind() throws IOException {
        try (WritingModel model = new WritingModel((user, passages) -> "I would rather not.")) {
            Call call = build(model, "--types", "single-fact", "--cases", "2");

            assertThat(call.exit()).isEqualTo(3);
            assertThat(call.err()).contains("Nothing was written").contains("no JSON");
            assertThat(out).doesNotExist();
        }
    }

    @Test
    void a_case_that_the_passages_do_not_allow_is_skipped_with_the_models_reason() throws IOException {
        try (WritingModel model =
                new WritingModel((user, passages) -> passages.get(0).contains("Laptops")
                        ? Map.of(
                                "skip",
                                "nothing to ask",
                                "question",
                                "",
                                "answer",
                                "",
                                "evidence",
                                List.of(),
                                "nuggets",
                                List.of())
                        : fact(passages.get(0)))) {
            Call call = build(model, "--types", "single-fact", "--cases", "4", "--json");

            assertThat(call.result().at("/dropped/0/reason").asText()).isEqualTo("the model found no such case");
            assertThat(call.result().at("/dropped/0/why").asText()).isEqualTo("nothing to ask");
        }
    }

    @Test
    void the_budget_ends_it_and_what_was_made_is_kept() throws IOException {
        try (WritingModel model = new WritingModel((user, passages) -> fact(passages.get(0)))) {
            Call call = build(
                    model,
                    "--types",
                    "single-fact",
                    "--cases",
                    "4",
                    "--max-calls",
                    "2",
                    "--set",
                    "judge.concurrency=1");

            assertThat(call.exit()).as(call.err()).isZero();
            assertThat(call.out()).contains("! stopped").contains("--max-calls");
            assertThat(model.calls.get()).isEqualTo(2);
            assertThat(cases()).hasSize(2);
        }
    }

    @Test
    void what_the_model_knows_without_the_documents_is_dropped_when_asked_to() throws IOException {
        try (WritingModel model = new WritingModel((user, passages) -> {
            if (!passages.isEmpty()) {
                return fact(passages.get(0));
            }
            return user.contains("nuggets")
                    ? Map.of("grades", List.of(Map.of("nugget", 1, "grade", "full", "reason", "")))
                    : Map.of("answer", user.contains("aptop") ? "They are replaced after four years." : "");
        })) {
            Call call = build(model, "--types", "single-fact", "--cases", "4", "--drop-known", "--json");

            assertThat(call.result().path("cases").asInt()).isEqualTo(3);
            assertThat(call.result().at("/dropped/0/reason").asText()).isEqualTo("answerable without the documents");
        }
    }

    @Test
    void wrong_wishes_are_told_with_what_there_is() {
        assertThat(build("--types", "multi-hop").exit()).isEqualTo(2);
        assertThat(build("--types", "multi-hop").err()).contains("there is heading, key-term");
        assertThat(build("--judge", "embedded").err()).contains("writes none");
        assertThat(build("--cases", "0").err()).contains("1 or more");
        assertThat(Call.of("dataset", "build", folder.resolve("none").toString(), "--out", out.toString())
                        .exit())
                .isEqualTo(2);
    }

    /** A question of its own for each text, with the whole text as evidence. */
    private static Object fact(String text) {
        String word = text.split("[ 须]")[text.startsWith("The") ? 1 : 0].toLowerCase(Locale.ROOT);
        return text.startsWith("报")
                ? WritingModel.written("员工何时交报销材料？", "三十天之内。", "出差结束后30天内")
                : WritingModel.written("What is the rule for " + word + "?", "It is this: " + text, text);
    }

    private Call build(WritingModel model, String... more) {
        List<String> arguments = new ArrayList<>(model.options());
        arguments.addAll(List.of("--set", "out=" + folder.resolve("store")));
        arguments.addAll(List.of(more));
        return build(arguments.toArray(String[]::new));
    }

    private Call build(String... more) {
        List<String> arguments = new ArrayList<>(List.of("dataset", "build", docs.toString(), "--out", out.toString()));
        arguments.addAll(List.of(more));
        return Call.of(arguments.toArray(String[]::new));
    }

    private List<JsonNode> cases() throws IOException {
        List<JsonNode> cases = new ArrayList<>();
        for (String line : Files.readAllLines(out.resolve("cases.jsonl"))) {
            cases.add(new ObjectMapper().readTree(line));
        }
        return cases;
    }
}

package dev.assay.dataset.traces;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.assay.core.data.Output;
import dev.assay.core.data.Retrieved;
import dev.assay.core.data.Review;
import dev.assay.core.data.Stage;
import dev.assay.dataset.folder.DatasetFolder;
import dev.assay.dataset.folder.Entry;
import dev.assay.dataset.redaction.Kind;
import dev.assay.dataset.redaction.Redaction;
import dev.assay.engine.UsageException;
import dev.assay.engine.input.InputException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FromTracesTest {

    private static final Path SAMPLES = Path.of("src/test/resources/traces");

    @TempDir
    Path folder;

    private FromTracesOutcome make(
            Sampling.Way way, Optional<Integer> limit, Map<String, String> fields, String... files) {
        return FromTraces.make(new FromTracesRequest(
                Stream.of(files).map(SAMPLES::resolve).toList(),
                folder.resolve("out"),
                Redaction.ALL,
                new Sampling(way, limit, 7),
                fields,
                0));
    }

    private FromTracesOutcome make(String... files) {
        return make(Sampling.Way.FAILURE, Optional.empty(), Map.of(), files);
    }

    private List<Entry> entries() {
        return DatasetFolder.read(folder.resolve("out")).entries();
    }

    private Entry entry(String id) {
        return entries().stream()
                .filter(entry -> entry.id().equals(id))
                .findFirst()
                .orElseThrow();
    }

    private Output output(String id) {
        return entry(id).outputs().get(0);
    }

    @Test
    void spans_of_the_present_conventions_become_a_case_with_question_passages_answer_model_usage_and_time() {
        FromTracesOutcome outcome = make("otlp.json");

        Entry entry = entry("4bf92f3577b34da6a3ce929d0e0e4736");
        assertThat(entry.source().question()).isEqualTo("How long does a refund take? Write to [EMAIL-1].");
        assertThat(entry.source().review().map(Review::status)).contains(Review.Status.DRAFT);
        assertThat(entry.source().judgments()).isEmpty();
        assertThat(entry.source().cluster()).contains("s-77");
        assertThat(entry.source().metadata())
                .containsEntry("service", "helpdesk")
                .containsEntry("questionFrom", "messages");
        Output output = entry.outputs().get(0);
        assertThat(output.answer()).contains("Refunds are paid within five working days.");
        assertThat(output.model()).contains("gpt-4o-2024-08-06");
        assertThat(output.usage()).containsEntry("inputTokens", 210L).containsEntry("outputTokens", 12L);
        assertThat(output.latencyMs()).hasValue(950);
        assertThat(output.retrieved().orElseThrow())
                .extracting(Retrieved::id)
                .containsExactly("refunds-2", "refunds-1");
        assertThat(output.retrieved().orElseThrow().get(0).text())
                .contains("Refunds are paid within five working days. Ask [EMAIL-2].");
        assertThat(outcome.others()).isEqualTo(1);
        assertThat(outcome.leftOut().first()).singleElement().satisfies(note -> {
            assertThat(note.place()).endsWith("otlp.json, trace 8bf92f3577b34da6a3ce929d0e0e4730");
            assertThat(note.why()).contains("no question", "capture of content");
        });
    }

    @Test
    void events_and_older_attributes_are_read_as_well() {
        make("otlp.json");

        assertThat(entry("5bf92f3577b34da6a3ce929d0e0e4737").source().question())
                .isEqualTo("请问手机[PHONE-1]收不到验证码怎么办？");
        assertThat(entry("5bf92f3577b34da6a3ce929d0e0e4737").source().metadata())
                .containsEntry("sampledFor", "refusal");
        assertThat(entry("6bf92f3577b34da6a3ce929d0e0e4738").source().question())
                .isEqualTo("Where is order 20240115123456?");
        assertThat(output("6bf92f3577b34da6a3ce929d0e0e4738").error())
                .contains("java.net.http.HttpTimeoutException: request timed out");
        assertThat(entry("7bf92f3577b34da6a3ce929d0e0e4739").source().question())
                .isEqualTo("Do you ship on Sundays?");
        Output older = output("7bf92f3577b34da6a3ce929d0e0e4739");
        assertThat(older.answer()).contains("Parcels ship on weekdays.");
        assertThat(older.retrieved().orElseThrow()).extracting(Retrieved::id).containsExactly("p9");
        assertThat(older.usage()).containsEntry("inputTokens", 50L);
    }

    @Test
    void openinference_spans_on_different_lines_meet_and_a_broken_line_costs_only_itself() {
        FromTracesOutcome outcome = make("openinference.jsonl");

        Entry entry = entry("aaaa2f3577b34da6a3ce929d0e0e4736");
        assertThat(entry.source().question()).isEqualTo("How long is the warranty?");
        assertThat(entry.source().metadata())
                .containsEntry("sampledFor", "low-feedback")
                .containsEntry("frequency", 2L);
        Output output = entry.outputs().get(0);
        assertThat(output.stages()).extracting(Stage::name).containsExactly("retrieved", "reranked");
        assertThat(output.ranked().orElseThrow()).extracting(Retrieved::id).containsExactly("7", "w1");
        assertThat(output.stages().get(0).items().get(0).document()).contains("warranty.md");
        assertThat(output.model()).contains("qwen-max");
        assertThat(output("bbbb2f3577b34da6a3ce929d0e0e4736").retrieved()).contains(List.of());
        assertThat(outcome.leftOut().first()).singleElement().satisfies(note -> {
            assertThat(note.place()).endsWith("openinference.jsonl:3");
            assertThat(note.why()).contains("no JSON").doesNotContain("sk-");
        });
        assertThat(outcome.incomplete().first())
                .extracting(FromTracesOutcome.Note::why)
                .containsExactlyInAnyOrder("no answer", "a span's parent is not in the files");
    }

    @Test
    void flat_spans_of_sdks_spring_ai_and_phoenix_are_read() {
        make("flat.jsonl");

        assertThat(entry("0x11").source().question()).isEqualTo("退货运费谁出？");
        assertThat(entry("0x11").source().cluster()).contains("c-1");
        Output spring = output("0x11");
        assertThat(spring.answer()).contains("质量问题由商家承担，其他由买家承担。");
        assertThat(spring.model()).contains("qwen-plus");
        assertThat(spring.latencyMs()).hasValue(250);
        assertThat(spring.retrieved().orElseThrow())
                .hasSize(2)
                .allSatisfy(passage -> assertThat(passage.id()).startsWith("text-"));
        assertThat(output("22").answer()).contains("The fee is 5 euros.");
    }

    @Test
    void captures_of_langchain4j_and_spring_ai_and_plain_ones_are_read() {
        FromTracesOutcome outcome = make("captures.jsonl");

        Output plain = output("r-1");
        assertThat(plain.latencyMs()).hasValue(120.5);
        assertThat(plain.usage()).containsEntry("outputTokens", 4L);
        assertThat(plain.retrieved().orElseThrow().get(0).document()).contains("refunds");
        assertThat(entry("r-1").source().metadata())
                .containsEntry("channel", "web")
                .containsEntry("user", "[PERSON-1]")
                .containsEntry("phone", "[PHONE-1]")
                .containsEntry("frequency", 3L);
        assertThat(entry("r-3").source().metadata()).containsEntry("user", "[PERSON-1]");
        Entry langchain = entries().stream()
                .filter(entry -> entry.source().question().equals("保修多久？"))
                .findFirst()
                .orElseThrow();
        assertThat(langchain.outputs().get(0).answer()).contains("两年。");
        assertThat(langchain.outputs().get(0).retrieved().orElseThrow().get(0).id())
                .isEqualTo("w-1");
        Entry spring = entries().stream()
                .filter(entry -> entry.source().question().startsWith("Where"))
                .findFirst()
                .orElseThrow();
        assertThat(spring.outputs().get(0).model()).contains("gpt-4o");
        assertThat(spring.outputs().get(0).retrieved().orElseThrow().get(0).text())
                .contains("Parcel 7 is in Lund.");
        assertThat(outcome.leftOut().count()).isEqualTo(2);
        assertThat(outcome.reasons()).isEqualTo(Map.of(Reason.REFUSAL, 1, Reason.OTHER, 4));
    }

    @Test
    void fields_of_a_log_are_where_the_user_says() {
        Map<String, String> fields = Map.of(
                "question", "req.q", "id", "/req/rid", "answer", "res.body", "error", "res.err", "latencyMs", "took");
        make(Sampling.Way.RANDOM, Optional.empty(), fields, "log.jsonl");

        assertThat(entry("x1").source().question()).isEqualTo("Which plan has phone support?");
        assertThat(output("x1").latencyMs()).hasValue(88);
        assertThat(output("x2").error()).contains("upstream 503");
        assertThatThrownBy(() -> make(Sampling.Way.RANDOM, Optional.empty(), Map.of("qestion", "q"), "log.jsonl"))
                .isInstanceOf(UsageException.class)
                .hasMessageContaining("did you mean `question`");
    }

    @Test
    void failures_come_first_in_their_order() {
        FromTracesOutcome outcome = make(
                Sampling.Way.FAILURE, Optional.of(4), Map.of(), "otlp.json", "openinference.jsonl", "captures.jsonl");

        assertThat(outcome.cases()).isEqualTo(4);
        assertThat(entries())
                .extracting(entry -> entry.source().metadata().get("sampledFor"))
                .containsExactlyInAnyOrder("error", "refusal", "refusal", "empty-retrieval");
    }

    @Test
    void frequency_takes_one_of_each_group_the_largest_first() {
        make(Sampling.Way.FREQUENCY, Optional.of(1), Map.of(), "captures.jsonl");

        assertThat(entries()).singleElement().satisfies(entry -> {
            assertThat(entry.id()).isEqualTo("r-1");
            assertThat(entry.source().metadata()).containsEntry("frequency", 3L);
        });
    }

    @Test
    void the_same_seed_draws_the_same() throws IOException {
        make(Sampling.Way.RANDOM, Optional.of(3), Map.of(), "otlp.json", "captures.jsonl");
        String first = Files.readString(folder.resolve("out/cases.jsonl"));
        Files.move(folder.resolve("out"), folder.resolve("first"));
        make(Sampling.Way.RANDOM, Optional.of(3), Map.of(), "otlp.json", "captures.jsonl");

        assertThat(folder.resolve("out/cases.jsonl")).hasContent(first);
        assertThat(first.lines()).hasSize(3);
    }

    @Test
    void nothing_that_was_replaced_stands_in_any_file_or_report() throws IOException {
        FromTracesOutcome outcome = make("otlp.json", "captures.jsonl");

        StringBuilder all = new StringBuilder(FromTracesText.text(outcome));
        for (Path file : List.of(folder.resolve("out/cases.jsonl"), folder.resolve("out/dataset.yaml"))) {
            all.append(Files.readString(file));
        }
        assertThat(all.toString()).doesNotContain("anna@", "help@", "13800138000", "Li Lei");
        assertThat(outcome.redacted().get(SAMPLES.resolve("otlp.json").toString()))
                .containsEntry("email", 2L)
                .containsEntry("phone", 1L);
        assertThat(outcome.redacted().get(SAMPLES.resolve("captures.jsonl").toString()))
                .containsEntry("person", 2L)
                .containsEntry("phone", 1L);
    }

    @Test
    void a_kind_can_be_kept() {
        FromTraces.make(new FromTracesRequest(
                List.of(SAMPLES.resolve("otlp.json")),
                folder.resolve("out"),
                new Redaction(Set.of(Kind.EMAIL), List.of()),
                new Sampling(Sampling.Way.RANDOM, Optional.empty(), 1),
                Map.of(),
                0));

        assertThat(entry("4bf92f3577b34da6a3ce929d0e0e4736").source().question())
                .contains("anna@example.com");
    }

    @Test
    void a_file_without_any_question_is_refused_and_leaves_nothing() throws IOException {
        Files.writeString(folder.resolve("empty.jsonl"), "{\"level\":\"INFO\"}\n{\"level\":\"WARN\"}\n");

        assertThatThrownBy(() ->
                        make(folder.resolve("empty.jsonl").toAbsolutePath().toString()))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("no question")
                .hasMessageContaining("--field question=NAME");
        assertThat(folder.resolve("out")).doesNotExist();
    }

    @Test
    void a_text_that_breaks_off_keeps_what_came_before() throws IOException {
        String whole = Files.readString(SAMPLES.resolve("otlp.json"));
        Path cut = Files.writeString(folder.resolve("cut.json"), whole.substring(0, whole.indexOf("chroma.query")));

        FromTracesOutcome outcome = make(cut.toAbsolutePath().toString());

        assertThat(outcome.cases()).isEqualTo(3);
        List<String> why = new ArrayList<>();
        outcome.leftOut().first().forEach(note -> why.add(note.why()));
        assertThat(why).singleElement().asString().contains("the rest of the file was not read");
    }
}

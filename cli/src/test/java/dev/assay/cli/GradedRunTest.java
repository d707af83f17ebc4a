package dev.assay.cli;

import static com.github.tomakehurst.wiremock.client.WireMock.aResponse;
import static com.github.tomakehurst.wiremock.client.WireMock.anyUrl;
import static com.github.tomakehurst.wiremock.client.WireMock.containing;
import static com.github.tomakehurst.wiremock.client.WireMock.post;
import static com.github.tomakehurst.wiremock.client.WireMock.postRequestedFor;
import static com.github.tomakehurst.wiremock.core.WireMockConfiguration.options;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.github.tomakehurst.wiremock.WireMockServer;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Nuggets, citations and rubrics from a folder to the report, the model played by a server on this machine. */
class GradedRunTest {

    private static final String CASE = """
            {"id": "q1", "question": "How long do refunds take?", \
            "nuggets": [{"text": "five days"}, {"text": "to the card", "importance": "okay"}], \
            "rubrics": {"score1_description": "wrong", "score3_description": "right"}, \
            "retrieved": [{"id": "a", "text": "Refunds take five days."}], \
            "answer": "Refunds take five days [1]. They go to the card [7]."}
            """;

    private final WireMockServer server =
            new WireMockServer(options().dynamicPort().bindAddress("127.0.0.1"));

    @TempDir
    private Path folder;

    @BeforeEach
    void start() throws IOException {
        server.start();
        Files.writeString(folder.resolve("cases.jsonl"), CASE);
        reply("The facts:", "{'grades':[{'nugget':1,'grade':'full'},{'nugget':2,'grade':'partial'}]}");
        reply(
                "The sentences, each with",
                "{'sentences':[{'sentence':1,'states':'yes','full':[1]},{'sentence':2,'states':'yes'}]}");
        reply("Is it short?", "{'reason':'two sentences','evidence':'five days','level':'short'}");
        reply("- 3: right", "{'level':3}");
    }

    @AfterEach
    void stop() {
        server.stop();
    }

    private void reply(String shown, String said) throws IOException {
        String body = new ObjectMapper()
                .writeValueAsString(Map.of(
                        "id",
                        "1",
                        "model",
                        "m",
                        "choices",
                        List.of(Map.of(
                                "index",
                                0,
                                "finish_reason",
                                "stop",
                                "message",
                                Map.of("role", "assistant", "content", said.replace('\'', '"')))),
                        "usage",
                        Map.of("prompt_tokens", 7, "completion_tokens", 3, "total_tokens", 10)));
        server.stubFor(post("/v1/chat/completions")
                .withRequestBody(containing(shown))
                .willReturn(aResponse()
                        .withHeader("Content-Type", "application/json")
                        .withBody(body)));
    }

    private Call run(String metrics) throws IOException {
        Files.writeString(folder.resolve("assay.yaml"), """
                metrics: [%s]
                judge: {use: openai, baseUrl: "http://127.0.0.1:%d/v1", model: m, apiKeyEnv: TEST_JUDGE_KEY, attempts: 1}
                """.formatted(metrics, server.port()));
        return Call.of(
                "run",
                folder.toString(),
                "--json",
                "--out",
                folder.resolve("store").toString());
    }

    @Test
    void one_call_each_and_every_number_comes_out() throws IOException {
        Files.writeString(folder.resolve("short.md"), "Is it short?\n## short = 1\n## long = 0.25\n");

        Call call =
                run("\"nuggetRecall\", \"nuggetRecall(strict)\", citationPrecision, citationRecall, citationDangling,"
                        + " citationUncited, \"rubric(file=short.md)\", \"rubric(from=case)\"");
        assertThat(call.exit()).as(call.err()).isZero();
        JsonNode scores = call.result().at("/cases/0/scores");

        expect(scores, "nuggetRecall", 0.75);
        expect(scores, "nuggetRecall(strict)", 0.5);
        expect(scores, "citationPrecision", 0.5);
        expect(scores, "citationRecall", 0.5);
        expect(scores, "citationDangling", 0.5);
        expect(scores, "citationUncited", 0);
        expect(scores, "rubric(file=short.md)", 1);
        expect(scores, "rubric(from=case)", 1);
        server.verify(4, postRequestedFor(anyUrl()));
        assertThat(call.out()).contains("sha256 of rubric(file=short.md)");
    }

    @Test
    void two_systems_meet_in_both_orders() throws IOException {
        Files.writeString(folder.resolve("b.jsonl"), "{\"id\": \"q1\", \"answer\": \"Ask somebody else.\"}\n");
        reply("The second answer:", "{'reason':'it came first','better':'first'}");

        Call call = run("\"pairwise(against=b.jsonl)\"");

        assertThat(call.exit()).as(call.err()).isZero();
        expect(call.result().at("/cases/0/scores"), "pairwise(against=b.jsonl)", 0.5);
        server.verify(2, postRequestedFor(anyUrl()));
        assertThat(run("\"pairwise(against=c.jsonl)\"").exit()).isEqualTo(2);
    }

    @Test
    void a_faulty_rubric_stops_the_run_before_it_starts() throws IOException {
        Files.writeString(folder.resolve("short.md"), "Is it short?\n## short = 1\n## long = much\n");

        Call call = run("\"rubric(file=short.md)\"");

        assertThat(call.exit()).isEqualTo(2);
        assertThat(call.err()).contains("short.md:3: the level `long` has the value `much`");
        assertThat(folder.resolve("store/runs")).doesNotExist();
        server.verify(0, postRequestedFor(anyUrl()));
    }

    @Test
    void a_metric_whose_data_no_case_has_is_refused() throws IOException {
        Files.writeString(
                folder.resolve("cases.jsonl"), "{\"id\": \"q\", \"question\": \"q?\", \"answer\": \"It is so.\"}");

        Call call = run("nuggetRecall, \"rubric(from=case)\"");

        assertThat(call.exit()).isEqualTo(2);
        assertThat(call.err()).contains("nuggetRecall needs `nuggets`", "rubric(from=case) needs `rubrics`");
    }

    private static void expect(JsonNode scores, String metric, double value) {
        assertThat(scores.path(metric).path("value").asDouble(Double.NaN))
                .as(metric)
                .isCloseTo(value, within(1e-9));
    }
}

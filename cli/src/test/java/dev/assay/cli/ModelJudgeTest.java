package dev.assay.cli;

import static com.github.tomakehurst.wiremock.client.WireMock.aResponse;
import static com.github.tomakehurst.wiremock.client.WireMock.anyUrl;
import static com.github.tomakehurst.wiremock.client.WireMock.containing;
import static com.github.tomakehurst.wiremock.client.WireMock.equalTo;
import static com.github.tomakehurst.wiremock.client.WireMock.post;
import static com.github.tomakehurst.wiremock.client.WireMock.postRequestedFor;
import static com.github.tomakehurst.wiremock.core.WireMockConfiguration.options;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.github.tomakehurst.wiremock.WireMockServer;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The refund example judged by a language model, played by a server on this machine. */
class ModelJudgeTest {

    /** Set for the tests by the build, under TEST_JUDGE_KEY. */
    private static final String KEY = "a-key-that-must-never-be-written";

    private static final String TIME = "3到5个工作日内原路退回";
    private static final String APPLY = "在订单详情页点击“申请退款”，选择退款原因后提交";
    private static final String FREIGHT = "退货运费由商家承担";

    private final WireMockServer server =
            new WireMockServer(options().dynamicPort().bindAddress("127.0.0.1"));

    @TempDir
    private Path store;

    @BeforeEach
    void start() throws IOException {
        server.start();
        // Claims: the request shows the answer only. Verdicts: it shows the claims, known by our own words in them.
        claims("并且保证24小时内到账", List.of("声明甲：退款" + TIME + "。", "声明乙：保证24小时内到账。"));
        claims("请在订单详情页点击", List.of("声明丙：" + APPLY + "。"));
        claims("因个人原因退货的", List.of("声明丁：" + FREIGHT + "。"));
        verdicts(
                "声明甲",
                List.of(
                        Map.of("claim", 1, "verdict", "支持", "passages", List.of(1), "quote", TIME, "reason", ""),
                        Map.of("claim", 2, "verdict", "未提及", "passages", List.of(), "quote", "", "reason", "没有提到")));
        verdicts(
                "声明丙",
                List.of(Map.of("claim", 1, "verdict", "支持", "passages", List.of(1), "quote", APPLY, "reason", "")));
        verdicts(
                "声明丁",
                List.of(Map.of("claim", 1, "verdict", "支持", "passages", List.of(3), "quote", FREIGHT, "reason", "")));
    }

    @AfterEach
    void stop() {
        server.stop();
    }

    private void claims(String shown, List<String> texts) throws IOException {
        List<Map<String, Object>> claims = new ArrayList<>();
        for (String text : texts) {
            claims.add(Map.of("id", claims.size() + 1, "text", text));
        }
        reply(10, shown, Map.of("claims", claims));
    }

    private void verdicts(String shown, List<Map<String, Object>> verdicts) throws IOException {
        reply(1, shown, Map.of("verdicts", verdicts));
    }

    private void reply(int priority, String shown, Object said) throws IOException {
        ObjectMapper json = new ObjectMapper();
        String body = json.writeValueAsString(Map.of(
                "id",
                "1",
                "model",
                "m-2026",
                "choices",
                List.of(Map.of(
                        "index",
                        0,
                        "finish_reason",
                        "stop",
                        "message",
                        Map.of("role", "assistant", "content", json.writeValueAsString(said)))),
                "usage",
                Map.of("prompt_tokens", 7, "completion_tokens", 3, "total_tokens", 10)));
        server.stubFor(post("/v1/chat/completions")
                .atPriority(priority)
                .withHeader("Authorization", equalTo("Bearer " + KEY))
                .withRequestBody(containing(shown))
                .willReturn(aResponse()
                        .withHeader("Content-Type", "application/json")
                        .withBody(body)));
    }

    private Call call(String command, String... more) {
        List<String> arguments = new ArrayList<>(List.of(
                command,
                Call.example("refund"),
                "--json",
                "--set",
                "judge.use=openai",
                "--set",
                "judge.baseUrl=http://127.0.0.1:" + server.port() + "/v1",
                "--set",
                "judge.model=m",
                "--set",
                "judge.apiKeyEnv=TEST_JUDGE_KEY",
                "--set",
                "judge.attempts=1",
                "--set",
                "out=" + store));
        arguments.addAll(List.of(more));
        return Call.of(arguments.toArray(String[]::new));
    }

    private static List<Double> faithfulness(JsonNode result) {
        List<Double> values = new ArrayList<>();
        result.path("cases")
                .forEach(
                        each -> values.add(each.at("/scores/faithfulness/value").asDouble(Double.NaN)));
        return values;
    }

    @Test
    void a_model_judges_with_two_calls_a_case_and_is_never_asked_the_same_again() throws IOException {
        Call first = call("run");

        assertThat(first.exit()).as(first.err()).isZero();
        assertThat(faithfulness(first.result())).containsExactly(1.0, 1.0, 0.5);
        assertThat(first.result().at("/provenance/judge").asText())
                .startsWith("llm openai at http://127.0.0.1:")
                .contains(" model=m temperature=0.0 ");
        server.verify(6, postRequestedFor(anyUrl()));

        Call second = call("run");

        assertThat(second.result().path("metrics")).isEqualTo(first.result().path("metrics"));
        server.verify(6, postRequestedFor(anyUrl()));
    }

    @Test
    void the_key_is_in_no_file_and_in_no_output() throws IOException {
        Call good = call("run");
        server.resetMappings();
        server.stubFor(post(anyUrl())
                .willReturn(
                        aResponse().withStatus(401).withBody("{\"error\": {\"message\": \"wrong key " + KEY + "\"}}")));
        Call bad = call("run", "--set", "judge.model=other");
        Call doctor = call("doctor");

        assertThat(bad.result().toString()).contains("wrong key ***");
        for (Call call : List.of(good, bad, doctor)) {
            assertThat(call.out() + call.err()).doesNotContain(KEY);
        }
        int files = 0;
        try (Stream<Path> all = Files.walk(store)) {
            for (Path file : all.filter(Files::isRegularFile).toList()) {
                assertThat(Files.readString(file, StandardCharsets.ISO_8859_1))
                        .as(file.toString())
                        .doesNotContain(KEY);
                files++;
            }
        }
        assertThat(files).isGreaterThan(10);
    }

    @Test
    void a_judge_that_is_down_fails_the_scores_and_the_run_is_kept() throws IOException {
        Call call = call("run", "--metric", "faithfulness", "--set", "judge.baseUrl=http://127.0.0.1:1/v1");

        assertThat(call.exit()).isEqualTo(3);
        call.result()
                .path("cases")
                .forEach(each ->
                        assertThat(each.at("/scores/faithfulness").toString()).contains("judge-down"));
        assertThat(call.result().at("/metrics/faithfulness/failed").asInt()).isEqualTo(3);
        assertThat(Path.of(call.result().at("/files/run.json").asText())).isNotEmptyFile();
    }

    @Test
    void a_reply_that_cannot_be_read_is_kept_beside_the_run() throws IOException {
        server.resetMappings();
        reply(1, "", Map.of("nothing", "of use"));
        Call call = call("run", "--metric", "faithfulness");

        assertThat(call.exit()).isEqualTo(3);
        assertThat(call.result().path("cases").toString()).contains("judge-unreadable");
        Path run = Path.of(call.result().at("/files/run.json").asText()).getParent();
        assertThat(Files.readAllLines(run.resolve("unreadable-replies.jsonl")))
                .hasSize(6)
                .allSatisfy(line -> assertThat(line).contains("of use").contains("reason"));
    }

    @ParameterizedTest
    @CsvSource({
        "401, no such key, judge.apiKeyEnv",
        "404, no such model, judge.model",
        "500, out of order, out of order"
    })
    void doctor_asks_once_and_explains_in_one_line(int status, String said, String advice) throws IOException {
        server.resetMappings();
        server.stubFor(post(anyUrl())
                .willReturn(aResponse().withStatus(status).withBody("{\"error\": {\"message\": \"" + said + "\"}}")));

        Call call = call("doctor");

        assertThat(call.exit()).isEqualTo(2);
        JsonNode judge = call.result().get(call.result().size() - 1);
        assertThat(judge.path("name").asText()).isEqualTo("judge");
        assertThat(judge.path("good").asBoolean()).isFalse();
        assertThat(judge.path("said").asText())
                .contains(said)
                .contains(advice)
                .contains(Integer.toString(status))
                .doesNotContain("\n");
        server.verify(1, postRequestedFor(anyUrl()));
    }

    @ParameterizedTest
    @CsvSource({
        "judge.modle=x, judge.model, modle",
        "judge.apiKeyEnv=NO_SUCH_VARIABLE, NO_SUCH_VARIABLE, key",
        "judge.timeout=soon, judge.timeout, 90s"
    })
    void a_wrong_setting_ends_at_once_with_exit_2(String setting, String said, String also) {
        Call call = call("run", "--set", setting);

        assertThat(call.exit()).isEqualTo(2);
        assertThat(call.err()).contains(also);
        assertThat(call.err().replace("`model`", "judge.model")).contains(said);
        server.verify(0, postRequestedFor(anyUrl()));
    }
}

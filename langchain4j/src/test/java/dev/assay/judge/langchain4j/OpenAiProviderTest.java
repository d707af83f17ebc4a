package dev.assay.judge.langchain4j;

import static com.github.tomakehurst.wiremock.client.WireMock.aResponse;
import static com.github.tomakehurst.wiremock.client.WireMock.anyUrl;
import static com.github.tomakehurst.wiremock.client.WireMock.equalTo;
import static com.github.tomakehurst.wiremock.client.WireMock.equalToJson;
import static com.github.tomakehurst.wiremock.client.WireMock.postRequestedFor;
import static com.github.tomakehurst.wiremock.client.WireMock.urlEqualTo;
import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.judge.kit.JudgeContract;
import dev.assay.judge.kit.Requests;
import dev.assay.judge.port.ModelSettings;
import dev.assay.judge.port.Provider;
import dev.assay.judge.port.ProviderId;
import dev.assay.judge.port.ProviderReply;
import dev.assay.judge.port.ProviderRequest;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalLong;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

class OpenAiProviderTest extends JudgeContract {

    private static final Duration LIMIT = Duration.ofSeconds(20);

    @Override
    protected Provider open(String baseUrl, Duration timeout) {
        return new OpenAiProvider(new ProviderId("openai", baseUrl), Optional.of("the-key"), timeout);
    }

    @Override
    protected String reply(String text, String finish) {
        return """
                {"id": "1", "object": "chat.completion", "created": 1, "model": "model-2026",
                 "choices": [{"index": 0, "finish_reason": "%s", "message": {"role": "assistant", "content": "%s"}}],
                 "usage": {"prompt_tokens": 7, "completion_tokens": 3, "total_tokens": 10}}""".formatted(finish, text.replace("\"", "\\\""));
    }

    @Override
    protected String whole() {
        return "stop";
    }

    @Override
    protected String cut() {
        return "length";
    }

    @Override
    protected String withheld() {
        return "content_filter";
    }

    private void send(ProviderRequest request) {
        answer(aResponse().withBody(reply("ok", whole())));
        try (Provider provider = open("http://127.0.0.1:" + server().port() + "/v1", LIMIT)) {
            assertThat(provider.complete(request)).isInstanceOf(ProviderReply.Text.class);
        }
    }

    @Test
    void asks_for_json_and_sends_the_key_as_a_bearer() {
        send(Requests.saying("hello"));

        server().verify(postRequestedFor(urlEqualTo("/v1/chat/completions"))
                .withHeader("Authorization", equalTo("Bearer the-key"))
                .withRequestBody(equalToJson("""
                        {"model": "model", "temperature": 0.0, "max_tokens": 4096, "stream": false,
                         "response_format": {"type": "json_object"},
                         "messages": [{"role": "system", "content": "system"}, {"role": "user", "content": "hello"}]}""")));
    }

    @Test
    void sends_schema_seed_and_further_fields() {
        ModelSettings settings = new ModelSettings(
                "glm",
                OptionalDouble.empty(),
                100,
                OptionalLong.of(5),
                new TreeMap<>(Map.of("thinking", "{\"type\":\"disabled\"}", "top_k", "1")));
        ProviderRequest plain = Requests.saying("hello");
        send(new ProviderRequest("system", "hello", Optional.of("{\"type\":\"object\"}"), settings, plain.origin()));

        server().verify(postRequestedFor(anyUrl()).withRequestBody(equalToJson("""
                        {"model": "glm", "max_tokens": 100, "seed": 5, "stream": false,
                         "thinking": {"type": "disabled"}, "top_k": 1,
                         "response_format": {"type": "json_schema",
                            "json_schema": {"name": "reply", "strict": false, "schema": {"type": "object"}}},
                         "messages": [{"role": "system", "content": "system"}, {"role": "user", "content": "hello"}]}""")));
    }

    @Test
    void a_further_field_may_replace_the_format_of_the_reply() {
        ModelSettings settings = new ModelSettings(
                "glm",
                OptionalDouble.empty(),
                100,
                OptionalLong.empty(),
                new TreeMap<>(Map.of("response_format", "{\"type\":\"json_object\"}")));
        ProviderRequest plain = Requests.saying("hello");
        send(new ProviderRequest("system", "hello", Optional.of("{\"type\":\"object\"}"), settings, plain.origin()));

        server().verify(postRequestedFor(anyUrl()).withRequestBody(equalToJson("""
                        {"model": "glm", "max_tokens": 100, "stream": false, "response_format": {"type": "json_object"},
                         "messages": [{"role": "system", "content": "system"}, {"role": "user", "content": "hello"}]}""")));
    }
}

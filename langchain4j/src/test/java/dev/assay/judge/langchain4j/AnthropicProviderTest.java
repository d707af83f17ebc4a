package dev.assay.judge.langchain4j;

import static com.github.tomakehurst.wiremock.client.WireMock.aResponse;
import static com.github.tomakehurst.wiremock.client.WireMock.equalTo;
import static com.github.tomakehurst.wiremock.client.WireMock.matchingJsonPath;
import static com.github.tomakehurst.wiremock.client.WireMock.postRequestedFor;
import static com.github.tomakehurst.wiremock.client.WireMock.urlEqualTo;
import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.judge.kit.JudgeContract;
import dev.assay.judge.port.Provider;
import dev.assay.judge.port.ProviderId;
import dev.assay.judge.port.ProviderReply;
import java.time.Duration;
import org.junit.jupiter.api.Test;

class AnthropicProviderTest extends JudgeContract {

    @Override
    protected Provider open(String baseUrl, Duration timeout) {
        return new AnthropicProvider(new ProviderId("anthropic", baseUrl), "the-key", timeout);
    }

    @Override
    protected String reply(String text, String finish) {
        return """
                {"id": "1", "type": "message", "role": "assistant", "model": "model-2026",
                 "content": [{"type": "text", "text": "%s"}], "stop_reason": "%s",
                 "usage": {"input_tokens": 7, "output_tokens": 3}}""".formatted(text.replace("\"", "\\\""), finish);
    }

    @Override
    protected String whole() {
        return "end_turn";
    }

    @Override
    protected String cut() {
        return "max_tokens";
    }

    @Override
    protected String withheld() {
        return "refusal";
    }

    @Test
    void sends_key_model_and_limits_in_its_own_way() {
        answer(aResponse().withBody(reply("ok", whole())));

        assertThat(ask(Duration.ofSeconds(20))).isInstanceOf(ProviderReply.Text.class);

        server().verify(postRequestedFor(urlEqualTo("/v1/messages"))
                .withHeader("x-api-key", equalTo("the-key"))
                .withRequestBody(matchingJsonPath("$.model", equalTo("model")))
                .withRequestBody(matchingJsonPath("$.temperature", equalTo("0.0")))
                .withRequestBody(matchingJsonPath("$.max_tokens", equalTo("4096"))));
    }
}

package dev.assay.judge.langchain4j;

import dev.assay.judge.port.Provider;
import dev.assay.judge.port.ProviderId;
import dev.assay.judge.port.ProviderReply;
import dev.assay.judge.port.ProviderRequest;
import dev.assay.judge.resilience.Secrets;
import dev.langchain4j.model.chat.ChatModel;
import dev.langchain4j.model.chat.request.ResponseFormat;
import dev.langchain4j.model.chat.request.ResponseFormatType;
import dev.langchain4j.model.chat.request.json.JsonRawSchema;
import dev.langchain4j.model.chat.request.json.JsonSchema;
import dev.langchain4j.model.openai.OpenAiChatModel;
import dev.langchain4j.model.openai.OpenAiChatRequestParameters;
import java.time.Duration;
import java.util.Optional;

/**
 * Any service that speaks OpenAI's protocol for chats. A request's schema is sent as such, unless an extra field
 * {@code response_format} says otherwise; without a schema the service is asked for JSON.
 */
public final class OpenAiProvider implements Provider {

    /** The field that says in which form the reply is wanted. */
    static final String RESPONSE_FORMAT = "response_format";

    private static final String OPENAI = "api.openai.com";

    private final ProviderId id;
    private final boolean newTokenLimit;
    private final ChatModel model;

    /**
     * A provider.
     *
     * @param id kind and base URL, such as {@code https://api.openai.com/v1}
     * @param key sent as a bearer; absent for services that need none
     * @param timeout from sending to the last byte
     */
    public OpenAiProvider(ProviderId id, Optional<String> key, Duration timeout) {
        this.id = id;
        this.newTokenLimit = id.baseUrl().contains(OPENAI);
        this.model = OpenAiChatModel.builder()
                .httpClientBuilder(
                        new WireBuilder(timeout, new Secrets(key.stream().toList())))
                .baseUrl(id.baseUrl())
                .apiKey(key.orElse("none"))
                .timeout(timeout)
                .maxRetries(0)
                .strictJsonSchema(false)
                .build();
    }

    @Override
    public ProviderId id() {
        return id;
    }

    @Override
    public ProviderReply complete(ProviderRequest request) {
        OpenAiChatRequestParameters.Builder parameters = OpenAiChatRequestParameters.builder()
                .modelName(request.settings().model())
                .customParameters(Extras.values(request.settings().extra()));
        request.settings().temperature().ifPresent(parameters::temperature);
        request.settings().seed().ifPresent(seed -> parameters.seed(Math.toIntExact(seed)));
        // OpenAI's newer models refuse the old name of the limit; other services know only that.
        if (newTokenLimit) {
            parameters.maxCompletionTokens(request.settings().maxTokens());
        } else {
            parameters.maxOutputTokens(request.settings().maxTokens());
        }
        if (!request.settings().extra().containsKey(RESPONSE_FORMAT)) {
            parameters.responseFormat(
                    request.schema().map(OpenAiProvider::schema).orElse(ResponseFormat.JSON));
        }
        return Replies.ask(model, request, parameters.build(), response -> false);
    }

    private static ResponseFormat schema(String text) {
        return ResponseFormat.builder()
                .type(ResponseFormatType.JSON)
                .jsonSchema(JsonSchema.builder()
                        .name("reply")
                        .rootElement(JsonRawSchema.from(text))
                        .build())
                .build();
    }

    @Override
    public void close() {
        // The connections of the JDK's client end with it.
    }
}

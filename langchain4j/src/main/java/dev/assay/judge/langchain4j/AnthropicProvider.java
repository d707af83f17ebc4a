package dev.assay.judge.langchain4j;

import dev.assay.judge.port.Provider;
import dev.assay.judge.port.ProviderId;
import dev.assay.judge.port.ProviderReply;
import dev.assay.judge.port.ProviderRequest;
import dev.assay.judge.resilience.Secrets;
import dev.langchain4j.model.anthropic.AnthropicChatModel;
import dev.langchain4j.model.anthropic.AnthropicChatResponseMetadata;
import dev.langchain4j.model.chat.ChatModel;
import dev.langchain4j.model.chat.request.ChatRequestParameters;
import dev.langchain4j.model.chat.response.ChatResponse;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.concurrent.ConcurrentHashMap;

/** Anthropic's service. It takes no seed, and the schema is left to the prompt. */
public final class AnthropicProvider implements Provider {

    private final ProviderId id;
    private final String key;
    private final Duration timeout;
    private final Map<SortedMap<String, String>, ChatModel> models = new ConcurrentHashMap<>();

    /**
     * A provider.
     *
     * @param id kind and base URL, such as {@code https://api.anthropic.com/v1}
     * @param key sent as {@code x-api-key}
     * @param timeout from sending to the last byte
     */
    public AnthropicProvider(ProviderId id, String key, Duration timeout) {
        this.id = id;
        this.key = key;
        this.timeout = timeout;
    }

    @Override
    public ProviderId id() {
        return id;
    }

    @Override
    public ProviderReply complete(ProviderRequest request) {
        ChatRequestParameters parameters = ChatRequestParameters.builder()
                .modelName(request.settings().model())
                .maxOutputTokens(request.settings().maxTokens())
                .temperature(request.settings().temperature().stream()
                        .boxed()
                        .findFirst()
                        .orElse(null))
                .build();
        // Extra fields are the model's there, not the request's; a judge uses one set of them.
        ChatModel model = models.computeIfAbsent(request.settings().extra(), this::model);
        return Replies.ask(model, request, parameters, AnthropicProvider::withheld);
    }

    /** LangChain4j has no word of its own for a refusal and tells it only as the service does. */
    private static boolean withheld(ChatResponse response) {
        return response.metadata() instanceof AnthropicChatResponseMetadata ours
                && ours.rawHttpResponse() != null
                && Responses.field(ours.rawHttpResponse().body(), "stop_reason").equals("refusal");
    }

    private ChatModel model(SortedMap<String, String> extra) {
        return AnthropicChatModel.builder()
                .httpClientBuilder(new WireBuilder(timeout, new Secrets(List.of(key))))
                .baseUrl(id.baseUrl())
                .apiKey(key)
                .modelName("named by each request")
                .timeout(timeout)
                .maxRetries(0)
                .customParameters(Extras.values(extra))
                .build();
    }

    @Override
    public void close() {
        models.clear();
    }
}

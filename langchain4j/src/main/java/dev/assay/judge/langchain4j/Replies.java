package dev.assay.judge.langchain4j;

import dev.assay.judge.port.FinishReason;
import dev.assay.judge.port.ProviderReply;
import dev.assay.judge.port.ProviderRequest;
import dev.assay.judge.port.RefusalKind;
import dev.langchain4j.data.message.SystemMessage;
import dev.langchain4j.data.message.UserMessage;
import dev.langchain4j.exception.ContentFilteredException;
import dev.langchain4j.model.chat.ChatModel;
import dev.langchain4j.model.chat.request.ChatRequest;
import dev.langchain4j.model.chat.request.ChatRequestParameters;
import dev.langchain4j.model.chat.response.ChatResponse;
import dev.langchain4j.model.output.TokenUsage;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import java.util.function.Predicate;

/** Asks a model of LangChain4j and takes its answer over into ours. */
final class Replies {

    private Replies() {}

    /**
     * Asks once.
     *
     * @param withheld tells a text that the service withheld where LangChain4j does not
     */
    static ProviderReply ask(
            ChatModel model,
            ProviderRequest request,
            ChatRequestParameters parameters,
            Predicate<ChatResponse> withheld) {
        long start = System.nanoTime();
        try {
            ChatResponse response = model.chat(ChatRequest.builder()
                    .messages(SystemMessage.from(request.system()), UserMessage.from(request.user()))
                    .parameters(parameters)
                    .build());
            return text(response, withheld.test(response), TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - start));
        } catch (ContentFilteredException e) {
            return new ProviderReply.Text(
                    Optional.ofNullable(e.getMessage()).orElse(""),
                    FinishReason.FILTERED,
                    "",
                    OptionalInt.empty(),
                    OptionalInt.empty(),
                    TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - start));
        } catch (RuntimeException e) {
            // Whatever the client stumbles over lies in the reply: the request was checked before it was sent.
            return RefusedException.in(e)
                    .orElseGet(() -> ProviderReply.Refused.of(
                            RefusalKind.UNREADABLE_BODY, "the reply lacks what such a service sends (" + e + ")"));
        }
    }

    private static ProviderReply text(ChatResponse response, boolean withheld, long millis) {
        Optional<TokenUsage> tokens = Optional.ofNullable(response.tokenUsage());
        return new ProviderReply.Text(
                Optional.ofNullable(response.aiMessage().text()).orElse(""),
                withheld ? FinishReason.FILTERED : finish(Optional.ofNullable(response.finishReason())),
                Optional.ofNullable(response.modelName()).orElse(""),
                count(tokens, TokenUsage::inputTokenCount),
                count(tokens, TokenUsage::outputTokenCount),
                millis);
    }

    private static FinishReason finish(Optional<dev.langchain4j.model.output.FinishReason> reason) {
        return reason.map(given -> switch (given) {
                    case STOP -> FinishReason.STOP;
                    case LENGTH -> FinishReason.LENGTH;
                    case CONTENT_FILTER -> FinishReason.FILTERED;
                    default -> FinishReason.OTHER;
                })
                .orElse(FinishReason.OTHER);
    }

    private static OptionalInt count(Optional<TokenUsage> tokens, Function<TokenUsage, Integer> part) {
        return tokens.map(part).map(OptionalInt::of).orElse(OptionalInt.empty());
    }
}

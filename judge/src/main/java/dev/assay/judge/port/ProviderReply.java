package dev.assay.judge.port;

import java.time.Duration;
import java.util.Optional;
import java.util.OptionalInt;

/** What came back from a model. */
public sealed interface ProviderReply {

    /**
     * A whole reply.
     *
     * @param body the text, as sent
     * @param finish why the model stopped
     * @param modelAnswered the model that answered, as the service names it; blank when it does not
     * @param tokensIn tokens of the request as the service counts them; absent when it does not say
     * @param tokensOut tokens of the reply as the service counts them; absent when it does not say
     * @param millis from sending to the last byte, milliseconds
     */
    record Text(
            String body,
            FinishReason finish,
            String modelAnswered,
            OptionalInt tokensIn,
            OptionalInt tokensOut,
            long millis)
            implements ProviderReply {

        /** A reply of which only the text is known. */
        public static Text of(String body) {
            return new Text(body, FinishReason.STOP, "", OptionalInt.empty(), OptionalInt.empty(), 0);
        }
    }

    /**
     * No text came back.
     *
     * @param kind what went wrong
     * @param status HTTP status; absent when there was none
     * @param retryAfter how long the service asks to wait
     * @param message the service's words or ours, without secrets
     */
    record Refused(RefusalKind kind, OptionalInt status, Optional<Duration> retryAfter, String message)
            implements ProviderReply {

        /** A refusal without a status. */
        public static Refused of(RefusalKind kind, String message) {
            return new Refused(kind, OptionalInt.empty(), Optional.empty(), message);
        }
    }
}

package dev.assay.judge.langchain4j;

import dev.assay.judge.port.ProviderReply;
import java.util.Optional;

/** Carries what the service said through LangChain4j's clients, whose own exceptions drop headers. */
final class RefusedException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final transient ProviderReply.Refused refused;

    RefusedException(ProviderReply.Refused refused) {
        super(refused.message());
        this.refused = refused;
    }

    /** What the service said, if that is what went wrong. */
    static Optional<ProviderReply.Refused> in(Throwable wrong) {
        for (Throwable cause = wrong; cause != null; cause = cause.getCause()) {
            if (cause instanceof RefusedException found) {
                return Optional.of(found.refused);
            }
        }
        return Optional.empty();
    }
}

package dev.assay.judge.port;

import dev.assay.core.data.Claim;
import java.util.List;
import java.util.Optional;

/** What a judge can be asked. */
public sealed interface JudgeRequest {

    /** The question the system was asked, for pronouns and language. */
    String question();

    /**
     * Which claims does this text make? Answered by {@link JudgeReply.Claims}.
     *
     * @param question the question the text answers
     * @param text the text, not blank
     */
    record SplitClaims(String question, String text) implements JudgeRequest {}

    /**
     * What does each passage, and one further text, say of each claim? Answered by {@link JudgeReply.Verdicts}.
     *
     * @param question the question the claims answer
     * @param claims the claims, at least one
     * @param passages the passages' texts in rank order; blank ones keep their number and say nothing
     * @param other a further text that is judged on its own, such as the reference; absent when there is none to ask about
     */
    record CheckClaims(String question, List<Claim> claims, List<String> passages, Optional<String> other)
            implements JudgeRequest {

        public CheckClaims {
            claims = List.copyOf(claims);
            passages = List.copyOf(passages);
        }

        /** A question about passages only. */
        public CheckClaims(String question, List<Claim> claims, List<String> passages) {
            this(question, claims, passages, Optional.empty());
        }
    }

    /**
     * Which claims does this text make, and what does each passage say of each? Both at once, the cheapest form.
     * Answered by {@link JudgeReply.ClaimsAndVerdicts}.
     *
     * @param question the question the text answers
     * @param text the text, not blank
     * @param passages the passages' texts in rank order; blank ones keep their number and say nothing
     */
    record SplitAndCheck(String question, String text, List<String> passages) implements JudgeRequest {

        public SplitAndCheck {
            passages = List.copyOf(passages);
        }
    }

    /**
     * How much does each passage help to answer the question? Answered by {@link JudgeReply.Relevances}.
     *
     * @param question the question
     * @param passages the passages' texts in rank order; blank ones keep their number and are not judged
     */
    record RatePassages(String question, List<String> passages) implements JudgeRequest {

        public RatePassages {
            passages = List.copyOf(passages);
        }
    }

    /**
     * Does this text answer the question, refuse, or ask back? Answered by {@link JudgeReply.Kind}.
     *
     * @param question the question
     * @param text the text, not blank
     */
    record NameKind(String question, String text) implements JudgeRequest {}
}

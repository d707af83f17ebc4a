package dev.assay.judge.port;

import dev.assay.core.data.Claim;
import dev.assay.core.words.Language;
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
     * How much of each nugget does this text state? Answered by {@link JudgeReply.Supports}.
     *
     * @param question the question the text answers
     * @param text the text, not blank
     * @param nuggets the facts looked for, at least one
     */
    record RateNuggets(String question, String text, List<String> nuggets) implements JudgeRequest {

        public RateNuggets {
            nuggets = List.copyOf(nuggets);
        }
    }

    /**
     * Which sentences state something, and how much of each does each passage it cites bear out? Answered by
     * {@link JudgeReply.SentenceSupports}.
     *
     * @param question the question the sentences answer
     * @param sentences the sentences of the answer in order, at least one
     * @param passages the passages' texts in rank order; only those cited are shown
     */
    record RateCitations(String question, List<CitedSentence> sentences, List<String> passages)
            implements JudgeRequest {

        public RateCitations {
            sentences = List.copyOf(sentences);
            passages = List.copyOf(passages);
        }
    }

    /**
     * Which level of the criteria fits this text? Answered by {@link JudgeReply.Level}.
     *
     * @param question the question the text answers
     * @param text the text, not blank
     * @param reference a good answer to hold it against; absent when the criteria do not look at one
     * @param passages texts to hold it against, in rank order; none when the criteria do not look at them
     * @param criteria what it is graded by
     * @param language the language to ask in; absent = the case's
     */
    record PickLevel(
            String question,
            String text,
            Optional<String> reference,
            List<String> passages,
            Criteria criteria,
            Optional<Language> language)
            implements JudgeRequest {

        public PickLevel {
            passages = List.copyOf(passages);
        }
    }

    /**
     * Which of two texts is better? Answered by {@link JudgeReply.Preferred}.
     *
     * @param question the question both answer
     * @param first the text shown first, not blank
     * @param second the text shown second, not blank
     * @param task what makes one better than the other, in words for the judge
     */
    record PickBetter(String question, String first, String second, String task) implements JudgeRequest {}

    /**
     * Which questions does this answer answer? Answered by {@link JudgeReply.Questions}.
     *
     * @param question the question the system was asked; not shown to whom writes, who could copy it
     * @param answer the answer, not blank
     * @param count how many different questions are wanted, 1 or more
     */
    record WriteQuestions(String question, String answer, int count) implements JudgeRequest {}

    /**
     * Which people, places, things, times and amounts does this text name? Answered by {@link JudgeReply.Entities}.
     *
     * @param question the question the text answers
     * @param text the text, not blank
     */
    record ListEntities(String question, String text) implements JudgeRequest {}

    /**
     * Does this text answer the question, refuse, or ask back? Answered by {@link JudgeReply.Kind}.
     *
     * @param question the question
     * @param text the text, not blank
     */
    record NameKind(String question, String text) implements JudgeRequest {}

    /**
     * Write a case of an evaluation from these passages. Answered by {@link JudgeReply.WrittenCase}.
     *
     * @param question words for people on what is asked for; not shown to whom writes
     * @param task what kind of case it is to be
     * @param hint words of the passages it should turn on; blank when there are none
     * @param passages the passages' texts, at least one, none blank
     * @param answered whether it is to be answered from the passages, so that an answer and evidence must come with it
     */
    record WriteCase(String question, String task, String hint, List<String> passages, boolean answered)
            implements JudgeRequest {

        public WriteCase {
            passages = List.copyOf(passages);
        }
    }

    /**
     * What do you know of this, with nothing to read? Answered by {@link JudgeReply.Recalled}.
     *
     * @param question the question
     */
    record Recall(String question) implements JudgeRequest {}
}

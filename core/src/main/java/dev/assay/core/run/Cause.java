package dev.assay.core.run;

import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** Why a case fell short, in the order in which causes are looked for: the first that holds is named. */
public enum Cause {
    /** The system under test gave an error. */
    TARGET_ERROR,
    /** What should be found is not in the corpus. */
    NOT_IN_CORPUS,
    /** The document is in the corpus, but what the label names in it is gone or reads otherwise. */
    STALE_LABEL,
    /** The evidence is spread over chunks and only a part of it came back. */
    EVIDENCE_SPLIT,
    /** It is in the corpus, but a recorded filter kept it out. */
    FILTERED_OUT,
    /** It is in the corpus, but was not retrieved. */
    NOT_RETRIEVED,
    /** A retriever found it, and it was lost where lists were fused. */
    LOST_AT_FUSION,
    /** It was retrieved, and the reranker left it out. */
    LOST_AT_RERANKING,
    /** It was retrieved, but the model was not shown it. */
    CUT_FROM_CONTEXT,
    /** It was retrieved, but below the depth that counts. */
    RANKED_LOW,
    /** The system declined although the context held the answer. */
    REFUSED_WITH_CONTEXT,
    /** The answer contradicts the context. */
    CONTRADICTED_CLAIM,
    /** The answer takes what is not right from a passage that is not relevant. */
    CLAIM_FROM_NOISE,
    /** The answer states what no passage states. */
    UNSUPPORTED_CLAIM,
    /** The answer leaves out what a good answer says. */
    INCOMPLETE,
    /** The answer answers another question. */
    IRRELEVANT_ANSWER,
    /** The answer cites a passage that does not bear it out, or that does not exist. */
    WRONG_CITATION,
    /** The system answered although it should have declined. */
    ANSWERED_WITHOUT_GROUNDS;

    /** The word used in files and reports, such as {@code not-retrieved}. */
    public String word() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** The cause of this word. */
    public static Optional<Cause> of(String word) {
        return Stream.of(values()).filter(cause -> cause.word().equals(word)).findFirst();
    }
}

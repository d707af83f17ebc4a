package dev.assay.core.run;

import java.util.Locale;

/** Why a case fell short, in the order in which causes are looked for: the first that holds is named. */
public enum Cause {
    /** The system under test gave an error. */
    TARGET_ERROR,
    /** What should be found is not in the corpus. */
    NOT_IN_CORPUS,
    /** The evidence is spread over chunks and only a part of it came back. */
    EVIDENCE_SPLIT,
    /** It is in the corpus, but was not retrieved. */
    NOT_RETRIEVED,
    /** It was retrieved, but below the depth that counts. */
    RANKED_LOW,
    /** The system declined although the context held the answer. */
    REFUSED_WITH_CONTEXT,
    /** The answer contradicts the context. */
    CONTRADICTED_CLAIM,
    /** The answer states what no passage states. */
    UNSUPPORTED_CLAIM,
    /** The system answered although it should have declined. */
    ANSWERED_WITHOUT_GROUNDS;

    /** The word used in files and reports, such as {@code not-retrieved}. */
    public String word() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}

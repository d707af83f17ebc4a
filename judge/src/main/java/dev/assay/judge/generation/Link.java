package dev.assay.judge.generation;

/** Which claims are held against which text: the edges of the claim graph. A metric names those that it needs. */
public enum Link {
    /** Claims of the answer against each passage. */
    ANSWER_PASSAGES,
    /** Claims of the answer against the reference. */
    ANSWER_REFERENCE,
    /** Claims of the reference against each passage. */
    REFERENCE_PASSAGES,
    /** Claims of the reference against the answer. */
    REFERENCE_ANSWER,
    /** Claims of the answer, taken and held against each passage in one request. */
    ONE_CALL;

    /** Whether the reference plays a part. */
    boolean ofReference() {
        return this == ANSWER_REFERENCE || this == REFERENCE_PASSAGES || this == REFERENCE_ANSWER;
    }
}

package dev.assay.core.metric;

/** What a metric must be given; checked for all metrics and cases before any work. */
public enum Need {
    /** Labels: what should have been retrieved. */
    JUDGMENTS("relevant"),
    /** The ranked list. */
    RANKING("retrieved"),
    /** The system's answer. */
    ANSWER("answer"),
    /** The texts that the model was shown. */
    CONTEXTS("retrieved texts"),
    /** A good answer. */
    REFERENCE("reference"),
    /** Facts that a good answer holds. */
    NUGGETS("nuggets"),
    /** Criteria that belong to the case. */
    RUBRICS("rubrics"),
    /** Who asks, and who may see which passage. */
    ACCESS("acl"),
    /** Somebody or something that judges claims. */
    JUDGE("judge"),
    /** Sentence embeddings, which tell how near two texts are in meaning. */
    EMBEDDINGS("embeddings");

    private final String field;

    Need(String field) {
        this.field = field;
    }

    /** The field of a case or output that meets the need. */
    public String field() {
        return field;
    }
}

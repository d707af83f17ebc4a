package dev.assay.engine.trec.score;

import java.nio.charset.StandardCharsets;

/** A topic and what came out for it. */
public final class TopicResult {

    private final byte[] id;
    private final TopicScores scores;

    TopicResult(byte[] id, TopicScores scores) {
        this.id = id;
        this.scores = scores;
    }

    /** Bytes of its id; not copied. */
    public byte[] id() {
        return id;
    }

    /** Its id as text. */
    public String name() {
        return new String(id, StandardCharsets.UTF_8);
    }

    /** Its values. */
    public TopicScores scores() {
        return scores;
    }
}

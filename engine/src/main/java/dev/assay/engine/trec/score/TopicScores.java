package dev.assay.engine.trec.score;

/** What came out for one topic. */
public final class TopicScores {

    private final double[] values;
    private final String grades;
    private final boolean unusable;

    TopicScores(double[] values, String grades, boolean unusable) {
        this.values = values;
        this.grades = grades;
        this.unusable = unusable;
    }

    /** One value for each column; not copied. */
    public double[] values() {
        return values;
    }

    /** First grades as characters, empty unless {@code relstring} is asked for. */
    public String grades() {
        return grades;
    }

    /** Whether every judgement of the topic is negative. */
    boolean unusable() {
        return unusable;
    }
}

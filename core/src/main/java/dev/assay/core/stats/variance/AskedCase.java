package dev.assay.core.stats.variance;

import java.util.List;

/**
 * A question with every answer that was given to it.
 *
 * @param cluster number of its cluster, 0 or more
 * @param asked answers that the run has of it whose mean is spoken of, 1 or more
 * @param answers the different answers of all runs, at least one
 */
public record AskedCase(int cluster, int asked, List<JudgedAnswer> answers) {

    public AskedCase {
        answers = List.copyOf(answers);
        if (asked < 1 || answers.isEmpty()) {
            throw new IllegalArgumentException("a case has an answer or more; found " + asked + ", " + answers);
        }
    }
}

package dev.assay.engine.codec;

import java.util.List;

/**
 * What a dataset holds, known before any work. Outputs count once a case, whatever the repeats.
 *
 * @param cases number of cases, 1 or more
 * @param answerable cases with {@code expectedBehavior: answer}
 * @param judged answerable cases that say what is relevant
 * @param retrieved cases with a ranked list
 * @param texts cases with the text of a retrieved passage
 * @param answered cases with an answer, blank or not
 * @param references cases with a reference answer
 * @param nuggets cases with nuggets
 * @param rubrics cases with rubrics of their own
 * @param failed cases of which the system reported an error
 * @param users cases that name a user
 * @param restricted passages of the corpus, and outputs with items, that say who may see them
 * @param passages passages in the corpus; 0 where there is none
 * @param unretrieved judged cases of which nothing says what was retrieved, and that report no error
 * @param hash canonical hash of cases and corpus: SHA-256, 64 hexadecimal digits
 * @param name what it calls itself
 * @param warnings what is not wrong but should be known, once each
 */
public record DatasetSummary(
        int cases,
        int answerable,
        int judged,
        int retrieved,
        int texts,
        int answered,
        int references,
        int nuggets,
        int rubrics,
        int failed,
        int users,
        int restricted,
        int passages,
        Unretrieved unretrieved,
        String hash,
        DatasetName name,
        List<String> warnings) {

    /**
     * Judged cases without a ranked list.
     *
     * @param count how many
     * @param lines the lines of the first few in the file of cases
     */
    public record Unretrieved(int count, List<Integer> lines) {

        public Unretrieved {
            lines = List.copyOf(lines);
        }
    }

    public DatasetSummary {
        warnings = List.copyOf(warnings);
    }
}

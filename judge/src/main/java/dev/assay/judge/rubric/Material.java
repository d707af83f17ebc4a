package dev.assay.judge.rubric;

import java.util.Locale;

/** What a rubric holds an answer against besides the question. */
enum Material {
    /** The case's reference answer. */
    REFERENCE,
    /** The passages that the model was shown. */
    PASSAGES;

    /** The word in a rubric's {@code uses}. */
    String word() {
        return name().toLowerCase(Locale.ROOT);
    }
}

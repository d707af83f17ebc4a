package dev.assay.judge.generation;

import dev.assay.core.metric.Arguments;
import dev.assay.core.metric.Definition;
import dev.assay.core.metric.Metric;
import dev.assay.core.metric.MetricFamily;
import java.util.List;
import java.util.Set;

/** The two ways to tell whether an answer speaks to its question, under one name. */
final class AnswerRelevancies {

    /** How many questions are written unless the name says otherwise. */
    static final int QUESTIONS = 3;

    private static final String QUESTION_METHOD = "questions";
    private static final String EMBEDDING_METHOD = "embedding";

    static final MetricFamily FAMILY = new MetricFamily(
            "answerRelevancy",
            List.of(),
            MetricFamily.Depth.NONE,
            Set.of("n", "method"),
            Definition.of("""
                    How near the questions that the answer answers are to the question asked.
                    由回答反推出的问题与原问题在语义上的接近程度。
                    formula: answerRelevancy = mean over n = 3 questions, written by the judge from the answer alone, of their cosine with the question; with method=embedding: the cosine of answer and question, without a judge. Cosines are of sentence embeddings, below 0 taken as 0
                    range: 0 to 1; unrelated texts do not come down to 0, see below
                    better: higher
                    nothing relevant: labels play no part
                    fewer than k: not applicable
                    unjudged: a refusal, a question back or an empty answer is undefined, as are texts in different languages; the embedded judge writes no questions: undefined, method=embedding works with it; a failed judge is a failure, not a 0
                    duplicates: fewer than n different questions make a reply unreadable
                    example: cosines 0.9, 0.8 and 0.7: 2.4/3 = 0.8
                    confused with: faithfulness, which asks whether the answer is true to the context; a wrong answer to the point is relevant
                    bad at: the scale, which is narrow and differs by language: with the embeddings shipped, an answer and its question have .58 to .85 in English and .45 to .75 in Chinese, an answer and a strange question .35 to .54 and .21 to .38, two strange questions .38 to .58 and .20 to .42 (52 pairs each, 5th to 95th percentile); so compare runs, not languages nor the two methods
                    source: Es, James, Espinosa-Anke and Schockaert 2024, RAGAS, EACL demonstrations
                    agrees with: ragas answer_relevancy in the formula, with the same questions and embeddings; ragas gives a refusal 0
                    """),
            AnswerRelevancies::make);

    private AnswerRelevancies() {}

    private static Metric make(Arguments arguments) {
        String method = arguments.word("method", QUESTION_METHOD, Set.of(QUESTION_METHOD, EMBEDDING_METHOD));
        if (method.equals(QUESTION_METHOD)) {
            return new AnswerRelevancy(arguments.integer("n", QUESTIONS));
        }
        if (arguments.name().parameters().containsKey("n")) {
            throw new IllegalArgumentException("`" + arguments.name()
                    + "`: n counts questions, and method=embedding writes none; leave n or the method out");
        }
        return new AnswerQuestionSimilarity();
    }
}

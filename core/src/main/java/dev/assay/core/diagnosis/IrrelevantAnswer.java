package dev.assay.core.diagnosis;

import dev.assay.core.run.Cause;
import dev.assay.core.run.Finding;
import dev.assay.core.words.Numbers;
import java.util.Optional;

/** The answer answers another question than the one asked, as {@code answerRelevancy} tells. */
final class IrrelevantAnswer implements Check {

    /** Below this mean cosine the questions that the answer answers are about something else. */
    static final double RELEVANT = 0.5;

    private static final String METRIC = "answerRelevancy";

    @Override
    public Optional<Finding> find(Symptoms symptoms) {
        if (!symptoms.answered()) {
            return Optional.empty();
        }
        return symptoms.result().scores().entrySet().stream()
                .filter(score -> score.getKey().startsWith(METRIC))
                .filter(score -> score.getValue().number().orElse(1) < RELEVANT)
                .findFirst()
                .map(
                        score -> new Finding(
                                Cause.IRRELEVANT_ANSWER,
                                evidence(
                                        symptoms,
                                        score.getKey(),
                                        score.getValue().number().orElse(0)),
                                symptoms.in(
                                        "在提示词末尾重复原问题并要求直接回答它；若问题先被改写，核对改写后是否还是同一个问题。",
                                        "Repeat the question at the end of the prompt and ask for a direct answer; where the question is rewritten first, see that it still asks the same.")));
    }

    private static String evidence(Symptoms symptoms, String metric, double value) {
        String answer = Texts.brief(symptoms.result().output().answer().orElse(""));
        String figures = metric + " " + Numbers.fixed(value, 3);
        return symptoms.in(
                "回答答非所问（" + figures + "，低于 " + RELEVANT + "）：“" + answer + "”",
                "The answer is about something else (" + figures + ", below " + RELEVANT + "): \"" + answer + "\"");
    }
}

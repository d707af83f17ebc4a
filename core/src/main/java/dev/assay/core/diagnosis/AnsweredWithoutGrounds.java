package dev.assay.core.diagnosis;

import dev.assay.core.data.AnswerKind;
import dev.assay.core.data.ExpectedBehavior;
import dev.assay.core.run.Cause;
import dev.assay.core.run.Finding;
import java.util.Optional;

/** The system answered a question to which the corpus holds no approved answer. */
final class AnsweredWithoutGrounds implements Check {

    @Override
    public Optional<Finding> find(Symptoms symptoms) {
        boolean shouldRefuse = symptoms.result().source().expectedBehavior() == ExpectedBehavior.REFUSE;
        if (!shouldRefuse || !symptoms.result().answerKind().equals(Optional.of(AnswerKind.ANSWERED))) {
            return Optional.empty();
        }
        String answer = Texts.brief(symptoms.result().output().answer().orElse(""));
        return Optional.of(
                new Finding(
                        Cause.ANSWERED_WITHOUT_GROUNDS,
                        symptoms.in(
                                "语料库中没有答案，本应拒答，回答却是：“" + answer + "”",
                                "The corpus holds no answer, so it should decline; it says: \"" + answer + "\""),
                        symptoms.in(
                                "在提示词里写明“资料里没有依据就说不知道”，并在检索得分都很低时直接拒答。",
                                "Tell the model to say that it does not know where no passage gives grounds, and decline before asking it when all retrieval scores are low.")));
    }
}

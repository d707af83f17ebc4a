package dev.assay.core.diagnosis;

import dev.assay.core.data.AnswerKind;
import dev.assay.core.data.Verdict;
import dev.assay.core.retrieval.JudgedRanking;
import dev.assay.core.run.AnswerabilityCounter;
import dev.assay.core.run.Cause;
import dev.assay.core.run.Finding;
import dev.assay.core.run.JudgedClaim;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** The system declined although the context held all that the case needs. */
final class RefusedWithContext implements Check {

    @Override
    public Optional<Finding> find(Symptoms symptoms) {
        boolean refused = symptoms.result().answerKind().equals(Optional.of(AnswerKind.REFUSED));
        boolean labelled =
                symptoms.context().flatMap(AnswerabilityCounter::holds).orElse(false);
        if (!refused
                || !(labelled || allStated(symptoms))
                || !symptoms.result().source().answerable()) {
            return Optional.empty();
        }
        String names = labelled ? relevant(symptoms.context().orElseThrow()) : stating(symptoms);
        String answer = Texts.brief(symptoms.result().output().answer().orElse(""));
        return Optional.of(
                new Finding(
                        Cause.REFUSED_WITH_CONTEXT,
                        symptoms.in(
                                "上下文里有 " + names + "，回答却拒绝了：“" + answer + "”",
                                "The context held " + names + ", yet the answer declines: \"" + answer + "\""),
                        symptoms.in(
                                "放宽提示词中的拒答条件，写明“资料里有依据就必须作答”，并把最相关的段落放在最前。",
                                "Loosen the prompt's rule for declining: say that it must answer where a passage gives grounds, and put the best passage first.")));
    }

    /** Whether the passages support every claim of a good answer. */
    private static boolean allStated(Symptoms symptoms) {
        List<JudgedClaim> claims = symptoms.result().referenceClaims();
        return symptoms.told().reference()
                && !claims.isEmpty()
                && claims.stream().allMatch(JudgedClaim::supported);
    }

    /** The passages that support a claim of a good answer. */
    private static String stating(Symptoms symptoms) {
        return symptoms.result().referenceClaims().stream()
                .flatMap(claim -> claim.passages().stream())
                .filter(said -> said.verdict() == Verdict.SUPPORTED)
                .map(said -> symptoms.passage(said.passage()))
                .distinct()
                .collect(Collectors.joining(", "));
    }

    private static String relevant(JudgedRanking context) {
        return context.judgments().groups().stream()
                .filter(group -> group.grade() >= 1)
                .map(Texts::name)
                .collect(Collectors.joining(", "));
    }
}

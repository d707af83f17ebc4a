package dev.assay.core.diagnosis;

import dev.assay.core.data.PassageVerdict;
import dev.assay.core.data.Verdict;
import dev.assay.core.run.Cause;
import dev.assay.core.run.Finding;
import dev.assay.core.run.JudgedClaim;
import java.util.List;
import java.util.Optional;

/** The answer takes what the reference does not bear out from passages that are not relevant. */
final class ClaimFromNoise implements Check {

    @Override
    public Optional<Finding> find(Symptoms symptoms) {
        if (!symptoms.answered() || !symptoms.told().answer()) {
            return Optional.empty();
        }
        return symptoms.result().claims().stream()
                .filter(claim -> claim.other().isPresent() && !claim.supportedByOther())
                .filter(claim -> onlyFromNoise(symptoms, claim))
                .findFirst()
                .map(
                        claim -> new Finding(
                                Cause.CLAIM_FROM_NOISE,
                                evidence(symptoms, claim),
                                symptoms.in(
                                        "少给无关段落：设检索得分下限或加重排，减小上下文条数；并在提示词里要求只用与问题相关的段落。",
                                        "Show the model fewer irrelevant passages: a lower bound on the score, a reranker, a smaller context; and tell it to use only passages that concern the question.")));
    }

    private static boolean onlyFromNoise(Symptoms symptoms, JudgedClaim claim) {
        List<PassageVerdict> support = support(claim);
        return !support.isEmpty()
                && support.stream()
                        .allMatch(said ->
                                !symptoms.relevantPassage(said.passage()).orElse(true));
    }

    private static List<PassageVerdict> support(JudgedClaim claim) {
        return claim.passages().stream()
                .filter(said -> said.verdict() == Verdict.SUPPORTED)
                .toList();
    }

    private static String evidence(Symptoms symptoms, JudgedClaim claim) {
        PassageVerdict from = support(claim).get(0);
        String text = Texts.brief(claim.claim().text());
        String id = symptoms.passage(from.passage());
        String words = from.quote()
                .map(quote ->
                        symptoms.in("：“" + Texts.brief(quote.text()) + "”", ": \"" + Texts.brief(quote.text()) + "\""))
                .orElse("");
        return symptoms.in(
                "“" + text + "”出自无关段落 " + id + "（第 " + from.passage() + " 段）" + words + "，参考答案并不支持。",
                "\"" + text + "\" comes from the irrelevant passage " + id + " (number " + from.passage() + ")" + words
                        + "; the reference does not bear it out.");
    }
}

package dev.assay.core.diagnosis;

import dev.assay.core.citation.CitedAnswer;
import dev.assay.core.data.PassageVerdict;
import dev.assay.core.data.Verdict;
import dev.assay.core.run.Cause;
import dev.assay.core.run.Finding;
import dev.assay.core.run.JudgedClaim;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The answer cites what does not exist, or a passage that does not bear the sentence out. */
final class WrongCitation implements Check {

    @Override
    public Optional<Finding> find(Symptoms symptoms) {
        if (!symptoms.answered() || symptoms.result().output().context().isEmpty()) {
            return Optional.empty();
        }
        List<CitedAnswer.Placed> sentences =
                CitedAnswer.placed(symptoms.result().output(), symptoms.result().context());
        return Stream.of(unknown(symptoms, sentences), judged(symptoms), elsewhere(symptoms, sentences))
                .flatMap(Optional::stream)
                .findFirst()
                .map(
                        evidence -> new Finding(
                                Cause.WRONG_CITATION,
                                evidence,
                                symptoms.in(
                                        "在提示词里给每段写明编号，要求只引用所给的编号；生成后逐句核对引用，去掉对不上的。",
                                        "Number the passages in the prompt and allow those numbers only; check citations sentence by sentence after generation and drop those that do not hold.")));
    }

    private static Optional<String> unknown(Symptoms symptoms, List<CitedAnswer.Placed> sentences) {
        return sentences.stream()
                .map(CitedAnswer.Placed::sentence)
                .filter(sentence -> !sentence.unknown().isEmpty())
                .findFirst()
                .map(sentence -> symptoms.in(
                        "“" + Texts.brief(sentence.text()) + "”引用了不存在的 `"
                                + sentence.unknown().get(0) + "`：模型只看到 "
                                + symptoms.result().context().size() + " 段。",
                        "\"" + Texts.brief(sentence.text()) + "\" cites `"
                                + sentence.unknown().get(0) + "`, which is none of the "
                                + symptoms.result().context().size() + " passages shown."));
    }

    private static Optional<String> judged(Symptoms symptoms) {
        return symptoms.result().citations().stream()
                .filter(citation -> citation.support() == 0)
                .findFirst()
                .map(citation -> symptoms.in(
                        "“" + Texts.brief(citation.text()) + "”引用了 " + symptoms.passage(citation.passage())
                                + "，而评判认为该段完全不支持这句话。",
                        "\"" + Texts.brief(citation.text()) + "\" cites " + symptoms.passage(citation.passage())
                                + ", which by the judge does not bear it out at all."));
    }

    /** A sentence whose claims have support, none of it in what the sentence cites. */
    private static Optional<String> elsewhere(Symptoms symptoms, List<CitedAnswer.Placed> sentences) {
        if (!symptoms.told().answer()) {
            return Optional.empty();
        }
        return sentences.stream()
                .filter(placed -> !placed.sentence().passages().isEmpty())
                .flatMap(placed -> claims(symptoms, placed).stream()
                        .filter(JudgedClaim::supported)
                        .findFirst()
                        .filter(first -> claims(symptoms, placed).stream()
                                .noneMatch(claim ->
                                        placed.sentence().passages().stream().anyMatch(claim::supportedBy)))
                        .map(claim -> elsewhere(symptoms, placed, claim))
                        .stream())
                .findFirst();
    }

    private static List<JudgedClaim> claims(Symptoms symptoms, CitedAnswer.Placed placed) {
        return symptoms.result().claims().stream()
                .filter(claim -> claim.claim().start() < placed.place().end()
                        && placed.place().start() < claim.claim().end())
                .toList();
    }

    private static String elsewhere(Symptoms symptoms, CitedAnswer.Placed placed, JudgedClaim claim) {
        String cited = symptoms.passage(placed.sentence().passages().get(0));
        PassageVerdict right = claim.passages().stream()
                .filter(said -> said.verdict() == Verdict.SUPPORTED)
                .findFirst()
                .orElseThrow();
        String text = Texts.brief(claim.claim().text());
        return symptoms.in(
                "“" + text + "”引用了 " + cited + "，依据却在 " + symptoms.passage(right.passage()) + "。",
                "\"" + text + "\" cites " + cited + ", but what bears it out is " + symptoms.passage(right.passage())
                        + ".");
    }
}

package dev.assay.core.diagnosis;

import dev.assay.core.data.PassageVerdict;
import dev.assay.core.data.Verdict;
import dev.assay.core.run.Cause;
import dev.assay.core.run.Finding;
import dev.assay.core.run.JudgedClaim;
import java.util.Optional;

/** The answer says the opposite of what a passage says. */
final class ContradictedClaim implements Check {

    @Override
    public Optional<Finding> find(Symptoms symptoms) {
        if (!symptoms.result().source().answerable()) {
            return Optional.empty();
        }
        return symptoms.result().claims().stream()
                .filter(claim -> claim.verdict() == Verdict.CONTRADICTED)
                .findFirst()
                .map(
                        claim -> new Finding(
                                Cause.CONTRADICTED_CLAIM,
                                evidence(symptoms, claim),
                                symptoms.in(
                                        "核对该段原文；在提示词里要求数字、日期、单位和否定照抄原文，不得改写。",
                                        "Check the passage; tell the model to copy numbers, dates, units and negations from it word for word.")));
    }

    private static String evidence(Symptoms symptoms, JudgedClaim claim) {
        String text = Texts.brief(claim.claim().text());
        String against = claim.passages().stream()
                .filter(passage -> passage.verdict() == Verdict.CONTRADICTED)
                .findFirst()
                .map(passage -> against(symptoms, passage))
                .orElse("");
        return symptoms.in("回答说“" + text + "”", "The answer says \"" + text + "\"") + against;
    }

    private static String against(Symptoms symptoms, PassageVerdict passage) {
        int index = passage.passage() - 1;
        String id = index >= 0 && index < symptoms.result().context().size()
                ? symptoms.result().context().get(index).id()
                : String.valueOf(passage.passage());
        String words = passage.quote().map(quote -> Texts.brief(quote.text())).orElse("");
        return words.isEmpty()
                ? symptoms.in("，与 `" + id + "` 矛盾。", "; `" + id + "` rules it out.")
                : symptoms.in("，而 `" + id + "` 写的是“" + words + "”。", "; `" + id + "` says \"" + words + "\".");
    }
}

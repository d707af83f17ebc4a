package dev.assay.core.diagnosis;

import dev.assay.core.data.PassageVerdict;
import dev.assay.core.data.Verdict;
import dev.assay.core.run.Cause;
import dev.assay.core.run.Finding;
import dev.assay.core.run.JudgedClaim;
import java.util.List;
import java.util.Optional;

/** The answer leaves out what the reference says. */
final class Incomplete implements Check {

    @Override
    public Optional<Finding> find(Symptoms symptoms) {
        if (!symptoms.answered()) {
            return Optional.empty();
        }
        List<JudgedClaim> all = symptoms.result().referenceClaims();
        List<JudgedClaim> left = all.stream()
                .filter(claim -> claim.other().isPresent() && !claim.supportedByOther())
                .toList();
        if (left.isEmpty()) {
            return Optional.empty();
        }
        boolean had = left.stream().anyMatch(JudgedClaim::supported);
        return Optional.of(new Finding(
                Cause.INCOMPLETE, evidence(symptoms, left, all.size()), had ? ask(symptoms) : fetch(symptoms)));
    }

    private static String evidence(Symptoms symptoms, List<JudgedClaim> left, int all) {
        JudgedClaim first =
                left.stream().filter(JudgedClaim::supported).findFirst().orElse(left.get(0));
        String text = Texts.brief(first.claim().text());
        String where = first.passages().stream()
                .filter(said -> said.verdict() == Verdict.SUPPORTED)
                .findFirst()
                .map(said -> had(symptoms, said))
                .orElse("");
        boolean denied = first.other()
                .filter(said -> said.verdict() == Verdict.CONTRADICTED)
                .isPresent();
        return symptoms.in(
                "参考答案 " + all + " 条要点中有 " + left.size() + " 条回答没有说到" + (denied ? "或说法相反" : "") + "，如“" + text + "”"
                        + where + "。",
                "The answer leaves out " + left.size() + " of " + all + " points of the reference, "
                        + (denied ? "or says otherwise, " : "") + "such as \"" + text + "\"" + where + ".");
    }

    private static String had(Symptoms symptoms, PassageVerdict said) {
        String id = symptoms.passage(said.passage());
        return symptoms.in("，而上下文的 " + id + " 里有", ", which " + id + " of the context has");
    }

    private static String ask(Symptoms symptoms) {
        return symptoms.in(
                "在提示词里要求答全：先列出问题的各个方面，再逐条作答；放宽对长度的限制。",
                "Tell the model to answer every part: list what is asked first, then answer point by point; loosen limits on length.");
    }

    private static String fetch(Symptoms symptoms) {
        return symptoms.in(
                "上下文里看不到这些要点：先把问题拆成子问题分别检索，或提高 k，再要求模型答全。",
                "No passage is seen to have these points: retrieve for each part of the question apart, or raise k, then ask for all of it.");
    }
}

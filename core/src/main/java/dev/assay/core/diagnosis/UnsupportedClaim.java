package dev.assay.core.diagnosis;

import dev.assay.core.data.Verdict;
import dev.assay.core.run.Cause;
import dev.assay.core.run.Finding;
import java.util.List;
import java.util.Optional;

/** The answer states what no passage states. */
final class UnsupportedClaim implements Check {

    @Override
    public Optional<Finding> find(Symptoms symptoms) {
        if (!symptoms.result().source().answerable() || !symptoms.told().answer()) {
            return Optional.empty();
        }
        List<String> claims = symptoms.result().claims().stream()
                .filter(claim -> claim.verdict() == Verdict.NOT_STATED)
                .map(claim -> Texts.brief(claim.claim().text()))
                .toList();
        if (claims.isEmpty()) {
            return Optional.empty();
        }
        int all = symptoms.result().claims().size();
        return Optional.of(
                new Finding(
                        Cause.UNSUPPORTED_CLAIM,
                        symptoms.in(
                                all + " 条陈述中有 " + claims.size() + " 条在上下文里找不到依据：“" + String.join("”“", claims) + "”",
                                claims.size() + " of " + all + " claims " + (claims.size() == 1 ? "is" : "are")
                                        + " in no passage: \"" + String.join("\", \"", claims) + "\""),
                        symptoms.in(
                                "在提示词里要求每句话都标出所依据的段落，没有依据的话不要说。",
                                "Tell the model to name the passage behind each sentence, and to leave out what no passage states.")));
    }
}

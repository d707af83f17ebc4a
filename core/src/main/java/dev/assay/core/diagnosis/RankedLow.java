package dev.assay.core.diagnosis;

import dev.assay.core.retrieval.JudgedRanking;
import dev.assay.core.run.Cause;
import dev.assay.core.run.Finding;
import java.util.Optional;

/** What should be found was retrieved, but below the depth that counts, or fell out on the way at no step known by name. */
final class RankedLow implements Check {

    private static final int LEAST_RERANKED = 10;

    @Override
    public Optional<Finding> find(Symptoms symptoms) {
        return symptoms.missing().stream()
                .filter(group -> symptoms.found(group) != JudgedRanking.NOT_FOUND
                        || symptoms.trail().lastSeen(group).isPresent())
                .findFirst()
                .map(group -> symptoms.found(group) == JudgedRanking.NOT_FOUND
                        ? dropped(symptoms, group)
                        : low(symptoms, group));
    }

    private static Finding low(Symptoms symptoms, int group) {
        int rank = symptoms.found(group);
        String name = Texts.name(symptoms.group(group));
        String way = symptoms.steps().size() < 2
                ? ""
                : symptoms.in("各步名次：", " On its way: ") + symptoms.trail().ranks(group) + symptoms.in("。", ".");
        int reranked = Math.max(rank, LEAST_RERANKED);
        return new Finding(
                Cause.RANKED_LOW,
                symptoms.in(
                                name + " 排在第 " + rank + " 位，只取前 " + symptoms.k() + " 条。",
                                name + " stands at rank " + rank + "; only the top " + symptoms.k() + " count.")
                        + way,
                symptoms.in(
                        "对前 " + reranked + " 条做重排，或把 k 提高到 " + rank + "。",
                        "Rerank the first " + reranked + " results, or raise k to " + rank + "."));
    }

    private static Finding dropped(Symptoms symptoms, int group) {
        String name = Texts.name(symptoms.group(group));
        String ranks = symptoms.trail().ranks(group);
        return new Finding(
                Cause.RANKED_LOW,
                symptoms.in(
                        name + " 的名次：" + ranks + "；最终的 "
                                + symptoms.ranking().orElseThrow().size() + " 条里没有它。",
                        name + " stood at: " + ranks + "; it is not among the final "
                                + symptoms.ranking().orElseThrow().size() + "."),
                symptoms.in(
                        "检查这一步之后的截断和权重，多留几条再排序。",
                        "Look at cut-offs and weights behind that step, and keep more before the last ordering."));
    }
}

package dev.assay.core.diagnosis;

import dev.assay.core.retrieval.JudgedRanking;
import dev.assay.core.run.Cause;
import dev.assay.core.run.Finding;
import java.util.List;
import java.util.Optional;

/** What should be found is in no list, from the first to the last. */
final class NotRetrieved implements Check {

    @Override
    public Optional<Finding> find(Symptoms symptoms) {
        List<Integer> never = symptoms.missing().stream()
                .filter(group -> symptoms.found(group) == JudgedRanking.NOT_FOUND)
                .filter(group -> symptoms.trail().lastSeen(group).isEmpty())
                .toList();
        if (never.isEmpty()) {
            return Optional.empty();
        }
        return Optional.of(
                new Finding(
                        Cause.NOT_RETRIEVED,
                        evidence(symptoms, Texts.names(symptoms, never)),
                        symptoms.in(
                                "对比问题与该段的用词：用词不同就试混合检索（BM25＋向量）或改写问题，用词相近则检查切分与向量模型。",
                                "Compare the words of the question and of that passage: where they differ, try hybrid search (BM25 and vectors) or query rewriting; where they agree, look at chunking and the embedding model.")));
    }

    private static String evidence(Symptoms symptoms, String names) {
        if (symptoms.steps().size() > 1) {
            return symptoms.in(
                    names + " 不在任何一步的结果里：" + symptoms.trail().text() + "。",
                    names + " is in no list: " + symptoms.trail().text() + ".");
        }
        JudgedRanking ranking = symptoms.ranking().orElseThrow();
        String first = ranking.ranking().items().stream()
                .findFirst()
                .map(item -> symptoms.in("，第 1 条是 `", ", the first is `") + item.id() + "`")
                .orElse("");
        return symptoms.in(
                "检索返回的 " + ranking.size() + " 条里没有 " + names + first + "。",
                names + " is not among the " + ranking.size() + " results returned" + first + ".");
    }
}

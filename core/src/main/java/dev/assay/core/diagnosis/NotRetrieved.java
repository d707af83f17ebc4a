package dev.assay.core.diagnosis;

import dev.assay.core.retrieval.JudgedRanking;
import dev.assay.core.run.Cause;
import dev.assay.core.run.Finding;
import java.util.List;
import java.util.Optional;

/** What should be found is nowhere in the ranked list. */
final class NotRetrieved implements Check {

    @Override
    public Optional<Finding> find(Symptoms symptoms) {
        List<Integer> never = symptoms.missing().stream()
                .filter(group -> symptoms.ranking().orElseThrow().foundAt(group) == JudgedRanking.NOT_FOUND)
                .toList();
        if (never.isEmpty()) {
            return Optional.empty();
        }
        String names = Texts.names(symptoms, never);
        int returned = symptoms.ranking().orElseThrow().size();
        String first = symptoms.ranking().orElseThrow().ranking().items().stream()
                .findFirst()
                .map(item -> symptoms.in("，第 1 条是 `", ", the first is `") + item.id() + "`")
                .orElse("");
        return Optional.of(
                new Finding(
                        Cause.NOT_RETRIEVED,
                        symptoms.in(
                                "检索返回的 " + returned + " 条里没有 " + names + first + "。",
                                names + " is not among the " + returned + " results returned" + first + "."),
                        symptoms.in(
                                "对比问题与该段的用词：用词不同就试混合检索（BM25＋向量）或改写问题，用词相近则检查切分与向量模型。",
                                "Compare the words of the question and of that passage: where they differ, try hybrid search (BM25 and vectors) or query rewriting; where they agree, look at chunking and the embedding model.")));
    }
}

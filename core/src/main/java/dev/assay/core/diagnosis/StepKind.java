package dev.assay.core.diagnosis;

import dev.assay.core.data.Stage;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/** What a step does, as its name tells. */
enum StepKind {
    /** Looks passages up; several may stand beside each other. */
    RETRIEVER("vector dense embed knn bm25 sparse keyword lexical splade fulltext 向量 关键词 召回"),
    /** Lets through what fits a condition. */
    FILTER("filter 过滤"),
    /** Makes one list of several. */
    FUSION("fus rrf hybrid merge combin ensemble 融合 合并"),
    /** Orders a list anew. */
    RERANKER("rerank re-rank cross-encoder crossencoder 重排 精排"),
    /** What the model is shown. */
    CONTEXT(""),
    /** The name does not tell. */
    OTHER("");

    private static final List<StepKind> BY_NAME = List.of(FILTER, RERANKER, FUSION, RETRIEVER);

    /** Pieces of names, separated by blanks. */
    private final String words;

    StepKind(String words) {
        this.words = words;
    }

    static StepKind of(String name) {
        if (name.equals(Stage.CONTEXT)) {
            return CONTEXT;
        }
        String lower = name.toLowerCase(Locale.ROOT);
        return BY_NAME.stream()
                .filter(kind -> Stream.of(kind.words.split(" ")).anyMatch(lower::contains))
                .findFirst()
                .orElse(OTHER);
    }
}

package dev.assay.dataset.making;

import dev.assay.core.words.NearNames;
import dev.assay.engine.UsageException;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/** Kinds of cases that can be made, and who makes them. */
public enum CaseType {
    /** A question about a heading's section. */
    HEADING(By.TEMPLATE, Needs.ONE),
    /** A question about what a sentence defines, or about two names that it brings together. */
    KEY_TERM(By.TEMPLATE, Needs.ONE),
    /** A question for the number or the year that a sentence states. */
    NUMBER(By.TEMPLATE, Needs.ONE),
    /** A sentence to be found again. */
    QUOTE(By.TEMPLATE, Needs.ONE),
    /** One fact of one passage. */
    SINGLE_FACT(By.MODEL, Needs.ONE),
    /** Facts of two passages, one leading to the other. */
    MULTI_HOP(By.MODEL, Needs.RELATED),
    /** Two things held against each other. */
    COMPARISON(By.MODEL, Needs.RELATED),
    /** A fact asked for in other words. */
    PARAPHRASE(By.MODEL, Needs.ONE),
    /** A question that turns on a rare term. */
    LONG_TAIL(By.MODEL, Needs.ONE),
    /** As people write in a chat. */
    CONVERSATIONAL(By.MODEL, Needs.ONE),
    /** A second passage looks like the answer and is none. */
    DISTRACTING(By.MODEL, Needs.RELATED),
    /** The documents hold no answer. */
    UNANSWERABLE(By.BOTH, Needs.ONE),
    /** The documents hold half an answer. */
    PARTLY_ANSWERABLE(By.MODEL, Needs.ONE),
    /** Two passages contradict each other, or one is outdated. */
    CONFLICTING(By.MODEL, Needs.RELATED),
    /** The asker may not see the answer. */
    PERMISSION_BOUNDARY(By.MODEL, Needs.RESTRICTED);

    private enum By {
        TEMPLATE,
        MODEL,
        BOTH
    }

    /** What a case of a type is made from. */
    enum Needs {
        /** One passage. */
        ONE,
        /** A passage and the one most like it. */
        RELATED,
        /** A passage that not everybody may see. */
        RESTRICTED
    }

    private final By by;
    private final Needs needs;

    CaseType(By by, Needs needs) {
        this.by = by;
        this.needs = needs;
    }

    /** The word used in options and metadata, such as {@code multi-hop}. */
    public String word() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    Needs needs() {
        return needs;
    }

    /** Whether the documents are to give an answer to those who ask. */
    boolean answered() {
        return this != UNANSWERABLE;
    }

    /** Whether the evidence must come from two passages. */
    boolean joins() {
        return this == MULTI_HOP || this == COMPARISON || this == CONFLICTING;
    }

    /** The types that a model, or the templates, can make. */
    public static List<CaseType> all(boolean model) {
        return Arrays.stream(values())
                .filter(type -> type.by == By.BOTH || (type.by == By.MODEL) == model)
                .toList();
    }

    /**
     * Types by their words; all that can be made where there are none.
     *
     * @throws UsageException naming what there is
     */
    public static List<CaseType> of(List<String> words, boolean model) {
        List<CaseType> all = all(model);
        return words.isEmpty()
                ? all
                : words.stream()
                        .map(word -> of(word.strip(), all, model))
                        .distinct()
                        .toList();
    }

    private static CaseType of(String word, List<CaseType> all, boolean model) {
        List<String> names = all.stream().map(CaseType::word).toList();
        return all.stream()
                .filter(type -> type.word().equals(word))
                .findFirst()
                .orElseThrow(() -> new UsageException(
                        "--types: " + (model ? "a model makes" : "without --judge, templates make") + " no `" + word
                                + "`" + NearNames.hint(word, names) + "; there is " + String.join(", ", names)));
    }
}

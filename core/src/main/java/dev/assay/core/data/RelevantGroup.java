package dev.assay.core.data;

import java.util.List;

/**
 * Labels of which any one will do, and how much finding one is worth. A single label is a group of one.
 *
 * @param anyOf the labels, at least one
 * @param grade relevance grade; 1 or more is relevant, 0 judged and not relevant, below 0 pooled and not relevant
 */
public record RelevantGroup(List<Label> anyOf, int grade) {

    public RelevantGroup {
        anyOf = List.copyOf(anyOf);
        if (anyOf.isEmpty()) {
            throw new IllegalArgumentException("a group of relevant items holds at least one");
        }
    }

    /** A group of one item, grade 1. */
    public static RelevantGroup item(String id) {
        return item(id, 1);
    }

    /** A group of one item with the given grade. */
    public static RelevantGroup item(String id, int grade) {
        return new RelevantGroup(List.of(new Label.Item(id)), grade);
    }
}

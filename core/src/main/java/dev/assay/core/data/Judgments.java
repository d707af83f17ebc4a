package dev.assay.core.data;

import java.util.List;

/**
 * Everything that people judged for a case: an AND over groups, each an OR over labels.
 *
 * @param groups the groups, none when the case is known to have no relevant item
 */
public record Judgments(List<RelevantGroup> groups) {

    public Judgments {
        groups = List.copyOf(groups);
    }

    /** Plain items, each a group of its own with grade 1. */
    public static Judgments ofItems(String... ids) {
        return new Judgments(List.of(ids).stream().map(RelevantGroup::item).toList());
    }

    /** Texts that a good answer rests on, met by their words alone; each a group of its own with grade 1. */
    public static Judgments ofContexts(List<String> referenceContexts) {
        return new Judgments(referenceContexts.stream()
                .filter(text -> !text.isBlank())
                .map(text -> new RelevantGroup(List.of(new Label.Context(text)), 1))
                .toList());
    }

    /** Whether every group is one plain item, as in a TREC qrels file. */
    public boolean plain() {
        for (RelevantGroup group : groups) {
            if (group.anyOf().size() != 1 || !(group.anyOf().get(0) instanceof Label.Item)) {
                return false;
            }
        }
        return true;
    }
}

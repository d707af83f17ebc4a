package dev.assay.core.retrieval;

import dev.assay.core.data.Judgments;
import dev.assay.core.data.Label;
import dev.assay.core.data.Ranking;
import dev.assay.core.data.RelevantGroup;
import java.util.List;

/**
 * Meets labels with what was retrieved: ids by id, documents by document, evidence by offsets or else by its quote,
 * texts without an id by their words.
 *
 * @param overlap how much of a span must be covered
 */
public record Matching(Overlap overlap) {

    /** From this character similarity on, two texts count as the same passage. */
    public static final double SIMILAR = 0.8;

    /** How much of an evidence span the chunks down to a rank must cover for it to be found. */
    public enum Overlap {
        /** Half of its characters. */
        HALF,
        /** One character. */
        ANY
    }

    /** By what an item met a label. */
    public enum Way {
        /** The item's id. */
        ID("by id"),
        /** The item's document. */
        DOCUMENT("by document"),
        /** The item's offsets in the document. */
        OFFSETS("by offsets"),
        /** The words of the label, found in the item's text, or the item's words found in the label's text. */
        TEXT("by text (NFKC, case and white space folded)"),
        /** Characters much like those of the label. */
        SIMILARITY("by character similarity of " + SIMILAR + " or more");

        private final String words;

        Way(String words) {
            this.words = words;
        }

        /** The way as reports say it, with its threshold, such as {@code by offsets}. */
        public String words() {
            return words;
        }
    }

    /** Meets the two. */
    public JudgedRanking match(Judgments judgments, Ranking ranking) {
        List<RelevantGroup> groups = judgments.groups();
        Meeting meeting = new Meeting(ranking, groups.size(), overlap);
        for (int group = 0; group < groups.size(); group++) {
            List<Label> labels = groups.get(group).anyOf();
            for (int i = 0; i < labels.size(); i++) {
                meeting.meet(group, labels.get(i));
            }
        }
        return new JudgedRanking(judgments, ranking, meeting.foundAt(), meeting.touches(), meeting.ways());
    }
}

package dev.assay.core.retrieval;

import dev.assay.core.data.Judgments;
import dev.assay.core.data.Label;
import dev.assay.core.data.Ranking;
import dev.assay.core.data.RelevantGroup;
import dev.assay.core.data.Retrieved;
import dev.assay.core.words.Folded;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/**
 * Meets labels with what was retrieved: ids by id, documents by document, evidence by offsets or else by its quote.
 *
 * @param overlap how much of a span must be covered
 */
public record Matching(Overlap overlap) {

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
        ID,
        /** The item's document. */
        DOCUMENT,
        /** The item's offsets in the document. */
        OFFSETS,
        /** The words of the quote, found in the item's text. */
        TEXT
    }

    /** Meets the two. */
    public JudgedRanking match(Judgments judgments, Ranking ranking) {
        List<RelevantGroup> groups = judgments.groups();
        Meeting meeting = new Meeting(ranking, groups.size());
        for (int group = 0; group < groups.size(); group++) {
            for (Label label : groups.get(group).anyOf()) {
                meeting.meet(group, label);
            }
        }
        return new JudgedRanking(judgments, ranking, meeting.foundAt, meeting.touched(), meeting.ways);
    }

    private final class Meeting {

        private final List<Retrieved> items;
        private final Map<String, Integer> rankOfId = new HashMap<>();
        private final List<Set<Integer>> touched = new ArrayList<>();
        private final int[] foundAt;
        private final Set<Way> ways = EnumSet.noneOf(Way.class);

        Meeting(Ranking ranking, int groups) {
            items = ranking.items();
            for (int i = 0; i < items.size(); i++) {
                rankOfId.put(items.get(i).id(), i + 1);
                touched.add(new TreeSet<>());
            }
            foundAt = new int[groups];
            Arrays.fill(foundAt, JudgedRanking.NOT_FOUND);
        }

        void meet(int group, Label label) {
            if (label instanceof Label.Item item) {
                Integer rank = rankOfId.get(item.id());
                if (rank != null) {
                    touch(group, rank, Way.ID);
                    find(group, rank);
                }
            } else if (label instanceof Label.WholeDocument whole) {
                meetDocument(group, whole.document());
            } else if (label instanceof Label.Evidence evidence) {
                meetEvidence(group, evidence);
            } else if (label instanceof Label.Quote quote) {
                meetQuote(group, quote.document(), quote.quote());
            }
        }

        private void meetDocument(int group, String document) {
            for (int rank = 1; rank <= items.size(); rank++) {
                if (items.get(rank - 1).documentOrId().equals(document)) {
                    touch(group, rank, Way.DOCUMENT);
                    find(group, rank);
                }
            }
        }

        private void meetEvidence(int group, Label.Evidence evidence) {
            BitSet covered = new BitSet(evidence.span().length());
            for (int rank = 1; rank <= items.size(); rank++) {
                Retrieved item = items.get(rank - 1);
                if (!item.documentOrId().equals(evidence.document())) {
                    continue;
                }
                if (item.span().isEmpty()) {
                    meetWithoutOffsets(group, rank, item, evidence.quote());
                } else if (item.span().get().overlaps(evidence.span())) {
                    touch(group, rank, Way.OFFSETS);
                    int from =
                            Math.max(item.span().get().start(), evidence.span().start());
                    int to = Math.min(item.span().get().end(), evidence.span().end());
                    covered.set(
                            from - evidence.span().start(), to - evidence.span().start());
                    if (overlap == Overlap.ANY
                            || 2 * covered.cardinality() >= evidence.span().length()) {
                        find(group, rank);
                    }
                }
            }
        }

        private void meetWithoutOffsets(int group, int rank, Retrieved item, String quote) {
            if (item.text().isEmpty()) {
                touch(group, rank, Way.DOCUMENT);
                find(group, rank);
            } else if (holds(item.text().get(), quote)) {
                touch(group, rank, Way.TEXT);
                find(group, rank);
            }
        }

        private void meetQuote(int group, String document, String quote) {
            for (int rank = 1; rank <= items.size(); rank++) {
                Retrieved item = items.get(rank - 1);
                if (item.documentOrId().equals(document) && holds(item.text().orElse(""), quote)) {
                    touch(group, rank, Way.TEXT);
                    find(group, rank);
                }
            }
        }

        private void touch(int group, int rank, Way way) {
            touched.get(rank - 1).add(group);
            ways.add(way);
        }

        private void find(int group, int rank) {
            foundAt[group] = Math.min(foundAt[group], rank);
        }

        List<int[]> touched() {
            return touched.stream()
                    .map(groups -> groups.stream().mapToInt(Integer::intValue).toArray())
                    .toList();
        }
    }

    private static boolean holds(String text, String quote) {
        return !quote.isBlank()
                && Folded.of(text).text().contains(Folded.of(quote).text());
    }
}

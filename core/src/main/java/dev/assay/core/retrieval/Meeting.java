package dev.assay.core.retrieval;

import dev.assay.core.data.Label;
import dev.assay.core.data.Ranking;
import dev.assay.core.data.Retrieved;
import dev.assay.core.data.Span;
import dev.assay.core.words.Folded;
import dev.assay.core.words.Similarity;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The labels of one case as they are met with its ranked list, one after the other. */
final class Meeting {

    private final List<Retrieved> items;
    private final Matching.Overlap overlap;
    private final RankIndex ids;
    private final Touches touches;
    private final int[] foundAt;
    private final Set<Matching.Way> ways = EnumSet.noneOf(Matching.Way.class);
    // Both are made at first need: most cases have plain ids and need neither.
    private @Nullable RankIndex documents;
    private String @Nullable [] folded;

    Meeting(Ranking ranking, int groups, Matching.Overlap overlap) {
        this.items = ranking.items();
        this.overlap = overlap;
        this.ids = new RankIndex(items, Retrieved::id);
        this.touches = new Touches(items.size());
        this.foundAt = new int[groups];
        Arrays.fill(foundAt, JudgedRanking.NOT_FOUND);
    }

    int[] foundAt() {
        return foundAt;
    }

    Touches touches() {
        return touches;
    }

    Set<Matching.Way> ways() {
        return ways;
    }

    void meet(int group, Label label) {
        if (label instanceof Label.Item item) {
            int rank = ids.first(item.id());
            if (rank != RankIndex.NONE) {
                find(group, rank, Matching.Way.ID);
            }
        } else if (label instanceof Label.WholeDocument whole) {
            RankIndex index = documents();
            for (int rank = index.first(whole.document()); rank != RankIndex.NONE; rank = index.next(rank)) {
                find(group, rank, Matching.Way.DOCUMENT);
            }
        } else if (label instanceof Label.Evidence evidence) {
            meetEvidence(group, evidence);
        } else if (label instanceof Label.Quote quote) {
            String words = Folded.of(quote.quote()).text();
            RankIndex index = documents();
            for (int rank = index.first(quote.document()); rank != RankIndex.NONE; rank = index.next(rank)) {
                meetWords(group, rank, words);
            }
        } else if (label instanceof Label.Context context) {
            meetContext(group, Folded.of(context.text()).text());
        }
    }

    private void meetEvidence(int group, Label.Evidence evidence) {
        Coverage coverage = new Coverage(evidence.span());
        RankIndex index = documents();
        for (int rank = index.first(evidence.document()); rank != RankIndex.NONE; rank = index.next(rank)) {
            Span span = items.get(rank - 1).span().orElse(null);
            if (span == null) {
                meetWithoutOffsets(group, rank, evidence);
            } else if (span.overlaps(evidence.span())) {
                touch(group, rank, Matching.Way.OFFSETS);
                coverage.add(span);
                if (coverage.enough(overlap)) {
                    find(group, rank, Matching.Way.OFFSETS);
                }
            }
        }
    }

    /** Words decide where both sides have some; else only an item that is the whole document surely holds the span. */
    private void meetWithoutOffsets(int group, int rank, Label.Evidence evidence) {
        Retrieved item = items.get(rank - 1);
        if (item.text().isPresent() && !evidence.quote().isBlank()) {
            meetWords(group, rank, Folded.of(evidence.quote()).text());
        } else if (item.id().equals(evidence.document())) {
            find(group, rank, Matching.Way.DOCUMENT);
        }
    }

    private void meetWords(int group, int rank, String words) {
        if (!words.isEmpty() && folded(rank).contains(words)) {
            find(group, rank, Matching.Way.TEXT);
        }
    }

    /** A passage that is a part of the text covers as much of it as it is long, as a chunk covers a span. */
    private void meetContext(int group, String words) {
        if (words.isEmpty()) {
            return;
        }
        Coverage coverage = new Coverage(new Span(0, words.length()));
        for (int rank = 1; rank <= items.size(); rank++) {
            String passage = folded(rank);
            int at = passage.isEmpty() ? -1 : words.indexOf(passage);
            if (passage.contains(words)) {
                find(group, rank, Matching.Way.TEXT);
            } else if (at >= 0) {
                touch(group, rank, Matching.Way.TEXT);
                coverage.add(new Span(at, at + passage.length()));
                if (coverage.enough(overlap)) {
                    find(group, rank, Matching.Way.TEXT);
                }
            } else if (Similarity.atLeast(Matching.SIMILAR, passage, words)) {
                find(group, rank, Matching.Way.SIMILARITY);
            }
        }
    }

    private void touch(int group, int rank, Matching.Way way) {
        touches.add(rank, group);
        ways.add(way);
    }

    private void find(int group, int rank, Matching.Way way) {
        touch(group, rank, way);
        foundAt[group] = Math.min(foundAt[group], rank);
    }

    private RankIndex documents() {
        RankIndex index = documents;
        if (index == null) {
            index = new RankIndex(items, Retrieved::documentOrId);
            documents = index;
        }
        return index;
    }

    /** The item's words in folded form, empty where it has none; each is folded once. */
    private String folded(int rank) {
        if (folded == null) {
            folded = new String[items.size() + 1];
        }
        String text = folded[rank];
        if (text == null) {
            text = Folded.of(items.get(rank - 1).text().orElse("")).text();
            folded[rank] = text;
        }
        return text;
    }
}

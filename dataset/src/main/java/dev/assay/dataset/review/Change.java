package dev.assay.dataset.review;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.NullNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assay.core.data.Review;
import dev.assay.dataset.folder.Entry;
import dev.assay.engine.codec.Canonical;
import java.io.UncheckedIOException;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;

/**
 * What somebody did to a case.
 *
 * @param before the case as it was
 * @param after the case as it is; the same for a second opinion
 * @param line what the log says of it
 */
record Change(Entry before, Entry after, LogLine line) {

    /** Who acts, when, and whether it is a second opinion. */
    record Hand(String by, Instant at, boolean second) {

        String time() {
            return at.truncatedTo(ChronoUnit.SECONDS).toString();
        }
    }

    /** A decision with its note; without a note the one that stands there stays. */
    static Change decided(Entry entry, Action action, String note, Hand hand) {
        Review.Status status = action.status().orElse(Review.Status.DRAFT);
        Entry after = hand.second()
                ? entry
                : entry.with("review", review(status.word(), hand.by(), hand.time(), words(entry, note)));
        return of(entry, after, action, note, hand);
    }

    /** A note; where the review stands, and who decided, stays. */
    static Change noted(Entry entry, String note, Hand hand) {
        Optional<Review> review = entry.source().review();
        String status = review.map(Review::status).orElse(Review.Status.DRAFT).word();
        String by = review.flatMap(Review::by).orElse(hand.by());
        String at = review.flatMap(Review::at).orElse(hand.time());
        Entry after = hand.second() ? entry : entry.with("review", review(status, by, at, note));
        return of(entry, after, Action.NOTE, note, hand);
    }

    /** An edit; a case that was decided waits for a decision again. */
    static Change edited(Entry entry, Entry edited, Hand hand) {
        boolean decided = entry.source()
                .review()
                .filter(review -> review.status() != Review.Status.DRAFT)
                .isPresent();
        Entry after = decided
                ? edited.with("review", review(Review.Status.DRAFT.word(), hand.by(), hand.time(), words(entry, "")))
                : edited;
        return of(entry, after, Action.EDIT, "", hand);
    }

    /** What an earlier line did, taken back. */
    static Change undone(Entry entry, LogLine earlier, Hand hand) {
        Entry restored = entry;
        for (var field : earlier.before().properties()) {
            restored = field.getValue().isNull()
                    ? restored.without(field.getKey())
                    : restored.with(field.getKey(), field.getValue());
        }
        return of(entry, restored, Action.UNDO, "", hand);
    }

    /** Something done to a case. */
    static Change of(Entry before, Entry after, Action action, String note, Hand hand) {
        ObjectNode was = LogLine.JSON.createObjectNode();
        ObjectNode is = LogLine.JSON.createObjectNode();
        ObjectNode old = object(before);
        ObjectNode now = object(after);
        Set<String> names = new LinkedHashSet<>();
        old.fieldNames().forEachRemaining(names::add);
        now.fieldNames().forEachRemaining(names::add);
        names.removeAll(Canonical.OUTPUT_FIELDS);
        for (String name : names) {
            JsonNode a = old.path(name);
            JsonNode b = now.path(name);
            if (!a.equals(b)) {
                was.set(name, a.isMissingNode() ? NullNode.getInstance() : a);
                is.set(name, b.isMissingNode() ? NullNode.getInstance() : b);
            }
        }
        LogLine line = new LogLine(
                hand.time(),
                hand.by(),
                before.id(),
                action,
                hand.second(),
                note,
                was,
                is,
                Fingerprint.whole(before),
                Fingerprint.whole(after),
                Fingerprint.content(after));
        return new Change(before, after, line);
    }

    private static String words(Entry entry, String note) {
        return note.isEmpty() ? entry.source().review().flatMap(Review::note).orElse("") : note;
    }

    private static ObjectNode review(String status, String by, String at, String note) {
        ObjectNode review = LogLine.JSON
                .createObjectNode()
                .put("status", status)
                .put("by", by)
                .put("at", at);
        return note.isEmpty() ? review : review.put("note", note);
    }

    /** A case's line as an object. */
    static ObjectNode object(Entry entry) {
        try {
            return (ObjectNode) LogLine.JSON.readTree(entry.json());
        } catch (JsonProcessingException impossible) {
            throw new UncheckedIOException("the line was read before", impossible);
        }
    }
}

package dev.assay.dataset.review;

import dev.assay.core.data.Review;
import dev.assay.core.words.NearNames;
import dev.assay.dataset.folder.Entry;
import dev.assay.engine.input.Fault;
import dev.assay.engine.input.InputException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** Finds the cases that wait for a reviewer, from where they stopped last. */
final class Waiting {

    private final ReviewRequest request;
    private final Board board;
    private final Map<String, Map<String, Standing.Opinion>> opinions;

    private Waiting(ReviewRequest request, Board board) {
        this.request = request;
        this.board = board;
        this.opinions = board.standing().opinions();
    }

    /**
     * The ids of the cases: those after the one that this reviewer did last, then those before.
     *
     * @throws InputException when a case or a metadata key is named that is not there
     */
    static List<String> of(ReviewRequest request, Board board) {
        return new Waiting(request, board).ids();
    }

    private List<String> ids() {
        mustBeKnown();
        List<String> after = new ArrayList<>();
        List<String> before = new ArrayList<>();
        Optional<String> last =
                board.standing().last(request.by(), request.second()).map(LogLine::id);
        List<String> now = before;
        for (Entry entry : board.entries()) {
            if (waits(entry)) {
                now.add(entry.id());
            }
            if (last.filter(entry.id()::equals).isPresent()) {
                now = after;
            }
        }
        after.addAll(before);
        return after;
    }

    private boolean waits(Entry entry) {
        for (Map.Entry<String, String> slice : request.slices().entrySet()) {
            Object value = entry.source().metadata().get(slice.getKey());
            if (value == null || !value.toString().equals(slice.getValue())) {
                return false;
            }
        }
        if (!request.cases().isEmpty()) {
            return request.cases().contains(entry.id());
        }
        Review.Status status = entry.source().review().map(Review::status).orElse(Review.Status.DRAFT);
        boolean wanted = request.statuses().isEmpty()
                ? request.second() || status == Review.Status.DRAFT
                : request.statuses().contains(status);
        boolean open = !request.statuses().isEmpty() || !decided(request.by(), entry);
        return wanted && open && (!request.second() || decidedByAnother(entry));
    }

    private boolean decidedByAnother(Entry entry) {
        boolean inFile = entry.source()
                .review()
                .filter(review -> review.status() != Review.Status.DRAFT)
                .filter(review -> !review.by().equals(Optional.of(request.by())))
                .isPresent();
        return inFile || opinions.keySet().stream().anyMatch(by -> !by.equals(request.by()) && decided(by, entry));
    }

    /** Whether somebody decided about the case as it stands. */
    private boolean decided(String by, Entry entry) {
        return Optional.ofNullable(opinions.getOrDefault(by, Map.of()).get(entry.id()))
                .filter(opinion -> opinion.content().equals(Fingerprint.content(entry)))
                .isPresent();
    }

    private void mustBeKnown() {
        List<String> ids = board.entries().stream().map(Entry::id).toList();
        for (String id : request.cases()) {
            if (board.entry(id).isEmpty()) {
                throw InputException.of(Fault.ofFile(
                        "--case",
                        "`" + id + "`, which is no case",
                        "an id of " + board.file() + NearNames.hint(id, ids)));
            }
        }
        Set<String> keys = board.entries().stream()
                .flatMap(entry -> entry.source().metadata().keySet().stream())
                .collect(Collectors.toCollection(TreeSet::new));
        for (String key : request.slices().keySet()) {
            if (!keys.contains(key)) {
                throw InputException.of(Fault.ofFile(
                        "--slice",
                        "`" + key + "`, which no case has",
                        "a key of the cases' metadata: " + String.join(", ", keys) + NearNames.hint(key, keys)));
            }
        }
    }
}

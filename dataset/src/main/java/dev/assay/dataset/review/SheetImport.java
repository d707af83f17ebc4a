package dev.assay.dataset.review;

import dev.assay.core.data.Review;
import dev.assay.dataset.folder.Entry;
import dev.assay.dataset.review.SheetFile.Row;
import dev.assay.engine.input.Fault;
import dev.assay.engine.input.InputException;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** Takes decisions, notes and edits from a spreadsheet; a row that cannot be taken is told, the others are taken. */
public final class SheetImport {

    /** Excel cuts a cell there. */
    private static final int CUT = 32_000;

    private final ReviewRequest request;
    private final Path file;
    private final Board board;
    private final Change.Hand hand;
    private final List<Change> changes = new ArrayList<>();
    private final List<Fault> refused = new ArrayList<>();
    private final Map<String, Integer> seen = new HashMap<>();

    private SheetImport(ReviewRequest request, Path file, Board board, Instant at) {
        this.request = request;
        this.file = file;
        this.board = board;
        this.hand = new Change.Hand(request.by(), at, request.second());
    }

    /**
     * Takes what changed since the export.
     *
     * @param file a file that was exported and edited
     * @param dry whether nothing is saved
     * @throws InputException when the file is no table of an export
     */
    public static ReviewOutcome read(ReviewRequest request, Path file, boolean dry, Clock clock) {
        List<Row> rows = SheetFile.read(file);
        try (Board board = Board.open(request.dataset())) {
            SheetImport taken = new SheetImport(request, file, board, clock.instant());
            rows.forEach(taken::row);
            if (!dry) {
                board.save(taken.changes);
            }
            Map<Action, Integer> done = new EnumMap<>(Action.class);
            taken.changes.forEach(change -> done.merge(change.line().action(), 1, Integer::sum));
            return new ReviewOutcome(
                    board.log().file(),
                    request.by(),
                    done,
                    0,
                    Waiting.of(request, board).size(),
                    Statuses.of(board),
                    taken.refused,
                    board.log().damaged());
        }
    }

    private void row(Row row) {
        String id = row.cells().getOrDefault("case", "");
        Optional<Entry> entry = board.entry(id);
        Integer earlier = seen.putIfAbsent(id, row.line());
        if (row.surplus() != 0) {
            refuse(
                    row,
                    id,
                    "a row with " + Math.abs(row.surplus()) + (row.surplus() > 0 ? " cells more" : " cells fewer")
                            + " than the head",
                    "as many cells as columns; a comma in a cell needs quotation marks");
        } else if (entry.isEmpty()) {
            refuse(row, id, "a case that the dataset does not have", "an id of " + board.file());
        } else if (earlier != null) {
            refuse(row, id, "the case again", "each case once; it stands on line " + earlier + " already");
        } else if (!Fingerprint.whole(entry.get()).equals(row.cells().get("hash"))) {
            refuse(row, id, "a case that was changed since it was exported", "the case as it is; export again");
        } else {
            take(row, entry.get());
        }
    }

    private void take(Row row, Entry entry) {
        try {
            List<Change> made = new ArrayList<>();
            Map<String, String> exported = Sheet.row(entry, Optional.empty(), request.second());
            Entry now = edited(row, entry, exported);
            if (!now.json().equals(entry.json())) {
                if (request.second()) {
                    refuse(
                            row,
                            entry.id(),
                            "an edit",
                            "a status and a note; a second opinion leaves the case as it is");
                    return;
                }
                Change edit = Change.edited(entry, now, hand);
                made.add(edit);
                now = edit.after();
            }
            String note = row.cells().getOrDefault("note", "").strip();
            Optional<Action> decision = decision(row, entry, exported);
            boolean noted = !note.isEmpty() && !note.equals(exported.get("note"));
            if (decision.isPresent()) {
                made.add(Change.decided(now, decision.get(), noted ? note : "", hand));
            } else if (noted) {
                made.add(Change.noted(now, note, hand));
            }
            changes.addAll(made);
        } catch (InputException wrong) {
            Fault first = wrong.faults().first().get(0);
            refuse(row, entry.id(), first.found(), first.allowed());
        }
    }

    private Entry edited(Row row, Entry entry, Map<String, String> exported) {
        Entry now = entry;
        for (String field : Sheet.FIELDS) {
            Optional<String> cell = Optional.ofNullable(row.cells().get(field));
            String was = exported.getOrDefault(field, "");
            boolean same = cell.isEmpty()
                    || cell.get().equals(was)
                    || cell.get().equals(was.replace("\r\n", "\n"))
                    || (was.length() > CUT && was.startsWith(cell.get()));
            now = same ? now : FieldEdit.apply(now, field, cell.filter(value -> !value.isBlank()));
        }
        return now;
    }

    private Optional<Action> decision(Row row, Entry entry, Map<String, String> exported) {
        String status = row.cells().getOrDefault("status", "").strip().toLowerCase(Locale.ROOT);
        if (status.isEmpty() || status.equals(exported.get("status"))) {
            return Optional.empty();
        }
        for (Action action : List.of(Action.APPROVE, Action.REJECT)) {
            if (action.status().map(Review.Status::word).filter(status::equals).isPresent()) {
                return Optional.of(action);
            }
        }
        boolean draft = status.equals(Review.Status.DRAFT.word());
        if (draft && entry.source().review().isEmpty()) {
            return Optional.empty();
        }
        throw InputException.of(Fault.ofFile(
                "status",
                "the status `" + status + "`",
                draft
                        ? "approved or rejected; a decision is taken back with undo in `assay dataset review`"
                        : "approved, rejected, or an empty cell"));
    }

    private void refuse(Row row, String id, String found, String allowed) {
        refused.add(new Fault(file.toString(), row.line(), 0, "case `" + id + "`: " + found, allowed));
    }
}

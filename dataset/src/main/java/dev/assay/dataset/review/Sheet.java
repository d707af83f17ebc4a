package dev.assay.dataset.review;

import dev.assay.core.data.Corpus;
import dev.assay.core.data.Label;
import dev.assay.core.data.Review;
import dev.assay.dataset.folder.Entry;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** Cases as rows of a spreadsheet. */
final class Sheet {

    /** Columns whose cells are fields of the case. */
    static final List<String> FIELDS =
            List.of("question", "expectedBehavior", "reference", "relevant", "nuggets", "metadata");

    /** Columns that are shown and not read back. */
    static final List<String> SHOWN = List.of("evidence", "by");

    /** All columns in their order. */
    static final List<String> COLUMNS = List.of(
            "case",
            "question",
            "expectedBehavior",
            "reference",
            "evidence",
            "relevant",
            "nuggets",
            "metadata",
            "status",
            "note",
            "by",
            "hash");

    private static final int LONGEST = 2000;
    private static final String STEERING = "=+-@\t\r";

    private Sheet() {}

    /**
     * A case by column.
     *
     * @param blind whether what others decided is left out
     */
    static Map<String, String> row(Entry entry, Optional<Corpus> corpus, boolean blind) {
        Map<String, String> row = new LinkedHashMap<>();
        Optional<Review> review = blind ? Optional.empty() : entry.source().review();
        row.put("case", entry.id());
        FIELDS.forEach(field -> row.put(field, FieldEdit.value(entry, field)));
        row.put("evidence", evidence(entry, corpus));
        row.put("status", review.map(found -> found.status().word()).orElse(""));
        row.put("note", review.flatMap(Review::note).orElse(""));
        row.put("by", review.flatMap(Review::by).orElse(""));
        row.put("hash", Fingerprint.whole(entry));
        return row;
    }

    private static String evidence(Entry entry, Optional<Corpus> corpus) {
        List<String> texts = new ArrayList<>();
        entry.source()
                .judgments()
                .ifPresent(judgments -> judgments
                        .groups()
                        .forEach(group -> texts.add(group.anyOf().stream()
                                .map(label -> evidence(label, corpus))
                                .collect(Collectors.joining("\nor ")))));
        String all = String.join("\n", texts);
        return all.length() > LONGEST ? all.substring(0, LONGEST) + "…" : all;
    }

    private static String evidence(Label label, Optional<Corpus> corpus) {
        return Evidence.name(label) + ": " + Evidence.text(label, corpus);
    }

    /** A cell that no spreadsheet takes for a formula: an apostrophe stands before what would begin one. */
    static String guarded(String cell) {
        boolean steers = !cell.isEmpty() && (STEERING.indexOf(cell.charAt(0)) >= 0 || cell.charAt(0) == '\'');
        return steers ? "'" + cell : cell;
    }

    /** The cell without that apostrophe, and with line feeds alone as line breaks. */
    static String bare(String cell) {
        String text = cell.replace("\r\n", "\n");
        boolean guarded = text.length() > 1
                && text.charAt(0) == '\''
                && (STEERING.indexOf(text.charAt(1)) >= 0 || text.charAt(1) == '\'');
        return guarded ? text.substring(1) : text;
    }
}

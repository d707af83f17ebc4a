package dev.assay.engine.labels;

import dev.assay.core.words.Numbers;
import dev.assay.engine.input.Fault;
import dev.assay.engine.input.Faults;
import dev.assay.engine.input.InputException;
import dev.assay.engine.input.Unreadable;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVPrinter;

/**
 * The sheet that people fill in: CSV with a byte order mark, which spreadsheets take for UTF-8. A cell that a spreadsheet
 * would run as a formula begins with an apostrophe. The judge's scores are not in it, so that they lead nobody.
 */
public final class SpotSheet {

    private static final String BOM = "\uFEFF";
    private static final List<String> HEAD =
            List.of("id", "label", "note", "question", "answer", "contexts", "metric", "stratum", "weight");
    private static final String FORMULA = "=+-@\t\r";
    /** Spreadsheets cut longer cells. */
    private static final int LONGEST = 32_000;

    private SpotSheet() {}

    /** The sheet as text. */
    public static String text(String metric, List<SpotRow> rows) {
        StringBuilder sheet = new StringBuilder(BOM);
        try (CSVPrinter printer = new CSVPrinter(sheet, CSVFormat.DEFAULT)) {
            printer.printRecord(HEAD);
            for (SpotRow row : rows) {
                printer.printRecord(
                        safe(row.id()),
                        "",
                        "",
                        safe(row.question()),
                        safe(row.answer()),
                        safe(row.contexts()),
                        safe(metric),
                        safe(row.stratum()),
                        Numbers.plain(row.weight()));
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return sheet.toString();
    }

    private static String safe(String text) {
        String cut = text.length() > LONGEST ? text.substring(0, LONGEST) + "…" : text;
        return !cut.isEmpty() && FORMULA.indexOf(cut.charAt(0)) >= 0 ? "'" + cut : cut;
    }

    /**
     * The labels that people filled in, by id; rows without one are left out. Commas, semicolons and tabs may separate.
     *
     * @param known ids of the run's cases
     * @throws InputException with all faults: broken quotes, no id or label column, labels that are no number, ids that no case has
     */
    public static Map<String, Double> labels(Path path, Set<String> known) {
        Faults faults = new Faults();
        List<CsvRow> rows = CsvRow.read(text(path), path.toString());
        if (rows.isEmpty()) {
            throw InputException.of(
                    Fault.ofFile(path.toString(), "no row", "the sheet of `assay judge spotcheck`, filled in"));
        }
        List<String> head = rows.get(0).cells().stream()
                .map(cell -> cell.strip().toLowerCase(Locale.ROOT))
                .toList();
        int id = head.indexOf("id");
        int label = head.indexOf("label");
        if (id < 0 || label < 0) {
            throw InputException.of(new Fault(
                    path.toString(),
                    1,
                    0,
                    "the columns " + String.join(", ", head),
                    "columns `id` and `label` among them"));
        }
        Map<String, Double> labels = new LinkedHashMap<>();
        for (CsvRow row : rows.subList(1, rows.size())) {
            take(row, id, label, known, labels, path.toString(), faults);
        }
        faults.throwIfAny();
        return labels;
    }

    private static void take(
            CsvRow row, int id, int label, Set<String> known, Map<String, Double> labels, String file, Faults faults) {
        String typed = row.cell(label).strip();
        String typedId = row.cell(id);
        String named = !known.contains(typedId) && typedId.startsWith("'") ? typedId.substring(1) : typedId;
        if (typed.isEmpty()) {
            return;
        }
        Optional<PeopleLabel> read = PeopleLabel.ofCase(typed.replace(',', '.'));
        if (read.isEmpty()) {
            faults.add(new Fault(
                    file,
                    row.line(),
                    0,
                    "the label `" + typed + "`",
                    "a number (1 good, 0 bad, or a score), yes or no; blank for none"));
        } else if (!known.contains(named)) {
            faults.add(new Fault(file, row.line(), 0, "the case `" + named + "`", "the id of a case of the run"));
        } else if (labels.containsKey(named)) {
            faults.add(
                    new Fault(file, row.line(), 0, "a second label for the case `" + named + "`", "one label a case"));
        } else {
            labels.put(named, read.get().value());
        }
    }

    private static String text(Path path) {
        try {
            String text = Files.readString(path, StandardCharsets.UTF_8);
            return text.startsWith(BOM) ? text.substring(1) : text;
        } catch (CharacterCodingException e) {
            throw InputException.of(Fault.ofFile(
                    path.toString(),
                    "text that is not UTF-8",
                    "UTF-8; in the spreadsheet save as `CSV UTF-8`, or iconv -f GB18030 -t UTF-8"));
        } catch (IOException e) {
            throw InputException.of(Unreadable.fault(path, path.toString(), e));
        }
    }
}

package dev.assay.dataset.review;

import dev.assay.core.words.NearNames;
import dev.assay.engine.input.Fault;
import dev.assay.engine.input.InputException;
import dev.assay.engine.input.Unreadable;
import java.io.IOException;
import java.io.StringReader;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVParser;
import org.apache.commons.csv.CSVRecord;

/** Reads what a spreadsheet program saved: commas, semicolons or tabs, with or without a byte order mark. */
final class SheetFile {

    private static final char[] SEPARATORS = {',', ';', '\t'};

    private SheetFile() {}

    /**
     * A row.
     *
     * @param line the line that it ends on, from 1; a cell may hold line breaks
     * @param cells by column; a column that is missing is not there
     * @param surplus how many cells it has more than the head, or fewer where negative
     */
    record Row(int line, Map<String, String> cells, int surplus) {}

    /**
     * All rows.
     *
     * @throws InputException when it is no table, its encoding is another, or it has columns that nobody knows
     */
    static List<Row> read(Path file) {
        String text = text(file);
        String head = text.lines().findFirst().orElse("");
        CSVFormat format = CSVFormat.DEFAULT
                .builder()
                .setDelimiter(separator(head))
                .setIgnoreEmptyLines(true)
                .get();
        try (CSVParser parser = CSVParser.parse(new StringReader(text), format)) {
            List<String> columns = new ArrayList<>();
            List<Row> rows = new ArrayList<>();
            for (CSVRecord record : parser) {
                if (columns.isEmpty()) {
                    record.forEach(cell -> columns.add(cell.strip()));
                    check(file, columns);
                    continue;
                }
                Map<String, String> cells = new LinkedHashMap<>();
                for (int i = 0; i < Math.min(columns.size(), record.size()); i++) {
                    cells.put(columns.get(i), Sheet.bare(record.get(i)));
                }
                rows.add(
                        new Row(Math.toIntExact(parser.getCurrentLineNumber()), cells, record.size() - columns.size()));
            }
            if (columns.isEmpty()) {
                check(file, columns);
            }
            return rows;
        } catch (IOException | IllegalStateException | java.io.UncheckedIOException broken) {
            throw InputException.of(Fault.ofFile(
                    file.toString(),
                    "text that is no table: " + broken.getMessage(),
                    "a file as `assay dataset review --export` writes it, saved as CSV"));
        }
    }

    private static String text(Path file) {
        try {
            byte[] bytes = Files.readAllBytes(file);
            String text = StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(bytes))
                    .toString();
            return text.startsWith("\uFEFF") ? text.substring(1) : text;
        } catch (CharacterCodingException notUtf8) {
            throw InputException.of(Fault.ofFile(
                    file.toString(),
                    "bytes that are not UTF-8, perhaps GBK or another encoding of the system",
                    "UTF-8; in Excel: save as “CSV UTF-8 (comma delimited)”"));
        } catch (IOException cannotRead) {
            throw InputException.of(Unreadable.fault(file, file.toString(), cannotRead));
        }
    }

    private static char separator(String head) {
        char best = SEPARATORS[0];
        for (char separator : SEPARATORS) {
            if (head.chars().filter(c -> c == separator).count() > count(head, best)) {
                best = separator;
            }
        }
        return best;
    }

    private static long count(String head, char separator) {
        return head.chars().filter(c -> c == separator).count();
    }

    private static void check(Path file, List<String> columns) {
        for (String needed : List.of("case", "hash")) {
            if (!columns.contains(needed)) {
                throw InputException.of(new Fault(
                        file.toString(),
                        1,
                        0,
                        "no column `" + needed + "`",
                        "the columns of an export: " + String.join(", ", Sheet.COLUMNS)
                                + NearNames.hint(needed, columns)));
            }
        }
        for (String column : columns) {
            if (!Sheet.COLUMNS.contains(column)) {
                throw InputException.of(new Fault(
                        file.toString(),
                        1,
                        0,
                        "the column `" + column + "`, which nobody knows",
                        "the columns of an export: " + String.join(", ", Sheet.COLUMNS)
                                + NearNames.hint(column, Sheet.COLUMNS) + "; delete it or move its words into note"));
            }
        }
    }
}

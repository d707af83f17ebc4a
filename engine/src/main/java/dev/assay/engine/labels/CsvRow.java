package dev.assay.engine.labels;

import dev.assay.engine.input.Fault;
import dev.assay.engine.input.InputException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVParser;
import org.apache.commons.csv.CSVRecord;

/**
 * A row of a CSV file (RFC 4180).
 *
 * @param line line on which it begins, from 1
 * @param cells its cells
 */
record CsvRow(int line, List<String> cells) {

    CsvRow {
        cells = List.copyOf(cells);
    }

    /** A cell, blank where the row is short. */
    String cell(int index) {
        return index < cells.size() ? cells.get(index) : "";
    }

    /**
     * All rows that are not blank; what separates cells is the first comma, semicolon or tab of the text.
     *
     * @param file the file's name in a fault
     * @throws InputException when a quote is not closed, or more follows behind a closed one in its cell
     */
    static List<CsvRow> read(String text, String file) {
        CSVFormat format = CSVFormat.DEFAULT
                .builder()
                .setDelimiter(separator(text))
                .setIgnoreEmptyLines(false)
                .get();
        List<CsvRow> rows = new ArrayList<>();
        int line = 1;
        try (CSVParser parser = CSVParser.parse(text, format)) {
            for (Iterator<CSVRecord> records = parser.iterator(); records.hasNext(); ) {
                CsvRow row = new CsvRow(line, records.next().toList());
                if (row.cells().stream().anyMatch(cell -> !cell.isBlank())) {
                    rows.add(row);
                }
                line = (int) parser.getCurrentLineNumber() + 1;
            }
        } catch (IOException | UncheckedIOException broken) {
            throw InputException.of(new Fault(
                    file,
                    line,
                    0,
                    "a quote that is not closed, or more behind a closed one",
                    "cells in quotes as spreadsheets write them, \"\" for a quote within"));
        }
        return rows;
    }

    private static char separator(String text) {
        return (char) text.chars()
                .filter(c -> c == ',' || c == ';' || c == '\t')
                .findFirst()
                .orElse(',');
    }
}

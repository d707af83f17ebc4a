package dev.assay.dataset.imports.text;

import dev.assay.dataset.imports.port.Row;
import dev.assay.dataset.imports.port.Sink;
import dev.assay.engine.input.Fault;
import dev.assay.engine.input.InputException;
import dev.assay.engine.input.Node;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVParser;
import org.apache.commons.csv.CSVRecord;

/** Lines of CSV with a header as rows. A line with more or fewer cells than the header is told and left out. */
final class CsvRows {

    private final TextSource text;
    private final Sink sink;
    private final Consumer<Row> rows;
    private int line = 1;

    CsvRows(TextSource text, Sink sink, Consumer<Row> rows) {
        this.text = text;
        this.sink = sink;
        this.rows = rows;
    }

    /** The cells of the header, and what separates them: the comma, semicolon or tab that it has most of. */
    static CSVFormat format(String header) {
        char separator = ',';
        for (char other : new char[] {';', '\t'}) {
            if (count(header, other) > count(header, separator)) {
                separator = other;
            }
        }
        return CSVFormat.DEFAULT
                .builder()
                .setDelimiter(separator)
                .setIgnoreEmptyLines(false)
                .get();
    }

    private static long count(String text, char wanted) {
        return text.chars().filter(c -> c == wanted).count();
    }

    void read(CSVFormat format) {
        try (BufferedReader reader = text.open();
                CSVParser parser = CSVParser.parse(reader, format)) {
            Iterator<CSVRecord> records = parser.iterator();
            List<String> header = records.hasNext() ? records.next().toList() : List.of();
            twice(header);
            line = (int) parser.getCurrentLineNumber() + 1;
            while (records.hasNext()) {
                CSVRecord record = records.next();
                row(header, record.toList());
                line = (int) parser.getCurrentLineNumber() + 1;
            }
        } catch (IOException | UncheckedIOException broken) {
            sink.skip(new Fault(
                    text.name(),
                    line,
                    0,
                    "a quote that is not closed, or more behind a closed one; the file was not read from here on",
                    "cells in quotes as spreadsheets write them, \"\" for a quote within"));
        }
    }

    private void twice(List<String> header) {
        Set<String> seen = new HashSet<>();
        for (String name : header) {
            if (!name.isBlank() && !seen.add(name)) {
                throw InputException.of(new Fault(
                        text.name(), 1, 0, "the column `" + name + "` twice", "each column once; rename one"));
            }
        }
    }

    private void row(List<String> header, List<String> cells) {
        if (cells.stream().allMatch(String::isBlank)) {
            return;
        }
        if (text.damaged(String.join("\n", cells), line, sink)) {
            return;
        }
        if (cells.size() != header.size()) {
            sink.skip(new Fault(
                    text.name(),
                    line,
                    0,
                    cells.size() + (cells.size() == 1 ? " cell" : " cells"),
                    header.size() + " as in the header; put a cell that holds a separator or line break in quotes"));
            return;
        }
        List<Node.Member> members = new ArrayList<>(cells.size());
        for (int i = 0; i < cells.size(); i++) {
            members.add(new Node.Member(header.get(i).strip(), line, 0, new Node.Text(line, 0, cells.get(i))));
        }
        rows.accept(new Row(new Node.Obj(line, 0, members), true, text.name()));
    }
}

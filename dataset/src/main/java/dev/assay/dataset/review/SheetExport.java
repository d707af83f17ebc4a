package dev.assay.dataset.review;

import dev.assay.dataset.folder.Entry;
import dev.assay.engine.store.UnwritableException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.Map;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVPrinter;

/** Writes cases for people who work in a spreadsheet: RFC 4180, UTF-8 with a byte order mark, by which Excel knows it. */
public final class SheetExport {

    private static final String MARK = "\uFEFF";

    private SheetExport() {}

    /**
     * Writes the cases that wait for a reviewer, or that were chosen.
     *
     * @param file the file to write; what stood there is replaced
     * @return how many cases were written
     */
    public static int write(ReviewRequest request, Path file) {
        try (Board board = Board.open(request.dataset())) {
            List<String> ids = Waiting.of(request, board);
            StringBuilder text = new StringBuilder(MARK);
            try (CSVPrinter printer = new CSVPrinter(text, CSVFormat.RFC4180)) {
                printer.printRecord(Sheet.COLUMNS);
                for (String id : ids) {
                    Entry entry = board.entry(id).orElseThrow();
                    Map<String, String> row = Sheet.row(entry, board.corpus(), request.second());
                    printer.printRecord(Sheet.COLUMNS.stream()
                            .map(column -> Sheet.guarded(row.getOrDefault(column, "")))
                            .toList());
                }
            } catch (IOException impossible) {
                throw new UncheckedIOException("writing to memory", impossible);
            }
            Path temporary = file.resolveSibling("." + file.getFileName() + ".new");
            try {
                Files.writeString(temporary, text, StandardCharsets.UTF_8);
                Files.move(temporary, file, StandardCopyOption.REPLACE_EXISTING);
            } finally {
                Files.deleteIfExists(temporary);
            }
            return ids.size();
        } catch (IOException cannotWrite) {
            throw new UnwritableException(file, cannotWrite);
        }
    }
}

package dev.assay.dataset.exports;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import dev.assay.engine.codec.CaseLine;
import java.io.IOException;
import java.io.Writer;
import java.util.ArrayList;
import java.util.List;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVPrinter;

/** Writes a row a case; lists and objects stand in their cells as JSON, so that nothing in them can be cut. */
final class CsvExporter implements Exporter {

    private static final JsonMapper JSON = JsonMapper.builder().build();

    private final CSVPrinter printer;

    CsvExporter(Writer out) throws IOException {
        printer = new CSVPrinter(out, CSVFormat.DEFAULT);
        printer.printRecord(CaseLine.FIELDS);
    }

    @Override
    public void write(CaseLine read, String line, Losses losses) throws IOException {
        JsonNode own = JSON.readTree(OwnLine.of(read));
        losses.when(
                own.path("answer").isTextual() && own.path("answer").asText().isEmpty(),
                "an empty answer, which CSV cannot tell from none");
        List<String> cells = new ArrayList<>(CaseLine.FIELDS.size());
        for (String field : CaseLine.FIELDS) {
            JsonNode value = own.path(field);
            cells.add(value.isMissingNode() ? "" : value.isTextual() ? value.asText() : value.toString());
        }
        printer.printRecord(cells);
    }

    @Override
    public void close() throws IOException {
        printer.close();
    }
}

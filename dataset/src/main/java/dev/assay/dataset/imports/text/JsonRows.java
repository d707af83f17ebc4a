package dev.assay.dataset.imports.text;

import dev.assay.dataset.imports.port.Row;
import dev.assay.dataset.imports.port.Sink;
import dev.assay.engine.input.Fault;
import dev.assay.engine.input.Faults;
import dev.assay.engine.input.JsonPiece;
import dev.assay.engine.input.Lines;
import dev.assay.engine.input.Source;
import java.io.BufferedReader;
import java.io.IOException;
import java.util.function.Consumer;

/** Objects from JSON text as rows; a broken one is told and the next is read. */
final class JsonRows {

    private final TextSource text;
    private final Sink sink;
    private final Consumer<Row> rows;

    JsonRows(TextSource text, Sink sink, Consumer<Row> rows) {
        this.text = text;
        this.sink = sink;
        this.rows = rows;
    }

    /** One object a line; blank lines are passed over. */
    void lines() {
        try (BufferedReader reader = text.open()) {
            int number = 1;
            for (String line = reader.readLine(); line != null; line = reader.readLine()) {
                if (!line.isBlank()) {
                    piece(line, number, 1);
                }
                number++;
            }
        } catch (IOException cannotRead) {
            throw text.unreadable(cannotRead);
        }
    }

    /** The items of a list: the whole text, or the one under this key. */
    void list(String key) {
        try (BufferedReader reader = text.open()) {
            new ListScanner(reader, key, this::piece, this::broken).run();
        } catch (IOException cannotRead) {
            throw text.unreadable(cannotRead);
        }
    }

    private void broken(String found, String allowed, int line, int column, boolean lost) {
        if (lost) {
            sink.skip(new Fault(text.name(), line, column, found, allowed));
        } else {
            sink.note(found + ": passed over", line);
        }
    }

    private void piece(String json, int line, int column) {
        if (text.damaged(json, line, sink)) {
            return;
        }
        Source source = new Source(text.name(), new Faults());
        if (json.length() > Lines.LIMIT) {
            source.fault(line, column, "an object of " + json.length() + " characters", Lines.LIMIT + " at most");
        } else {
            JsonPiece.object(json.strip(), line, column, source, sink::note)
                    .ifPresent(object -> rows.accept(new Row(object, false, text.name())));
        }
        source.faults().first().forEach(sink::skip);
    }
}

package dev.assay.engine.codec;

import dev.assay.core.data.Span;
import dev.assay.engine.input.Fields;
import dev.assay.engine.input.Node;
import dev.assay.engine.input.Source;
import java.util.Optional;
import java.util.OptionalInt;

/** Reads {@code start} and {@code end}: characters in UTF-16 code units, both or none. */
final class Spans {

    private Spans() {}

    /** The span; absent when neither field is there or one of them is at fault. */
    static Optional<Span> read(Fields fields, Source source) {
        if (fields.has("start") != fields.has("end")) {
            fields.missing(fields.has("start") ? "end" : "start", "`start` and `end` together, or none of them");
        }
        OptionalInt start = fields.whole("start", 0, "a whole number, 0 or more,");
        OptionalInt end = fields.whole("end", 0, "a whole number, 0 or more,");
        if (start.isEmpty() || end.isEmpty()) {
            return Optional.empty();
        }
        if (end.getAsInt() <= start.getAsInt()) {
            Node at = fields.node("end").orElse(fields.object());
            source.fault(at, "an `end` above `start` " + start.getAsInt() + " (one past the last character)");
            return Optional.empty();
        }
        return Optional.of(new Span(start.getAsInt(), end.getAsInt()));
    }
}

package dev.assay.engine.codec;

import dev.assay.core.data.Output;
import dev.assay.engine.input.Faults;
import dev.assay.engine.input.Fields;
import dev.assay.engine.input.InputException;
import dev.assay.engine.input.JsonLine;
import dev.assay.engine.input.Line;
import dev.assay.engine.input.Source;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/** Reads one output that comes from the system itself and not from a file. */
public final class OutputLine {

    private static final String PLACE = "the reply";

    private OutputLine() {}

    /**
     * The output in a JSON object with the fields of {@code outputs.jsonl}; other fields mean nothing.
     *
     * @throws InputException with all that is wrong
     */
    public static Output read(String json) {
        byte[] bytes = json.getBytes(StandardCharsets.UTF_8);
        Faults faults = new Faults();
        Source source = new Source(PLACE, faults);
        Optional<Output> output = JsonLine.parse(new Line(PLACE, 1, 0, bytes, 0, bytes.length), source)
                .map(object -> new OutputCodec(source, new Warnings()).read(new Fields(object, source)));
        faults.throwIfAny();
        return output.orElseThrow(() -> new IllegalStateException("neither an output nor a fault"));
    }
}

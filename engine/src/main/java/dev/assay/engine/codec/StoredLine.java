package dev.assay.engine.codec;

import dev.assay.engine.input.Faults;
import dev.assay.engine.input.InputException;
import dev.assay.engine.input.JsonLine;
import dev.assay.engine.input.Line;
import dev.assay.engine.input.Source;
import java.nio.charset.StandardCharsets;

/** Reads a case with its output from a line that a run wrote; what the run added to it means nothing. */
public final class StoredLine {

    private StoredLine() {}

    /**
     * The case and the output.
     *
     * @param json the line
     * @param file the file it stands in, for messages
     * @throws InputException with all that is wrong
     */
    public static CaseLine read(String json, String file) {
        byte[] bytes = json.getBytes(StandardCharsets.UTF_8);
        Source source = new Source(file, new Faults());
        var read = JsonLine.parse(new Line(file, 1, 0, bytes, 0, bytes.length), source)
                .flatMap(object -> new CaseCodec(source).read(object));
        source.faults().throwIfAny();
        return read.orElseThrow(() -> new IllegalStateException("neither a case nor a fault"));
    }
}

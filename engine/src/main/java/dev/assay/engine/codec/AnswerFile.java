package dev.assay.engine.codec;

import dev.assay.engine.input.Faults;
import dev.assay.engine.input.Fields;
import dev.assay.engine.input.JsonLine;
import dev.assay.engine.input.Lines;
import dev.assay.engine.input.Source;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;

/** Reads the answers of a system by case: from a file of outputs, of cases with outputs, or of a stored run. */
public final class AnswerFile {

    private AnswerFile() {}

    /**
     * The first answer to each case.
     *
     * @throws dev.assay.engine.input.InputException when the file cannot be read or a line is faulty
     */
    public static Map<String, String> read(Path file) {
        Source source = new Source(file.toString(), new Faults());
        Map<String, String> answers = new HashMap<>();
        Lines.read(
                file,
                source,
                line -> JsonLine.parse(line, source).ifPresent(object -> {
                    Fields fields = new Fields(object, source);
                    fields.required("id", "the id of a case")
                            .ifPresent(
                                    id -> fields.text("answer").ifPresent(answer -> answers.putIfAbsent(id, answer)));
                }));
        source.faults().throwIfAny();
        return answers;
    }
}

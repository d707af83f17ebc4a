package dev.assay.engine.codec;

import dev.assay.engine.input.Faults;
import dev.assay.engine.input.Fields;
import dev.assay.engine.input.JsonLine;
import dev.assay.engine.input.Lines;
import dev.assay.engine.input.Source;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Reads {@code queries.jsonl} of BEIR. */
final class BeirQueries {

    private BeirQueries() {}

    /** The words of the wanted queries by id; the file often holds those of other splits as well. */
    static Map<String, String> read(Path file, Faults faults, Set<String> wanted) {
        Source source = new Source(file.toString(), faults);
        Map<String, String> queries = new HashMap<>();
        Lines.read(
                file,
                source,
                line -> JsonLine.parse(line, source).ifPresent(object -> {
                    Fields fields = new Fields(object, source);
                    Optional<String> id = fields.required("_id", "the query's id, as in the judgements");
                    Optional<String> text = fields.required("text", "the query's words, not blank");
                    if (id.filter(wanted::contains).isPresent() && text.isPresent()) {
                        queries.putIfAbsent(id.get(), text.get());
                    }
                }));
        return queries;
    }
}

package dev.assay.dataset.merge;

import dev.assay.dataset.folder.DatasetFolder;
import dev.assay.engine.codec.Canonical;
import dev.assay.engine.input.Faults;
import dev.assay.engine.input.JsonLine;
import dev.assay.engine.input.Lines;
import dev.assay.engine.input.Node;
import dev.assay.engine.input.Source;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * A passage as its line says it.
 *
 * @param id its id
 * @param document the document it is cut from
 * @param line its line, from 1
 * @param json the line
 * @param hash of all it says
 */
record PassageLine(String id, String document, int line, String json, String hash) {

    /** The passages of a dataset that was read; none where it has no corpus. */
    static List<PassageLine> all(DatasetFolder folder) {
        List<PassageLine> all = new ArrayList<>();
        folder.files().corpus().ifPresent(file -> read(file, all));
        return all;
    }

    private static void read(Path file, List<PassageLine> all) {
        Source source = new Source(file.toString(), new Faults());
        Canonical canonical = new Canonical();
        Lines.read(
                file,
                source,
                line -> JsonLine.parse(line, source).ifPresent(object -> {
                    String id = text(object, idKey(object), "");
                    all.add(new PassageLine(
                            id,
                            text(object, "document", id),
                            line.number(),
                            line.text().strip(),
                            canonical.hash(object, Set.of())));
                }));
        source.faults().throwIfAny();
    }

    /** The name of the field that holds the id; corpora of BEIR say {@code _id}. */
    private static String idKey(Node.Obj object) {
        return object.get("id").isPresent() ? "id" : "_id";
    }

    private static String text(Node.Obj object, String key, String otherwise) {
        return object.get(key)
                .filter(Node.Text.class::isInstance)
                .map(node -> ((Node.Text) node).value())
                .orElse(otherwise);
    }
}

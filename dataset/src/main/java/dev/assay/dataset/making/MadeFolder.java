package dev.assay.dataset.making;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assay.core.data.Passage;
import dev.assay.dataset.folder.Manifest;
import dev.assay.dataset.folder.NewFolder;
import dev.assay.engine.codec.CaseJson;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;

/** Writes what was made: cases, corpus, what was dropped, and how it was made. */
final class MadeFolder {

    /** The file of what was dropped. */
    static final String DROPPED = "dropped.jsonl";

    private static final ObjectMapper JSON = new ObjectMapper();

    private final NewFolder folder;
    private final Pool pool;

    MadeFolder(NewFolder folder, Pool pool) {
        this.folder = folder;
        this.pool = pool;
    }

    void write(List<Draft> kept, List<Dropped> dropped, Manifest manifest) throws IOException {
        folder.write("cases.jsonl", lines(kept, draft -> CaseJson.line(draft.toCase(), Optional.empty())));
        folder.write("corpus.jsonl", lines(pool.passages(), MadeFolder::line));
        folder.write(DROPPED, lines(dropped, MadeFolder::line));
        folder.write(manifest.with(
                "languages",
                kept.stream()
                        .map(draft -> draft.toCase().metadata().get("language"))
                        .distinct()
                        .sorted()
                        .toList()));
    }

    private static <T> Iterable<String> lines(List<T> all, Function<T, String> line) {
        return () -> all.stream().map(line).iterator();
    }

    private static String line(Passage passage) {
        ObjectNode object = JSON.createObjectNode().put("id", passage.id()).put("document", passage.document());
        passage.span().ifPresent(span -> object.put("start", span.start()).put("end", span.end()));
        passage.title().ifPresent(title -> object.put("title", title));
        object.put("text", passage.text());
        if (!passage.metadata().isEmpty()) {
            object.set("metadata", JSON.valueToTree(new TreeMap<>(passage.metadata())));
        }
        if (!passage.acl().isEmpty()) {
            object.set("acl", JSON.valueToTree(passage.acl()));
        }
        return object.toString();
    }

    private static String line(Dropped dropped) {
        return JSON.createObjectNode()
                .put("type", dropped.type().word())
                .put("document", dropped.document())
                .put("question", dropped.question())
                .put("reason", dropped.reason().words())
                .put("why", dropped.why())
                .toString();
    }
}

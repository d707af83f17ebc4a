package dev.assay.dataset.review;

import dev.assay.dataset.folder.Entry;
import dev.assay.engine.codec.Canonical;
import dev.assay.engine.input.Faults;
import dev.assay.engine.input.JsonLine;
import dev.assay.engine.input.Line;
import dev.assay.engine.input.Node;
import dev.assay.engine.input.Source;
import java.nio.charset.StandardCharsets;
import java.util.HashSet;
import java.util.Set;

/** Hashes by which it is known whether a case is still what somebody saw. */
final class Fingerprint {

    private static final Set<String> NOT_CONTENT = notContent();

    private Fingerprint() {}

    /** Of all that belongs to the dataset: SHA-256, 64 hexadecimal digits. */
    static String whole(Entry entry) {
        return new Canonical().hash(object(entry), Canonical.OUTPUT_FIELDS);
    }

    /** Of what reviewers judge: without review and split. */
    static String content(Entry entry) {
        return new Canonical().hash(object(entry), NOT_CONTENT);
    }

    private static Node.Obj object(Entry entry) {
        byte[] bytes = entry.json().getBytes(StandardCharsets.UTF_8);
        Source source = new Source("case " + entry.id(), new Faults());
        return JsonLine.parse(new Line(source.file(), 1, 0, bytes, 0, bytes.length), source)
                .orElseThrow(() -> new IllegalStateException("the line was read before"));
    }

    private static Set<String> notContent() {
        Set<String> fields = new HashSet<>(Canonical.OUTPUT_FIELDS);
        fields.add("review");
        fields.add("split");
        return Set.copyOf(fields);
    }
}

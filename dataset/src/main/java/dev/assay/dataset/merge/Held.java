package dev.assay.dataset.merge;

import dev.assay.dataset.folder.Entry;
import dev.assay.engine.input.Faults;
import dev.assay.engine.input.JsonLine;
import dev.assay.engine.input.Line;
import dev.assay.engine.input.Node;
import dev.assay.engine.input.Source;
import java.nio.charset.StandardCharsets;

/** A case of a set that goes into the merged dataset. No record: two are equal only when they are one. */
final class Held {

    private final Member member;
    private final Entry entry;

    Held(Member member, Entry entry) {
        this.member = member;
        this.entry = entry;
    }

    Member member() {
        return member;
    }

    Entry entry() {
        return entry;
    }

    /** What its line says. */
    Node.Obj object() {
        byte[] bytes = entry.json().getBytes(StandardCharsets.UTF_8);
        Source source = new Source("case " + entry.id(), new Faults());
        return JsonLine.parse(new Line(source.file(), 1, 0, bytes, 0, bytes.length), source)
                .orElseThrow(() -> new IllegalStateException("the line was read before"));
    }
}

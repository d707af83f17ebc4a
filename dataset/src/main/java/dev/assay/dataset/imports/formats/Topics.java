package dev.assay.dataset.imports.formats;

import dev.assay.core.data.Case;
import dev.assay.core.data.ExpectedBehavior;
import dev.assay.core.data.Judgments;
import dev.assay.core.data.Output;
import dev.assay.core.data.RelevantGroup;
import dev.assay.core.data.Retrieved;
import dev.assay.dataset.imports.port.Metadata;
import dev.assay.dataset.imports.port.Row;
import dev.assay.dataset.imports.port.Sink;
import dev.assay.engine.codec.CaseLine;
import dev.assay.engine.codec.Qrels;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Cases out of topics, queries and judgements.
 *
 * @param row where the query stands
 * @param sink takes the case
 */
record Topics(Row row, Sink sink) {

    /** A query with what is known of it; grades stay as they are written, also 0. */
    void query(String id, Optional<String> words, Optional<Qrels.Topic> judged, Optional<List<Retrieved>> retrieved) {
        if (id.isEmpty() || words.isEmpty()) {
            row.source().fault(row.line(), 0, "a query without id or words", "`_id` and `text`, not blank");
        }
        if (row.faults().count() > 0) {
            row.faults().first().forEach(sink::skip);
            return;
        }
        Map<String, Object> metadata = new LinkedHashMap<>();
        row.object("metadata")
                .ifPresent(
                        kept -> kept.members().forEach(member -> Metadata.put(metadata, member.key(), member.value())));
        row.rest().forEach(member -> Metadata.put(metadata, member.key(), member.value()));
        Case made = new Case(
                id,
                words.get(),
                ExpectedBehavior.ANSWER,
                judged.map(Topics::judgments),
                Optional.empty(),
                List.of(),
                List.of(),
                metadata,
                Optional.empty(),
                Optional.empty(),
                Optional.empty());
        List<Output> outputs = new ArrayList<>(1);
        retrieved.ifPresent(ranked -> outputs.add(Output.of(ranked, Optional.empty())));
        sink.accept(new CaseLine(row.line(), made, outputs));
    }

    private static Judgments judgments(Qrels.Topic topic) {
        return new Judgments(topic.grades().entrySet().stream()
                .map(entry -> RelevantGroup.item(entry.getKey(), entry.getValue()))
                .toList());
    }
}

package dev.assay.engine;

import com.fasterxml.jackson.core.JsonGenerator;
import dev.assay.core.comparison.CaseChange;
import dev.assay.core.comparison.Change;
import dev.assay.core.comparison.Comparison;
import dev.assay.core.comparison.Differing;
import dev.assay.core.comparison.LeftOut;
import dev.assay.core.comparison.MetricComparison;
import dev.assay.core.comparison.SliceComparison;
import dev.assay.core.comparison.SliceTable;
import dev.assay.core.comparison.Tested;
import dev.assay.core.run.Provenance;
import dev.assay.core.slice.CaseSlice;
import dev.assay.core.stats.PValue;
import dev.assay.engine.report.ComparisonInput;
import dev.assay.engine.store.RunJson;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;

/** A comparison as JSON; nothing is cut short here. */
final class ComparisonJson {

    private final JsonGenerator json;

    ComparisonJson(JsonGenerator json) {
        this.json = json;
    }

    void write(ComparisonOutcome outcome) throws IOException {
        ComparisonInput found = outcome.found();
        json.writeStartObject();
        json.writeBooleanField("comparable", found.comparison().isPresent());
        run("a", outcome.folderA(), found.a());
        run("b", outcome.folderB(), found.b());
        differing("obstacles", found.obstacles());
        differing("settings", found.settings());
        strings("metricsOnlyA", found.onlyA());
        strings("metricsOnlyB", found.onlyB());
        strings("slice", found.within().stream().map(CaseSlice::toString).toList());
        if (found.comparison().isPresent()) {
            comparison(found.comparison().get());
        }
        json.writeEndObject();
    }

    private void run(String field, Path folder, Provenance made) throws IOException {
        json.writeObjectFieldStart(field);
        json.writeStringField("run", made.runId());
        json.writeStringField("folder", folder.toString());
        json.writeStringField("started", made.started());
        json.writeStringField("source", made.source());
        json.writeStringField("commit", made.commit());
        json.writeBooleanField("dirty", made.dirty());
        json.writeStringField("datasetName", made.dataset());
        json.writeStringField("datasetVersion", made.datasetVersion());
        json.writeStringField("dataset", made.datasetHash());
        json.writeStringField("judge", made.judge());
        json.writeStringField("embeddings", made.embeddings());
        json.writeEndObject();
    }

    private void differing(String field, List<Differing> all) throws IOException {
        json.writeArrayFieldStart(field);
        for (Differing one : all) {
            json.writeStartObject();
            json.writeStringField("what", one.what());
            json.writeStringField("a", one.a());
            json.writeStringField("b", one.b());
            json.writeEndObject();
        }
        json.writeEndArray();
    }

    private void comparison(Comparison comparison) throws IOException {
        json.writeNumberField("pairs", comparison.cases().pairs().size());
        strings("onlyA", comparison.cases().onlyA());
        strings("onlyB", comparison.cases().onlyB());
        json.writeNumberField("seed", comparison.seed());
        json.writeNumberField("confidence", comparison.confidence());
        json.writeObjectFieldStart("metrics");
        for (MetricComparison metric : comparison.metrics()) {
            json.writeObjectFieldStart(metric.metric());
            metric(metric);
            json.writeEndObject();
        }
        json.writeEndObject();
        json.writeArrayFieldStart("slices");
        for (SliceTable table : comparison.slices()) {
            slices(table);
        }
        json.writeEndArray();
    }

    private void metric(MetricComparison metric) throws IOException {
        json.writeStringField("better", metric.direction().name().toLowerCase(Locale.ROOT));
        tested(metric.tested(), "holm");
        LeftOut out = metric.leftOut();
        json.writeObjectFieldStart("leftOut");
        json.writeNumberField("undefinedInA", out.undefinedInA());
        json.writeNumberField("failedInA", out.failedInA());
        json.writeNumberField("undefinedInB", out.undefinedInB());
        json.writeNumberField("failedInB", out.failedInB());
        json.writeNumberField("neither", out.neither());
        json.writeEndObject();
        strings("lost", ids(metric.changes().flippedBack()));
        strings("gained", ids(metric.changes().flippedForth()));
        json.writeArrayFieldStart("changes");
        for (CaseChange change : metric.changes().changes()) {
            change(change);
        }
        json.writeEndArray();
    }

    private void tested(Tested tested, String correction) throws IOException {
        Change change = tested.change();
        json.writeStringField("conclusion", tested.conclusion().word());
        number("meanA", change.meanA());
        number("meanB", change.meanB());
        json.writeFieldName("difference");
        RunJson.writeEstimate(json, change.difference());
        Optional<PValue> p = change.p().known();
        number("p", p.map(known -> OptionalDouble.of(known.p())).orElse(OptionalDouble.empty()));
        number(correction, tested.adjusted());
        json.writeStringField("test", change.p().fold(PValue::method, why -> "none: " + why));
        number("detectable", change.detectable().known().map(OptionalDouble::of).orElse(OptionalDouble.empty()));
    }

    private void slices(SliceTable table) throws IOException {
        json.writeStartObject();
        json.writeStringField("key", table.key());
        json.writeStringField("metric", table.metric());
        json.writeArrayFieldStart("slices");
        for (SliceComparison slice : table.slices()) {
            json.writeStartObject();
            json.writeStringField("slice", slice.slice().toString());
            json.writeStringField("value", slice.slice().value());
            tested(slice.tested(), "bh");
            json.writeEndObject();
        }
        json.writeEndArray();
        json.writeEndObject();
    }

    private void change(CaseChange change) throws IOException {
        json.writeStartObject();
        json.writeStringField("id", change.id());
        json.writeNumberField("a", change.a());
        json.writeNumberField("b", change.b());
        if (change.causeA().isPresent()) {
            json.writeStringField("causeA", change.causeA().get());
        }
        if (change.causeB().isPresent()) {
            json.writeStringField("causeB", change.causeB().get());
        }
        json.writeEndObject();
    }

    private static List<String> ids(List<CaseChange> changes) {
        return changes.stream().map(CaseChange::id).toList();
    }

    private void strings(String field, List<String> values) throws IOException {
        json.writeArrayFieldStart(field);
        for (String value : values) {
            json.writeString(value);
        }
        json.writeEndArray();
    }

    private void number(String field, OptionalDouble value) throws IOException {
        if (value.isPresent()) {
            json.writeNumberField(field, value.getAsDouble());
        } else {
            json.writeNullField(field);
        }
    }
}

package dev.assay.engine;

import com.fasterxml.jackson.core.JsonGenerator;
import dev.assay.core.stats.Interval;
import dev.assay.core.stats.variance.Part;
import dev.assay.core.stats.variance.Source;
import dev.assay.core.stats.variance.VarianceSplit;
import dev.assay.engine.report.SplitInput;
import java.io.IOException;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;

/** Writes where the variance of means comes from; what there is none of is {@code null}. */
final class SplitJson {

    private SplitJson() {}

    /** Writes the field {@code split}, by metric. */
    static void write(SplitInput split, JsonGenerator json) throws IOException {
        json.writeObjectFieldStart("split");
        for (Map.Entry<String, SplitInput.Of> metric : split.metrics().entrySet()) {
            json.writeObjectFieldStart(metric.getKey());
            write(metric.getValue().split(), json);
            json.writeBooleanField("steady", metric.getValue().steady());
            json.writeEndObject();
        }
        json.writeEndObject();
    }

    private static void write(VarianceSplit split, JsonGenerator json) throws IOException {
        json.writeNumberField("cases", split.cases());
        json.writeNumberField("answers", split.answers());
        json.writeNumberField("judgings", split.judgings());
        json.writeArrayFieldStart("parts");
        for (Part part : split.parts()) {
            json.writeStartObject();
            sources(part, json);
            number("deviation", part.deviation(), json);
            number("low", bound(part.interval().map(Interval::low)), json);
            number("high", bound(part.interval().map(Interval::high)), json);
            json.writeBooleanField("negative", part.negative());
            number("share", split.share(part), json);
            json.writeEndObject();
        }
        json.writeEndArray();
        number("error", split.error(), json);
        json.writeObjectFieldStart("doubled");
        for (Source source : Source.values()) {
            number(source.word(), bound(Optional.ofNullable(split.doubled().get(source))), json);
        }
        json.writeEndObject();
        json.writeStringField(
                "lever",
                split.greatest().map(part -> part.sources().get(0).word()).orElse("none"));
    }

    private static void sources(Part part, JsonGenerator json) throws IOException {
        json.writeArrayFieldStart("sources");
        for (Source source : part.sources()) {
            json.writeString(source.word());
        }
        json.writeEndArray();
    }

    private static OptionalDouble bound(Optional<Double> value) {
        return value.map(OptionalDouble::of).orElse(OptionalDouble.empty());
    }

    private static void number(String field, OptionalDouble value, JsonGenerator json) throws IOException {
        if (value.isPresent()) {
            json.writeNumberField(field, value.getAsDouble());
        } else {
            json.writeNullField(field);
        }
    }
}

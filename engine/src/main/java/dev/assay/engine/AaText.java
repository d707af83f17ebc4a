package dev.assay.engine;

import com.fasterxml.jackson.core.JsonGenerator;
import dev.assay.core.comparison.Comparison;
import dev.assay.core.comparison.MetricComparison;
import dev.assay.core.comparison.Noise;
import dev.assay.engine.report.TerminalNoise;
import dev.assay.engine.report.TerminalStyle;
import dev.assay.engine.store.RunJson;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;

/** What is said of the noise of a system and its judge: to a person, or to a program. */
public final class AaText {

    private AaText() {}

    /**
     * The noise for a terminal.
     *
     * @param width columns
     * @param colour whether colour is welcome
     */
    public static void write(AaOutcome outcome, int width, boolean colour, Appendable to) {
        try {
            new TerminalNoise(new TerminalStyle(
                            width, colour, outcome.comparison().found().language(), 0))
                    .write(outcome.comparison().found(), outcome.split(), outcome.notes(), to);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The result of {@code aa --json}: notes, the noise of each metric, where it comes from, the whole comparison. */
    public static void writeJson(AaOutcome outcome, JsonGenerator json) throws IOException {
        json.writeStartObject();
        json.writeArrayFieldStart("notes");
        for (String note : outcome.notes()) {
            json.writeString(note);
        }
        json.writeEndArray();
        json.writeObjectFieldStart("noise");
        Optional<Comparison> comparison = outcome.comparison().found().comparison();
        double level = comparison.map(Comparison::confidence).orElse(0.0);
        for (MetricComparison metric : comparison.map(Comparison::metrics).orElse(List.of())) {
            noise(Noise.of(metric, level), json);
        }
        json.writeEndObject();
        SplitJson.write(outcome.split(), json);
        json.writeFieldName("comparison");
        ComparisonText.writeJson(outcome.comparison(), json);
        json.writeEndObject();
    }

    private static void noise(Noise noise, JsonGenerator json) throws IOException {
        json.writeObjectFieldStart(noise.metric());
        json.writeFieldName("changed");
        RunJson.writeEstimate(json, noise.changed());
        number("spread", noise.spread(), json);
        number("band", noise.band(), json);
        json.writeEndObject();
    }

    private static void number(String field, OptionalDouble value, JsonGenerator json) throws IOException {
        if (value.isPresent()) {
            json.writeNumberField(field, value.getAsDouble());
        } else {
            json.writeNullField(field);
        }
    }
}

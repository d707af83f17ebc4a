package dev.assay.engine;

import com.fasterxml.jackson.core.JsonGenerator;
import dev.assay.core.calibration.Agreement;
import dev.assay.core.calibration.Calibration;
import dev.assay.core.calibration.CorrectedShare;
import dev.assay.core.calibration.CutCurve;
import dev.assay.core.calibration.NumericAgreement;
import dev.assay.core.calibration.SideBySide;
import dev.assay.core.stats.Answer;
import dev.assay.core.stats.Measured;
import dev.assay.core.stats.agreement.Confusion;
import dev.assay.core.stats.corrected.Corrected;
import dev.assay.engine.report.LabelledMetric;
import dev.assay.engine.store.RunJson;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Agreement with people as JSON. What has no value is an object with the field {@code undefined}. */
final class CalibrationJson {

    private CalibrationJson() {}

    /** The fields of a calibration, into an object that is begun. */
    static void writeFields(JsonGenerator json, Answer<Calibration> found, double cost) throws IOException {
        if (found instanceof Answer.Undefined<Calibration> undefined) {
            json.writeStringField("undefined", undefined.why());
            return;
        }
        Calibration calibration = found.known().orElseThrow();
        json.writeFieldName("agreement");
        write(json, calibration.whole());
        json.writeObjectFieldStart("confusion");
        for (Map.Entry<String, Map<String, Integer>> people :
                calibration.words().counts().entrySet()) {
            json.writeObjectFieldStart(people.getKey());
            for (Map.Entry<String, Integer> judge : people.getValue().entrySet()) {
                json.writeNumberField(judge.getKey(), judge.getValue());
            }
            json.writeEndObject();
        }
        json.writeEndObject();
        json.writeObjectFieldStart("slices");
        for (Map.Entry<String, Agreement> slice : calibration.slices().entrySet()) {
            json.writeFieldName(slice.getKey());
            write(json, slice.getValue());
        }
        json.writeEndObject();
        if (calibration.curve().isPresent()) {
            write(json, calibration.curve().get(), cost);
        }
    }

    private static void write(JsonGenerator json, Agreement agreement) throws IOException {
        Confusion counts = agreement.confusion();
        json.writeStartObject();
        json.writeNumberField("n", agreement.n());
        json.writeNumberField("clusters", agreement.clusters());
        json.writeNumberField("truePositives", counts.truePositives());
        json.writeNumberField("falseNegatives", counts.falseNegatives());
        json.writeNumberField("trueNegatives", counts.trueNegatives());
        json.writeNumberField("falsePositives", counts.falsePositives());
        json.writeFieldName("accuracy");
        RunJson.writeEstimate(json, agreement.accuracy());
        write(json, "balancedAccuracy", agreement.balanced());
        write(json, "tpr", agreement.truePositiveRate());
        write(json, "tnr", agreement.trueNegativeRate());
        write(json, "kappa", agreement.kappa());
        write(json, "auroc", agreement.auroc());
        json.writeEndObject();
    }

    private static void write(JsonGenerator json, CutCurve curve, double cost) throws IOException {
        json.writeObjectFieldStart("cuts");
        json.writeNumberField("costRatio", cost);
        json.writeFieldName("best");
        write(json, curve.best(cost), cost);
        json.writeArrayFieldStart("points");
        for (CutCurve.Point point : curve.points()) {
            write(json, point, cost);
        }
        json.writeEndArray();
        json.writeEndObject();
    }

    private static void write(JsonGenerator json, CutCurve.Point point, double cost) throws IOException {
        json.writeStartObject();
        if (point.cut() == CutCurve.NEVER) {
            json.writeNullField("cut");
        } else {
            json.writeNumberField("cut", point.cut());
        }
        json.writeNumberField("tpr", point.truePositiveRate());
        json.writeNumberField("tnr", point.trueNegativeRate());
        json.writeNumberField("cost", point.cost(cost));
        json.writeEndObject();
    }

    /** The field {@code scores}, where there is something to tell of them. */
    static void writeNumeric(JsonGenerator json, Optional<NumericAgreement> numeric) throws IOException {
        if (numeric.isEmpty()) {
            return;
        }
        json.writeObjectFieldStart("scores");
        write(json, "alpha", numeric.get().alpha());
        json.writeFieldName("bias");
        RunJson.writeEstimate(json, numeric.get().bias());
        json.writeFieldName("distance");
        RunJson.writeEstimate(json, numeric.get().distance());
        json.writeEndObject();
    }

    /** The field {@code sideBySide}. */
    static void write(JsonGenerator json, SideBySide side) throws IOException {
        json.writeObjectFieldStart("sideBySide");
        json.writeNumberField("labels", side.labels());
        json.writeNumberField("others", side.others());
        json.writeFieldName("judgeOnly");
        RunJson.writeEstimate(json, side.judgeOnly());
        json.writeFieldName("peopleOnly");
        RunJson.writeEstimate(json, side.peopleOnly());
        write(json, "roganGladen", side.roganGladen());
        write(json, "ppi", side.ppi().map(Corrected::estimate));
        write(json, "ppiFewLabels", side.ppiFewLabels().map(Corrected::estimate));
        json.writeEndObject();
    }

    /** The field {@code corrected}, where a certificate corrects something. */
    static void writeCorrected(JsonGenerator json, List<CorrectedShare> shares) throws IOException {
        if (shares.isEmpty()) {
            return;
        }
        json.writeArrayFieldStart("corrected");
        for (CorrectedShare share : shares) {
            json.writeStartObject();
            json.writeStringField("share", "supported claims");
            json.writeStringField("language", share.language());
            json.writeFieldName("judgeOnly");
            RunJson.writeEstimate(json, share.judgeOnly());
            write(json, "roganGladen", share.corrected());
            json.writeEndObject();
        }
        json.writeEndArray();
    }

    /** The field {@code people}, where people labelled cases of the run: an object for each metric. */
    static void writePeople(JsonGenerator json, List<LabelledMetric> people) throws IOException {
        if (people.isEmpty()) {
            return;
        }
        json.writeArrayFieldStart("people");
        for (LabelledMetric labelled : people) {
            json.writeStartObject();
            json.writeStringField("metric", labelled.metric());
            write(json, labelled.sides());
            json.writeEndObject();
        }
        json.writeEndArray();
    }

    /** A field with a measured value, or why there is none. */
    static void write(JsonGenerator json, String name, Answer<Measured> answer) throws IOException {
        json.writeObjectFieldStart(name);
        if (answer instanceof Answer.Known<Measured> known) {
            Measured measured = known.value();
            json.writeNumberField("value", measured.value());
            if (measured.interval().isPresent()) {
                json.writeNumberField("low", measured.interval().get().low());
                json.writeNumberField("high", measured.interval().get().high());
            } else {
                json.writeNullField("low");
                json.writeNullField("high");
            }
            json.writeNumberField("n", measured.n());
            json.writeStringField("method", measured.method());
        } else if (answer instanceof Answer.Undefined<Measured> undefined) {
            json.writeStringField("undefined", undefined.why());
        }
        json.writeEndObject();
    }

    /** A field with a list of texts. */
    static void write(JsonGenerator json, String name, List<String> texts) throws IOException {
        json.writeArrayFieldStart(name);
        for (String text : texts) {
            json.writeString(text);
        }
        json.writeEndArray();
    }
}

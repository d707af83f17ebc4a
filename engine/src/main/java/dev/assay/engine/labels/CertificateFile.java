package dev.assay.engine.labels;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.assay.core.calibration.Certificate;
import dev.assay.core.calibration.CertifiedRates;
import dev.assay.core.calibration.JudgeIdentity;
import dev.assay.core.stats.Answer;
import dev.assay.core.stats.Interval;
import dev.assay.core.stats.agreement.Confusion;
import dev.assay.core.words.Numbers;
import dev.assay.engine.input.Fault;
import dev.assay.engine.input.InputException;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.format.DateTimeParseException;
import java.util.Map;
import java.util.TreeMap;

/** A certificate as a file: JSON, keys always in the same order. What is counted is read; what follows from it is for people. */
public final class CertificateFile {

    private static final int FORMAT = 1;
    private static final String FORM = "a certificate that `assay judge calibrate --out FILE` wrote";

    private CertificateFile() {}

    /** The certificate as text. */
    public static String text(Certificate certificate) {
        StringWriter text = new StringWriter();
        try (JsonGenerator json = new JsonFactory().createGenerator(text)) {
            json.useDefaultPrettyPrinter();
            write(json, certificate);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return text + "\n";
    }

    /** Writes it as an object. */
    public static void write(JsonGenerator json, Certificate certificate) throws IOException {
        json.writeStartObject();
        json.writeNumberField("format", FORMAT);
        json.writeStringField("use", certificate.use());
        json.writeStringField("judge", certificate.judge().id());
        if (certificate.judge().model().isPresent()) {
            json.writeStringField("model", certificate.judge().model().get());
        }
        json.writeObjectFieldStart("prompts");
        for (Map.Entry<String, String> prompt : certificate.judge().prompts().entrySet()) {
            json.writeStringField(prompt.getKey(), prompt.getValue());
        }
        json.writeEndObject();
        json.writeStringField("metric", certificate.metric());
        json.writeStringField("date", certificate.made());
        json.writeStringField("data", certificate.data());
        json.writeStringField("bounds", "Clopper-Pearson " + Numbers.percent(certificate.level()));
        json.writeNumberField("level", certificate.level());
        json.writeObjectFieldStart("languages");
        for (Map.Entry<String, CertifiedRates> language :
                certificate.languages().entrySet()) {
            json.writeFieldName(language.getKey());
            write(json, language.getValue(), certificate.level());
        }
        json.writeEndObject();
        json.writeEndObject();
    }

    private static void write(JsonGenerator json, CertifiedRates rates, double level) throws IOException {
        Confusion against = rates.against();
        json.writeStartObject();
        json.writeNumberField("n", against.n());
        json.writeNumberField("clusters", rates.clusters());
        json.writeNumberField("truePositives", against.truePositives());
        json.writeNumberField("falseNegatives", against.falseNegatives());
        json.writeNumberField("trueNegatives", against.trueNegatives());
        json.writeNumberField("falsePositives", against.falsePositives());
        write(json, "tpr", against.truePositives(), against.positives(), rates.truePositiveRate(level));
        write(json, "tnr", against.trueNegatives(), against.negatives(), rates.trueNegativeRate(level));
        json.writeEndObject();
    }

    private static void write(JsonGenerator json, String name, int right, int all, Answer<Interval> bounds)
            throws IOException {
        json.writeObjectFieldStart(name);
        if (bounds instanceof Answer.Known<Interval> known) {
            json.writeNumberField("value", (double) right / all);
            json.writeNumberField("atLeast", known.value().low());
        } else if (bounds instanceof Answer.Undefined<Interval> undefined) {
            json.writeStringField("undefined", undefined.why());
        }
        json.writeEndObject();
    }

    /**
     * Reads a certificate.
     *
     * @throws InputException when there is none, or it is not one
     */
    public static Certificate read(Path path) {
        JsonNode json;
        try {
            json = new ObjectMapper().readTree(path.toFile());
        } catch (IOException e) {
            throw wrong(path, path.toFile().exists() ? "something that is no JSON" : "no such file");
        }
        if (json.path("format").asInt() != FORMAT || !json.path("languages").isObject()) {
            throw wrong(path, "no certificate of format " + FORMAT);
        }
        Map<String, CertifiedRates> languages = new TreeMap<>();
        json.path("languages")
                .properties()
                .forEach(language -> languages.put(language.getKey(), rates(language.getValue(), path)));
        double level = json.path("level").asDouble();
        String date = json.path("date").asText();
        if (!(level > 0 && level < 1) || !isDate(date)) {
            throw wrong(path, "the level " + json.path("level") + " and the date " + json.path("date"));
        }
        return new Certificate(
                json.path("use").asText(),
                new JudgeIdentity(json.path("judge").asText()),
                json.path("metric").asText(),
                date,
                json.path("data").asText(),
                level,
                languages);
    }

    private static CertifiedRates rates(JsonNode json, Path path) {
        try {
            return new CertifiedRates(
                    new Confusion(
                            json.path("truePositives").asInt(-1),
                            json.path("falseNegatives").asInt(-1),
                            json.path("trueNegatives").asInt(-1),
                            json.path("falsePositives").asInt(-1)),
                    json.path("clusters").asInt());
        } catch (IllegalArgumentException e) {
            throw wrong(path, "a language without its four counts");
        }
    }

    private static boolean isDate(String date) {
        try {
            LocalDate.parse(date);
            return true;
        } catch (DateTimeParseException e) {
            return false;
        }
    }

    private static InputException wrong(Path path, String found) {
        return InputException.of(Fault.ofFile(path.toString(), found, FORM));
    }
}

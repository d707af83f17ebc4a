package dev.assay.judge.embedded.verdict;

import dev.assay.judge.embedded.text.Language;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;

/** A weights file: the model's numbers, and what they were fitted on. How good it is, {@link MeasureSources} tells. */
final class WeightsFile {

    private final Language language;
    private final List<String> lines = new ArrayList<>();

    WeightsFile(Language language) {
        this.language = language;
        lines.add("# The embedded judge's model for " + language.code() + ", made by verdict/Train. Do not edit.");
        lines.add(
                "# Ridge " + Fitted.RIDGE + (language == Language.CHINESE ? " towards the English model" : "")
                        + "; both labels count equally within each source, so 0.5 means: as likely as not where both are as common.");
    }

    /** Tells what the model was fitted on. */
    void source(Path data, Source source, FitRows rows) throws IOException {
        FitRows own = rows.only(source.name());
        lines.add("# fitted on " + source.name() + " sha256:" + hash(data.resolve(source.name() + ".jsonl")) + " rows "
                + own.fit().size() + ", cut chosen on " + own.dev().size());
    }

    /** Writes the model. */
    void write(Path folder, Fitted model, double cut, FitRows rows) throws IOException {
        for (int i = 0; i < Features.NAMES.size(); i++) {
            List<Double> row = model.row(i);
            lines.add(Features.NAMES.get(i) + " " + row.get(0) + " " + row.get(1) + " " + row.get(2));
        }
        lines.add("intercept " + model.intercept());
        lines.add("cut " + cut);
        lines.add("clash " + Example.rounded(Math.min(cut / 2, supportedAmongClashes(rows.all()))));
        Files.write(folder.resolve("weights-" + language.code() + ".txt"), lines);
    }

    private static double supportedAmongClashes(List<Example> examples) {
        double[] weights = Example.rowWeights(examples);
        double[] clashes = new double[2];
        for (int i = 0; i < weights.length; i++) {
            Example example = examples.get(i);
            clashes[example.row().supported() ? 1 : 0] += example.clash() ? weights[i] : 0;
        }
        return clashes[1] / (clashes[0] + clashes[1]);
    }

    private static String hash(Path file) throws IOException {
        try {
            byte[] bytes = Files.readAllBytes(file);
            return HexFormat.of()
                    .formatHex(MessageDigest.getInstance("SHA-256").digest(bytes))
                    .substring(0, 16);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }
}

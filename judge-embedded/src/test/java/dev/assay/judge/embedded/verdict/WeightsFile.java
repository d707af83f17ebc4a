package dev.assay.judge.embedded.verdict;

import dev.assay.judge.embedded.text.Language;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** A weights file with its provenance: what it was fitted on, and how good it is on what. */
final class WeightsFile {

    private final double[][] standard;
    private final double[] model;
    private final double cut;
    private final Lexical lexical;
    private final List<String> lines = new ArrayList<>();

    WeightsFile(double[][] standard, double[] model, double cut, Lexical lexical) {
        this.lexical = lexical;
        this.standard = standard;
        this.model = model;
        this.cut = cut;
    }

    void head(Language language, double ridge) {
        lines.add("# The embedded judge's model for " + language.code() + ", made by verdict/Train. Do not edit.");
        lines.add(
                "# Ridge " + ridge + (language == Language.CHINESE ? " towards the English model" : "")
                        + "; both labels count equally within each source, so 0.5 means: as likely as not where both are as common.");
    }

    void source(Path data, String source, List<Example> fit, List<Example> dev) throws IOException {
        lines.add("# fitted on " + source + " sha256:" + hash(data.resolve(source + ".jsonl")) + " rows "
                + count(fit, source) + ", cut chosen on " + count(dev, source));
    }

    private static long count(List<Example> examples, String source) {
        return examples.stream()
                .filter(example -> example.source().equals(source))
                .count();
    }

    void columns() {
        lines.add(
                "# source split rows AUROC balanced-accuracy calibration-error; regression on word counts alone: AUROC; checks fire on supported/unsupported");
    }

    void write(Path file, List<Example> seen) throws IOException {
        for (int i = 0; i < Features.NAMES.size(); i++) {
            lines.add(Features.NAMES.get(i) + " " + standard[0][i] + " " + standard[1][i] + " " + model[i + 1]);
        }
        double fired = weightOf(seen, true, true) / (weightOf(seen, true, true) + weightOf(seen, true, false));
        lines.add("intercept " + model[0]);
        lines.add("cut " + cut);
        lines.add("clash " + Example.rounded(Math.min(cut / 2, fired)));
        Files.write(file, lines);
    }

    List<String> lines() {
        return lines;
    }

    private static double weightOf(List<Example> examples, boolean clash, boolean supported) {
        double[] weights = Example.rowWeights(examples);
        double sum = 0;
        for (int i = 0; i < weights.length; i++) {
            Example example = examples.get(i);
            sum += example.clash() == clash && example.row().supported() == supported ? weights[i] : 0;
        }
        return sum;
    }

    void report(List<Example> examples) {
        double[] scores = Example.scores(examples, standard, model);
        double[] counted = lexical.scores(examples);
        double[] sum = new double[4];
        for (String source : sources(examples)) {
            double[] own = bySource(examples, scores, source, cut);
            double words = bySource(examples, counted, source, 0.5)[0];
            List<Example> rows = examples.stream()
                    .filter(example -> example.source().equals(source))
                    .toList();
            lines.add(String.format(
                    Locale.ROOT,
                    "# %s %s %d %.3f %.3f %.3f; %.3f; %.1f%%/%.1f%%",
                    source,
                    rows.get(0).row().split(),
                    rows.size(),
                    own[0],
                    own[1],
                    own[2],
                    words,
                    100 * fires(rows, true),
                    100 * fires(rows, false)));
            sum[0] += own[0];
            sum[1] += own[1];
            sum[2] += own[2];
            sum[3] += words;
        }
        int n = sources(examples).size();
        lines.add(String.format(
                Locale.ROOT,
                "# mean over sources: %.3f %.3f %.3f; %.3f",
                sum[0] / n,
                sum[1] / n,
                sum[2] / n,
                sum[3] / n));
    }

    private static double fires(List<Example> rows, boolean supported) {
        return rows.stream()
                .filter(example -> example.row().supported() == supported)
                .mapToInt(example -> example.clash() ? 1 : 0)
                .average()
                .orElse(0);
    }

    static Set<String> sources(List<Example> examples) {
        return examples.stream().map(example -> example.source()).collect(Collectors.toCollection(TreeSet::new));
    }

    /** AUROC, balanced accuracy and calibration error within a source. */
    static double[] bySource(List<Example> examples, double[] scores, String source, double cut) {
        int[] rows = IntStream.range(0, examples.size())
                .filter(i -> examples.get(i).source().equals(source))
                .toArray();
        double[] own = Arrays.stream(rows).mapToDouble(i -> scores[i]).toArray();
        boolean[] labels = new boolean[rows.length];
        for (int i = 0; i < rows.length; i++) {
            labels[i] = examples.get(rows[i]).row().supported();
        }
        return new double[] {
            Measures.auroc(own, labels), Measures.balanced(own, labels, cut), Measures.calibration(own, labels)
        };
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

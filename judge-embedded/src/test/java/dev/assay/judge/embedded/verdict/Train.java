package dev.assay.judge.embedded.verdict;

import dev.assay.judge.embedded.check.Checked;
import dev.assay.judge.embedded.check.Checks;
import dev.assay.judge.embedded.encode.Encoders;
import dev.assay.judge.embedded.text.Language;
import dev.assay.judge.embedded.text.Slice;
import dev.assay.judge.embedded.text.Word;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HexFormat;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Fits the model of both languages on the labelled claims whose licence allows it, measures on all, and writes the
 * resource files. Same data, same bytes. Run from the root of the repository, with the data folder as argument:
 *
 * <pre>mvn -pl core,judge,judge-embedded test-compile
 * mvn -pl judge-embedded exec:java -Dexec.classpathScope=test \
 *     -Dexec.mainClass=dev.assay.judge.embedded.verdict.Train -Dexec.args="DATA-FOLDER"</pre>
 */
final class Train {

    /** Sources whose licence lets what is fitted on them ship. */
    private static final Map<Language, List<String>> FITTED = Map.of(
            Language.ENGLISH, List.of("expertqa", "factcheck_gpt", "begin", "q2_wow", "wice"),
            Language.CHINESE, List.of("cmrc_qa"));
    /** Sources for measuring only. */
    private static final Map<Language, List<String>> MEASURED = Map.of(
            Language.ENGLISH,
            List.of("qags_cnndm", "qags_xsum", "lfqa_verification", "faithbench", "aggrefact_cliff"),
            Language.CHINESE,
            List.of("ocnli", "c3_statements", "rgb_zh"));

    private static final int FIT_ROWS = 500;
    private static final int TEST_ROWS = 250;
    private static final int PASSAGES = 3;
    private static final double RIDGE = 20;

    private final Path data;
    private final Path resources;
    private final PrintStream log;

    private Train(Path data, Path resources, PrintStream log) {
        this.data = data;
        this.resources = resources;
        this.log = log;
    }

    /** Fits and writes; the argument is the data folder, a second one the resource folder to write to. */
    public static void main(String[] arguments) throws IOException {
        Path resources = Path.of(
                arguments.length > 1
                        ? arguments[1]
                        : "judge-embedded/src/main/resources/dev/assay/judge/embedded/verdict");
        Train train = new Train(Path.of(arguments[0]), resources, System.out);
        double[] english = train.language(Language.ENGLISH, new double[Features.NAMES.size() + 1]);
        train.language(Language.CHINESE, english);
    }

    /** A row with the numbers of each of its passages. */
    private record Example(Row row, List<List<Double>> passages, boolean clash) {}

    private double[] language(Language language, double[] prior) throws IOException {
        writeIdf(language);
        try (Encoders encoders = new Encoders(300L << 20)) {
            Features features = new Features(language, new Idf(Files.readAllLines(idfFile(language))), encoders);
            List<Example> fit = new ArrayList<>();
            List<Example> dev = new ArrayList<>();
            for (String source : FITTED.getOrDefault(language, List.of())) {
                fit.addAll(examples(features, Row.read(data, source, "train", FIT_ROWS)));
                List<Example> held = examples(features, Row.read(data, source, "dev", FIT_ROWS));
                // where a source has no train split, half of dev is fitted on
                boolean none =
                        fit.stream().noneMatch(example -> example.row.source().equals(source));
                for (int i = 0; i < held.size(); i++) {
                    (none && i % 2 == 0 ? fit : dev).add(held.get(i));
                }
            }
            double[][] standard = standard(fit);
            double[] model = fit(fit, standard, prior);
            double cut = cut(dev, standard, model);
            write(language, features, fit, dev, standard, model, cut);
            return model;
        }
    }

    private List<Example> examples(Features features, List<Row> rows) {
        List<Example> examples = new ArrayList<>();
        for (Row row : rows) {
            Reading claim = Reading.of(row.claim());
            List<Word> words = Features.words(claim);
            List<Reading> passages = row.contexts().stream()
                    .map(Reading::of)
                    .filter(passage -> !passage.sentences().isEmpty())
                    .sorted(Comparator.comparingDouble((Reading passage) -> -features.cover(words, passage)))
                    .limit(PASSAGES)
                    .toList();
            if (!claim.sentences().isEmpty() && !passages.isEmpty()) {
                List<Features.Pair> pairs = passages.stream()
                        .map(passage -> features.of(claim, passage))
                        .toList();
                boolean clash = pairs.stream()
                        .allMatch(pair -> Checks.of(
                                        Checked.of(claim.text()),
                                        pair.window().sentences().stream()
                                                .map(Sentence::checked)
                                                .toList())
                                .forbidSupport());
                examples.add(new Example(
                        row, pairs.stream().map(Features.Pair::values).toList(), clash));
            }
        }
        log.printf(
                Locale.ROOT, "%s: %d rows%n", rows.isEmpty() ? "-" : rows.get(0).source(), examples.size());
        return examples;
    }

    /** Mean and scale of each feature over all passages of the rows fitted on. */
    private static double[][] standard(List<Example> examples) {
        int n = Features.NAMES.size();
        double[][] standard = new double[2][n];
        for (int i = 0; i < n; i++) {
            int feature = i;
            double[] values = examples.stream()
                    .flatMap(example -> example.passages.stream())
                    .mapToDouble(passage -> passage.get(feature))
                    .toArray();
            double mean = Arrays.stream(values).average().orElse(0);
            double spread = Arrays.stream(values)
                    .map(v -> (v - mean) * (v - mean))
                    .average()
                    .orElse(0);
            standard[0][i] = rounded(mean);
            standard[1][i] = rounded(Math.max(1e-6, Math.sqrt(spread)));
        }
        return standard;
    }

    private static double rounded(double value) {
        return Double.parseDouble(String.format(Locale.ROOT, "%.6g", value));
    }

    private static double[] standardised(List<Double> passage, double[][] standard) {
        double[] x = new double[passage.size() + 1];
        x[0] = 1;
        for (int i = 0; i < passage.size(); i++) {
            double value = (passage.get(i) - standard[0][i]) / standard[1][i];
            x[i + 1] = Math.max(-Weights.CLIP, Math.min(Weights.CLIP, value));
        }
        return x;
    }

    /** Fits on each row's most convincing passage, which depends on the model: so three times over. */
    private static double[] fit(List<Example> examples, double[][] standard, double[] prior) {
        boolean[] labels = labels(examples);
        double[] weights = rowWeights(examples);
        double[] model = prior.clone();
        model[1] += 1;
        for (int round = 0; round < 4; round++) {
            double[] now = model;
            List<double[]> rows = examples.stream()
                    .map(example -> example.passages.stream()
                            .map(passage -> standardised(passage, standard))
                            .max(Comparator.comparingDouble(x -> Logistic.probability(now, x)))
                            .orElseThrow())
                    .toList();
            model = Logistic.fit(rows, labels, weights, prior, RIDGE);
        }
        for (int i = 0; i < model.length; i++) {
            model[i] = rounded(model[i]);
        }
        return model;
    }

    private static boolean[] labels(List<Example> examples) {
        boolean[] labels = new boolean[examples.size()];
        for (int i = 0; i < labels.length; i++) {
            labels[i] = examples.get(i).row.supported();
        }
        return labels;
    }

    /** Both labels count equally within each source. */
    private static double[] rowWeights(List<Example> examples) {
        Map<String, Long> counts = examples.stream()
                .collect(Collectors.groupingBy(
                        example -> example.row.source() + example.row.supported(), Collectors.counting()));
        double groups = counts.size();
        return examples.stream()
                .mapToDouble(example -> examples.size()
                        / groups
                        / counts.getOrDefault(example.row.source() + example.row.supported(), 1L))
                .toArray();
    }

    private static double[] scores(List<Example> examples, double[][] standard, double[] model) {
        return examples.stream()
                .mapToDouble(example -> example.passages.stream()
                        .mapToDouble(passage -> Logistic.probability(model, standardised(passage, standard)))
                        .max()
                        .orElse(0))
                .toArray();
    }

    private static double cut(List<Example> dev, double[][] standard, double[] model) {
        double[] scores = scores(dev, standard, model);
        double best = 0.5;
        double most = 0;
        for (double cut = 0.3; cut <= 0.7001; cut += 0.01) {
            double balanced = 0;
            for (String source : sources(dev)) {
                balanced += bySource(dev, scores, source, cut)[1];
            }
            if (balanced > most + 1e-9) {
                most = balanced;
                best = cut;
            }
        }
        return rounded(best);
    }

    private static Set<String> sources(List<Example> examples) {
        return examples.stream().map(example -> example.row.source()).collect(Collectors.toCollection(TreeSet::new));
    }

    /** AUROC and balanced accuracy within a source. */
    private static double[] bySource(List<Example> examples, double[] scores, String source, double cut) {
        int[] rows = IntStream.range(0, examples.size())
                .filter(i -> examples.get(i).row.source().equals(source))
                .toArray();
        double[] own = Arrays.stream(rows).mapToDouble(i -> scores[i]).toArray();
        boolean[] labels = new boolean[rows.length];
        for (int i = 0; i < rows.length; i++) {
            labels[i] = examples.get(rows[i]).row.supported();
        }
        return new double[] {Measures.auroc(own, labels), Measures.balanced(own, labels, cut)};
    }

    private void write(
            Language language,
            Features features,
            List<Example> fit,
            List<Example> dev,
            double[][] standard,
            double[] model,
            double cut)
            throws IOException {
        List<String> lines = new ArrayList<>(
                List.of(
                        "# The embedded judge's model for " + language.code() + ", made by verdict/Train. Do not edit.",
                        "# Ridge " + RIDGE + (language == Language.CHINESE ? " towards the English model" : "")
                                + "; both labels count equally within each source, so 0.5 means: as likely as not where both are as common."));
        for (String source : FITTED.getOrDefault(language, List.of())) {
            lines.add("# fitted on " + source + " sha256:" + hash(source) + " rows "
                    + fit.stream()
                            .filter(example -> example.row.source().equals(source))
                            .count() + ", cut chosen on "
                    + dev.stream()
                            .filter(example -> example.row.source().equals(source))
                            .count());
        }
        lines.add(
                "# source split rows AUROC balanced-accuracy; IDF cover of the best 3 sentences alone: AUROC; checks fire on supported/unsupported");
        report(dev, standard, model, cut, lines);
        List<Example> test = new ArrayList<>();
        for (String source : FITTED.getOrDefault(language, List.of())) {
            test.addAll(examples(features, Row.read(data, source, "test", TEST_ROWS)));
        }
        for (String source : MEASURED.getOrDefault(language, List.of())) {
            test.addAll(examples(features, Row.read(data, source, "test", TEST_ROWS)));
        }
        report(test, standard, model, cut, lines);
        List<Example> seen = new ArrayList<>(fit);
        seen.addAll(dev);
        double fired = weightOf(seen, true, true) / (weightOf(seen, true, true) + weightOf(seen, true, false));
        for (int i = 0; i < Features.NAMES.size(); i++) {
            lines.add(Features.NAMES.get(i) + " " + standard[0][i] + " " + standard[1][i] + " " + model[i + 1]);
        }
        lines.add("intercept " + model[0]);
        lines.add("cut " + cut);
        lines.add("clash " + rounded(Math.min(cut / 2, fired)));
        Files.write(resources.resolve("weights-" + language.code() + ".txt"), lines);
        lines.forEach(log::println);
    }

    private static double weightOf(List<Example> examples, boolean clash, boolean supported) {
        double[] weights = rowWeights(examples);
        double sum = 0;
        for (int i = 0; i < weights.length; i++) {
            Example example = examples.get(i);
            sum += example.clash == clash && example.row.supported() == supported ? weights[i] : 0;
        }
        return sum;
    }

    private static void report(
            List<Example> examples, double[][] standard, double[] model, double cut, List<String> lines) {
        double[] scores = scores(examples, standard, model);
        double[] cover = examples.stream()
                .mapToDouble(example -> example.passages.stream()
                        .mapToDouble(p -> p.get(2))
                        .max()
                        .orElse(0))
                .toArray();
        double[] sum = new double[3];
        for (String source : sources(examples)) {
            double[] own = bySource(examples, scores, source, cut);
            double words = bySource(examples, cover, source, 0.5)[0];
            List<Example> rows = examples.stream()
                    .filter(example -> example.row.source().equals(source))
                    .toList();
            lines.add(String.format(
                    Locale.ROOT,
                    "# %s %s %d %.3f %.3f; %.3f; %.1f%%/%.1f%%",
                    source,
                    rows.get(0).row.split(),
                    rows.size(),
                    own[0],
                    own[1],
                    words,
                    100 * fires(rows, true),
                    100 * fires(rows, false)));
            sum[0] += own[0];
            sum[1] += own[1];
            sum[2] += words;
        }
        int n = sources(examples).size();
        lines.add(
                String.format(Locale.ROOT, "# mean over sources: %.3f %.3f; %.3f", sum[0] / n, sum[1] / n, sum[2] / n));
    }

    private static double fires(List<Example> rows, boolean supported) {
        return rows.stream()
                .filter(example -> example.row.supported() == supported)
                .mapToInt(example -> example.clash ? 1 : 0)
                .average()
                .orElse(0);
    }

    private String hash(String source) throws IOException {
        try {
            byte[] bytes = Files.readAllBytes(data.resolve(source + ".jsonl"));
            return HexFormat.of()
                    .formatHex(MessageDigest.getInstance("SHA-256").digest(bytes))
                    .substring(0, 16);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }

    private Path idfFile(Language language) {
        return resources.resolve("idf-" + language.code() + ".txt");
    }

    /** Counts the training sentences that hold each word; words in fewer than four are as good as never seen. */
    private void writeIdf(Language language) throws IOException {
        Map<String, Integer> counts = new TreeMap<>();
        Set<String> sentences = new LinkedHashSet<>();
        for (String source : FITTED.getOrDefault(language, List.of())) {
            for (String split : List.of("train", "dev")) {
                for (Row row : Row.read(data, source, split, 100_000)) {
                    row.contexts()
                            .forEach(context -> Reading.of(context).sentences().forEach(s -> sentences.add(s.text())));
                }
            }
        }
        for (String sentence : sentences) {
            new Sentence(sentence, new Slice(0, sentence.length()))
                    .forms()
                    .forEach(form -> counts.merge(form, 1, Integer::sum));
        }
        List<String> lines = new ArrayList<>(List.of(
                "# In how many training sentences a word stands; made by verdict/Train. Sources: "
                        + FITTED.getOrDefault(language, List.of()),
                "N " + sentences.size()));
        counts.forEach((word, count) -> {
            if (count >= 4) {
                lines.add(word + " " + count);
            }
        });
        Files.write(idfFile(language), String.join("\n", lines).concat("\n").getBytes(StandardCharsets.UTF_8));
    }
}

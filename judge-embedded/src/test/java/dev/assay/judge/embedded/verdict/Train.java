package dev.assay.judge.embedded.verdict;

import dev.assay.judge.embedded.check.Checked;
import dev.assay.judge.embedded.check.Checks;
import dev.assay.judge.embedded.encode.Encoders;
import dev.assay.judge.embedded.text.Language;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Fits the model of both languages on the labelled claims whose licence allows it, measures on all, and writes the
 * resource files. Same data, same bytes. Run from the root of the repository, with the data folder as argument:
 *
 * <pre>mvn -P train -pl core,judge,judge-embedded process-test-classes -Dtrain.data=DATA-FOLDER</pre>
 */
public final class Train {

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

    private static final int FIT_ROWS = 200;
    private static final int TEST_ROWS = 120;
    private static final double RIDGE = 20;
    /** Balanced accuracy by which a cut may be worse than the best and still count as about as good. */
    private static final double AS_GOOD = 0.01;

    private final Path data;
    private final Path resources;
    private final PrintStream log;

    private Train(Path data, Path resources, PrintStream log) {
        this.data = data;
        this.resources = resources;
        this.log = log;
    }

    /** All sources of a language, those that are fitted on first. */
    static List<String> sources(Language language) {
        return Stream.of(FITTED, MEASURED)
                .flatMap(sources -> sources.getOrDefault(language, List.of()).stream())
                .toList();
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

    private double[] language(Language language, double[] prior) throws IOException {
        IdfFile.write(data, FITTED.getOrDefault(language, List.of()), idfFile(language));
        try (Encoders encoders = new Encoders(300L << 20)) {
            Features features = new Features(language, new Idf(Files.readAllLines(idfFile(language))), encoders);
            List<Example> fit = new ArrayList<>();
            List<Example> dev = new ArrayList<>();
            for (String source : FITTED.getOrDefault(language, List.of())) {
                fit.addAll(examples(features, Row.read(data, source, "train", FIT_ROWS)));
                List<Example> held = examples(features, Row.read(data, source, "dev", FIT_ROWS));
                // where a source has no train split, half of dev is fitted on
                boolean none =
                        fit.stream().noneMatch(example -> example.source().equals(source));
                for (int i = 0; i < held.size(); i++) {
                    (none && i % 2 == 0 ? fit : dev).add(held.get(i));
                }
            }
            double[][] standard = standard(fit);
            double[] model = fit(fit, standard, prior);
            double cut = cut(dev, standard, model);
            WeightsFile file = new WeightsFile(standard, model, cut, lexical(fit));
            file.head(language, RIDGE);
            for (String source : FITTED.getOrDefault(language, List.of())) {
                file.source(data, source, fit, dev);
            }
            file.columns();
            file.report(dev);
            file.report(test(language, features));
            List<Example> seen = new ArrayList<>(fit);
            seen.addAll(dev);
            file.write(resources.resolve("weights-" + language.code() + ".txt"), seen);
            file.lines().forEach(log::println);
            return model;
        }
    }

    private List<Example> test(Language language, Features features) throws IOException {
        List<Example> test = new ArrayList<>();
        for (String source : sources(language)) {
            test.addAll(examples(features, Row.read(data, source, "test", TEST_ROWS)));
        }
        return test;
    }

    private List<Example> examples(Features features, List<Row> rows) {
        List<Example> examples = new ArrayList<>();
        for (Row row : rows) {
            Reading claim = Reading.of(row.claim());
            List<Reading> passages = row.nearest(claim, features);
            if (!passages.isEmpty()) {
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

    /** The baseline: the same regression on the numbers that count words. */
    private static Lexical lexical(List<Example> fit) {
        List<Example> counted = fit.stream().map(Lexical::only).toList();
        double[][] standard = standard(counted);
        return new Lexical(standard, fit(counted, standard, new double[Lexical.NUMBERS + 1]));
    }

    /** Mean and scale of each feature over all passages of the rows fitted on. */
    private static double[][] standard(List<Example> examples) {
        int n = examples.get(0).passages().get(0).size();
        double[][] standard = new double[2][n];
        for (int i = 0; i < n; i++) {
            int feature = i;
            double[] values = examples.stream()
                    .flatMap(example -> example.passages().stream())
                    .mapToDouble(passage -> passage.get(feature))
                    .toArray();
            double mean = Arrays.stream(values).average().orElse(0);
            double spread = Arrays.stream(values)
                    .map(v -> (v - mean) * (v - mean))
                    .average()
                    .orElse(0);
            standard[0][i] = Example.rounded(mean);
            standard[1][i] = Example.rounded(Math.max(1e-6, Math.sqrt(spread)));
        }
        return standard;
    }

    /** Fits on each row's most convincing passage, which depends on the model: so three times over. */
    private static double[] fit(List<Example> examples, double[][] standard, double[] prior) {
        boolean[] labels = Example.labels(examples);
        double[] weights = Example.rowWeights(examples);
        double[] model = prior.clone();
        model[1] += 1;
        for (int round = 0; round < 4; round++) {
            double[] now = model;
            List<double[]> rows = examples.stream()
                    .map(example -> example.passages().stream()
                            .map(passage -> Example.standardised(passage, standard))
                            .max(Comparator.comparingDouble(x -> Logistic.probability(now, x)))
                            .orElseThrow())
                    .toList();
            model = Logistic.fit(rows, labels, weights, prior, RIDGE);
        }
        for (int i = 0; i < model.length; i++) {
            model[i] = Example.rounded(model[i]);
        }
        return model;
    }

    /** The middle of the cuts that are about as good as the best on the dev rows: a single best one is chance. */
    private static double cut(List<Example> dev, double[][] standard, double[] model) {
        double[] scores = Example.scores(dev, standard, model);
        Set<String> sources = WeightsFile.sources(dev);
        double[] cuts =
                IntStream.rangeClosed(30, 70).mapToDouble(i -> i / 100.0).toArray();
        double[] balanced = Arrays.stream(cuts)
                .map(cut -> sources.stream()
                        .mapToDouble(source -> WeightsFile.bySource(dev, scores, source, cut)[1])
                        .average()
                        .orElse(0))
                .toArray();
        double best = Arrays.stream(balanced).max().orElse(0);
        return Example.rounded(IntStream.range(0, cuts.length)
                .filter(i -> balanced[i] >= best - AS_GOOD)
                .mapToDouble(i -> cuts[i])
                .average()
                .orElse(0.5));
    }

    private Path idfFile(Language language) {
        return resources.resolve("idf-" + language.code() + ".txt");
    }
}

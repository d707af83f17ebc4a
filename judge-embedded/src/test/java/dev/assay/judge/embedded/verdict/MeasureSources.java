package dev.assay.judge.embedded.verdict;

import dev.assay.judge.embedded.encode.Encoders;
import dev.assay.judge.embedded.text.Language;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * Measures the shipped judge on labelled claims beside judges that see less: the claim alone, or words alone. Reads at most 600
 * rows of each source's test split.
 */
public final class MeasureSources {

    private static final int MOST = 600;
    /** Where a judge without a cut of its own calls a claim supported. */
    private static final double HALF = 0.5;
    /** Rows of a source's train and dev split that the judge of the claim alone is fitted on. */
    private static final int BLIND = 2_000;

    private final Path data;
    private final Encoders encoders;

    private MeasureSources(Path data, Encoders encoders) {
        this.data = data;
        this.encoders = encoders;
    }

    /**
     * The figures as lines of Markdown.
     *
     * @param data the folder of labelled claims
     */
    public static List<String> lines(Path data) throws IOException {
        try (Encoders encoders = new Encoders(300L << 20)) {
            MeasureSources measure = new MeasureSources(data, encoders);
            Features english = measure.features(Language.ENGLISH);
            FitRows fit = FitRows.read(data, english, Source.fitted(Language.ENGLISH));
            List<Measured> all = new ArrayList<>(measure.sources(Language.ENGLISH, english, fit, List.of()));
            all.addAll(measure.sources(
                    Language.CHINESE,
                    measure.features(Language.CHINESE),
                    FitRows.read(data, measure.features(Language.CHINESE), Source.fitted(Language.CHINESE)),
                    List.of(fit)));
            return new SourceTables(all).lines();
        }
    }

    private Features features(Language language) {
        return new Features(language, Idf.of(language), encoders);
    }

    /** All sources of a language; {@code before} holds the rows whose model is the prior, if any. */
    private List<Measured> sources(Language language, Features features, FitRows fit, List<FitRows> before)
            throws IOException {
        Weights weights = Weights.of(language);
        Fitted words = Fitted.of(Lexical.numbers(fit.fit()));
        List<Measured> measured = new ArrayList<>();
        for (Source source : Source.of(language)) {
            List<Example> rows = Example.of(features, Row.read(data, source.name(), "test", MOST));
            Map<Contender, Said> said = new EnumMap<>(Contender.class);
            double[] model = rows.stream()
                    .mapToDouble(row -> row.best(weights::probability))
                    .toArray();
            said.put(Contender.MODEL, Said.of(model, rows, weights.cut()));
            said.put(Contender.JUDGE, Said.of(checked(model, rows, weights), rows, weights.cut()));
            said.put(Contender.WORDS, Said.of(words.scores(Lexical.numbers(rows)), rows, HALF));
            blind(source, rows, said);
            if (source.fitted()) {
                said.put(Contender.LEFT_OUT, leftOut(fit.without(source.name()), before, rows));
            }
            measured.add(new Measured(source, rows, said));
            System.out.println(language.code() + " " + source.name() + ": " + rows.size() + " rows");
        }
        return measured;
    }

    private static double[] checked(double[] model, List<Example> rows, Weights weights) {
        double[] scores = model.clone();
        for (int i = 0; i < scores.length; i++) {
            scores[i] = rows.get(i).clash() ? Math.min(scores[i], weights.clash()) : scores[i];
        }
        return scores;
    }

    private void blind(Source source, List<Example> rows, Map<Contender, Said> said) throws IOException {
        List<Row> own = Stream.concat(
                        Row.read(data, source.name(), "train", BLIND).stream(),
                        Row.read(data, source.name(), "dev", BLIND).stream())
                .toList();
        ContextBlind blind = ContextBlind.of(own);
        double[] scores =
                rows.stream().mapToDouble(row -> blind.score(row.row().claim())).toArray();
        said.put(Contender.CLAIM, Said.of(scores, rows, HALF));
    }

    /** The model made without a source; without the only one of a language, the prior is all there is. */
    private static Said leftOut(FitRows others, List<FitRows> before, List<Example> rows) {
        List<Fitted> prior =
                before.stream().map(earlier -> Fitted.of(earlier.fit())).toList();
        if (others.fit().isEmpty()) {
            return Said.of(
                    prior.get(0).scores(rows),
                    rows,
                    prior.get(0).cut(before.get(0).dev()));
        }
        Fitted model = prior.isEmpty() ? Fitted.of(others.fit()) : Fitted.of(others.fit(), prior.get(0));
        return Said.of(model.scores(rows), rows, model.cut(others.dev()));
    }
}

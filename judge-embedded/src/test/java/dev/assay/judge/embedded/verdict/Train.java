package dev.assay.judge.embedded.verdict;

import dev.assay.judge.embedded.encode.Encoders;
import dev.assay.judge.embedded.text.Language;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * Fits the model of both languages on the labelled claims whose licence allows it, and writes the resource files. Same data,
 * same bytes. Run from the root of the repository, with the data folder as argument:
 *
 * <pre>mvn -P train -pl core,judge,judge-embedded process-test-classes -Dtrain.data=DATA-FOLDER</pre>
 */
public final class Train {

    private final Path data;
    private final Path resources;

    private Train(Path data, Path resources) {
        this.data = data;
        this.resources = resources;
    }

    /** Fits and writes; the argument is the data folder, a second one the resource folder to write to. */
    public static void main(String[] arguments) throws IOException {
        Path resources = Path.of(
                arguments.length > 1
                        ? arguments[1]
                        : "judge-embedded/src/main/resources/dev/assay/judge/embedded/verdict");
        Train train = new Train(Path.of(arguments[0]), resources);
        try (Encoders encoders = new Encoders(300L << 20)) {
            FitRows english = train.rows(Language.ENGLISH, encoders);
            Fitted model = Fitted.of(english.fit());
            train.write(Language.ENGLISH, english, model);
            FitRows chinese = train.rows(Language.CHINESE, encoders);
            train.write(Language.CHINESE, chinese, Fitted.of(chinese.fit(), model));
        }
    }

    private FitRows rows(Language language, Encoders encoders) throws IOException {
        Path idf = resources.resolve("idf-" + language.code() + ".txt");
        List<Source> sources = Source.fitted(language);
        IdfFile.write(data, sources.stream().map(Source::name).toList(), idf);
        FitRows rows = FitRows.read(data, new Features(language, new Idf(Files.readAllLines(idf)), encoders), sources);
        System.out.println(language.code() + ": fitted on " + rows.fit().size() + " rows, cut chosen on "
                + rows.dev().size());
        return rows;
    }

    private void write(Language language, FitRows rows, Fitted model) throws IOException {
        WeightsFile file = new WeightsFile(language);
        for (Source source : Source.fitted(language)) {
            file.source(data, source, rows);
        }
        file.write(resources, model, model.cut(rows.dev()), rows);
    }
}

package dev.assay.judge.embedded.verdict;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assay.judge.embedded.encode.Encoders;
import dev.assay.judge.embedded.text.Language;
import dev.assay.judge.embedded.text.Word;
import java.io.BufferedWriter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * Writes labelled claims with the evidence that the judge would read for them, one JSON object a line, for the programs in
 * {@code bench/encoder}. Arguments: the data folder, the file to write, the most rows of a source and split, and {@code numbers} where the
 * judge's other numbers are wanted too.
 */
final class Pairs {

    private static final ObjectMapper JSON = new ObjectMapper();
    private final boolean numbers;
    private final int most;
    private final Path data;

    private Pairs(Path data, int most, boolean numbers) {
        this.data = data;
        this.most = most;
        this.numbers = numbers;
    }

    /** Writes the file. */
    public static void main(String[] arguments) throws IOException {
        Pairs pairs = new Pairs(
                Path.of(arguments[0]),
                Integer.parseInt(arguments[2]),
                arguments.length > 3 && arguments[3].equals("numbers"));
        try (BufferedWriter out = Files.newBufferedWriter(Path.of(arguments[1]))) {
            for (Language language : List.of(Language.ENGLISH, Language.CHINESE)) {
                pairs.write(language, out);
            }
        }
    }

    private void write(Language language, BufferedWriter out) throws IOException {
        Idf idf = Idf.of(language);
        try (Encoders encoders = new Encoders(300L << 20)) {
            Features features = new Features(language, idf, encoders);
            for (Source source : Source.of(language)) {
                for (String split : List.of("train", "dev", "test")) {
                    for (Row row : Row.read(data, source.name(), split, most)) {
                        ObjectNode line = line(features, idf, row);
                        if (!line.isEmpty()) {
                            out.write(line.put("language", language.code()).toString());
                            out.newLine();
                        }
                    }
                }
            }
        }
    }

    private ObjectNode line(Features features, Idf idf, Row row) {
        ObjectNode line = JSON.createObjectNode();
        Reading claim = Reading.of(row.claim());
        List<Word> words = Features.words(claim);
        List<Reading> passages = row.nearest(claim, features);
        if (passages.isEmpty()) {
            return line;
        }
        line.put("id", row.id()).put("source", row.source()).put("split", row.split());
        line.put("supported", row.supported()).put("claim", row.claim());
        passages.forEach(passage -> {
            line.withArray("evidence")
                    .add(Evidence.of(words, passage.sentences(), idf).text());
            if (numbers) {
                var values = line.withArray("numbers").addArray();
                features.of(claim, passage).values().forEach(values::add);
            }
        });
        return line;
    }
}

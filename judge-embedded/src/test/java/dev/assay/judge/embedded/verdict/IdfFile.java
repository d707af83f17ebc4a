package dev.assay.judge.embedded.verdict;

import dev.assay.core.words.Slice;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/** Makes the file of word counts. */
final class IdfFile {

    private IdfFile() {}

    /** Counts the training sentences that hold each word; words in fewer than four are as good as never seen. */
    static void write(Path data, List<String> sources, Path file) throws IOException {
        Map<String, Integer> counts = new TreeMap<>();
        Set<String> sentences = new LinkedHashSet<>();
        for (String source : sources) {
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
                "# In how many training sentences a word stands; made by verdict/Train. Sources: " + sources,
                "N " + sentences.size()));
        counts.forEach((word, count) -> {
            if (count >= 4) {
                lines.add(word + " " + count);
            }
        });
        Files.write(file, String.join("\n", lines).concat("\n").getBytes(StandardCharsets.UTF_8));
    }
}

package dev.assay.engine;

import dev.assay.engine.codec.AnswerFile;
import dev.assay.engine.input.InputException;
import dev.assay.judge.rubric.Rivals;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;

/**
 * Opens another system's answers.
 *
 * @param folder what paths are relative to
 */
record RivalOutputs(Path folder) implements Rivals.Source {

    @Override
    public Rivals open(String path) {
        Path named = folder.resolve(path);
        Path outputs = named.resolve("outputs.jsonl");
        Path inFolder = Files.exists(outputs) ? outputs : named.resolve("cases.jsonl");
        Path file = Files.isDirectory(named) ? inFolder : named;
        try {
            Map<String, String> answers = AnswerFile.read(file);
            if (answers.isEmpty()) {
                throw new IllegalArgumentException(
                        file + " holds no answer; a line is {\"id\": …, \"answer\": …}, as in"
                                + " outputs.jsonl or the cases.jsonl of a stored run");
            }
            return id -> Optional.ofNullable(answers.get(id));
        } catch (InputException e) {
            throw new IllegalArgumentException(e.getMessage(), e);
        }
    }
}

package dev.assay.engine.codec;

import dev.assay.engine.input.JsonLine;
import dev.assay.engine.input.Lines;
import dev.assay.engine.input.Node;
import dev.assay.engine.input.Source;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * Streams the lines of {@code cases.jsonl}.
 *
 * @param file the file
 */
record JsonCases(Path file) implements CaseLines {

    @Override
    public void read(Source source, Consumer<Optional<Node.Obj>> sink) {
        Lines.read(file, source, line -> sink.accept(JsonLine.parse(line, source)));
    }

    @Override
    public List<String> warnings() {
        return List.of();
    }
}

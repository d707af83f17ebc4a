package dev.assay.dataset.imports.text;

import dev.assay.dataset.imports.port.Head;
import dev.assay.dataset.imports.port.Material;
import dev.assay.dataset.imports.port.Row;
import dev.assay.dataset.imports.port.Sink;
import dev.assay.engine.input.Fault;
import dev.assay.engine.input.InputException;
import dev.assay.engine.input.Unreadable;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Stream;

/**
 * A file or folder as the user named it.
 *
 * @param path where it stands
 * @param head what its beginning tells
 * @param text the file; absent for a folder
 */
record FileMaterial(Path path, Head head, Optional<TextSource> text) implements Material {

    static FileMaterial of(Path path, Optional<Charset> charset) {
        if (Files.isDirectory(path)) {
            return new FileMaterial(path, folder(path), Optional.empty());
        }
        if (!Files.exists(path)) {
            throw InputException.of(Unreadable.fault(path, path.toString(), new NoSuchFileException(path.toString())));
        }
        if (path.toFile().length() == 0) {
            throw InputException.of(Fault.ofFile(
                    path.toString(), "an empty file", "rows; look whether the other tool finished writing it"));
        }
        TextSource text = new TextSource(path, Encoding.of(path, charset));
        return new FileMaterial(path, Heads.of(text), Optional.of(text));
    }

    private static Head folder(Path path) {
        try (Stream<Path> files = Files.walk(path, 2)) {
            List<String> names = files.filter(Files::isRegularFile)
                    .map(file -> path.relativize(file).toString().replace('\\', '/'))
                    .sorted()
                    .toList();
            return new Head(
                    String.valueOf(path.toAbsolutePath().normalize().getFileName()),
                    Head.Shape.FOLDER,
                    Set.of(),
                    Map.of(),
                    names);
        } catch (IOException cannotRead) {
            throw InputException.of(Unreadable.fault(path, path.toString(), cannotRead));
        }
    }

    @Override
    public void rows(String list, Sink sink, Consumer<Row> rows) {
        TextSource source = text.orElseThrow(() -> noRows(list));
        switch (head.shape()) {
            case LINES -> new JsonRows(source, sink, rows).lines();
            case LIST -> new JsonRows(source, sink, rows).list("");
            case OBJECT -> {
                if (!head.lists().containsKey(list)) {
                    throw noRows(list);
                }
                new JsonRows(source, sink, rows).list(list);
            }
            case CSV -> new CsvRows(source, sink, rows).read(CsvRows.format(firstLine(source)));
            default -> throw noRows(list);
        }
    }

    private InputException noRows(String list) {
        return InputException.of(Fault.ofFile(
                path.toString(),
                head.shape().word(),
                "JSON lines, a JSON list, CSV with a header"
                        + (list.isEmpty() ? "" : ", or a JSON object with the list `" + list + "`")));
    }

    private static String firstLine(TextSource source) {
        try (BufferedReader reader = source.open()) {
            return Optional.ofNullable(reader.readLine()).orElse("");
        } catch (IOException cannotRead) {
            throw source.unreadable(cannotRead);
        }
    }
}

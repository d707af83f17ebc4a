package dev.assay.dataset.imports;

import dev.assay.dataset.folder.Manifest;
import dev.assay.dataset.folder.NewFolder;
import dev.assay.dataset.imports.port.Importer;
import dev.assay.dataset.imports.port.Material;
import dev.assay.dataset.imports.text.Materials;
import dev.assay.engine.UsageException;
import dev.assay.engine.input.Fault;
import dev.assay.engine.input.InputException;
import dev.assay.engine.store.UnwritableException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.Charset;
import java.nio.charset.IllegalCharsetNameException;
import java.nio.charset.UnsupportedCharsetException;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** Reads another tool's file or folder into a dataset folder, one row after the other. */
public final class DatasetImport {

    private DatasetImport() {}

    /**
     * Imports.
     *
     * @throws InputException when nothing could be read, or under {@code strict} something could not
     * @throws UsageException when the format or the encoding is unknown
     */
    public static ImportOutcome run(ImportRequest request) {
        Optional<Importer> named = request.from().map(Formats::named);
        Material material = Materials.of(request.source(), request.encoding().map(DatasetImport::charset));
        Importer importer = named.orElseGet(() -> Formats.of(request.source(), material.head()));
        try (NewFolder folder = NewFolder.at(request.out())) {
            ImportOutcome outcome = read(request, importer, material, folder);
            folder.write(manifest(request, outcome));
            folder.keep();
            return outcome;
        } catch (IOException cannotWrite) {
            throw new UnwritableException(request.out(), cannotWrite);
        } catch (UncheckedIOException cannotWrite) {
            throw new UnwritableException(request.out(), new IOException(cannotWrite.getMessage(), cannotWrite));
        }
    }

    private static ImportOutcome read(ImportRequest request, Importer importer, Material material, NewFolder folder) {
        try (FolderSink sink = new FolderSink(folder, request.source().toString())) {
            importer.read(material, sink);
            if (sink.cases() == 0 && sink.skipped().count() == 0) {
                sink.skip(Fault.ofFile(
                        request.source().toString(), "no row (" + importer.name() + ")", importer.describes()));
            }
            if (sink.cases() == 0 || request.strict()) {
                sink.skipped().throwIfAny();
            }
            return new ImportOutcome(
                    importer.name(),
                    request.out(),
                    sink.cases(),
                    sink.answered(),
                    sink.passages(),
                    sink.skipped(),
                    sink.notes());
        }
    }

    private static Manifest manifest(ImportRequest request, ImportOutcome outcome) {
        String file =
                String.valueOf(request.source().toAbsolutePath().normalize().getFileName());
        String name = String.valueOf(request.out().toAbsolutePath().normalize().getFileName());
        Map<String, Object> imported = new LinkedHashMap<>();
        imported.put("format", outcome.format());
        imported.put("skipped", outcome.skipped().count());
        return Manifest.NONE
                .with("name", name)
                .with("version", 1)
                .with("made", "imported from " + file)
                .with("imported", imported);
    }

    private static Charset charset(String name) {
        try {
            return Charset.forName(name);
        } catch (IllegalCharsetNameException | UnsupportedCharsetException unknown) {
            throw new UsageException("--encoding " + name
                    + ": Java knows no such encoding; common ones are UTF-8, UTF-16, GB18030, Big5, windows-1252");
        }
    }
}

package dev.assay.dataset.exports;

import dev.assay.core.words.NearNames;
import dev.assay.dataset.folder.NewFolder;
import dev.assay.engine.UsageException;
import dev.assay.engine.codec.CaseLine;
import dev.assay.engine.codec.DatasetFiles;
import dev.assay.engine.codec.DatasetReader;
import dev.assay.engine.codec.DatasetSummary;
import dev.assay.engine.store.UnwritableException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Writes a dataset in another format, one case after the other, and says what the format cannot hold. */
public final class DatasetExport {

    /** Names of the formats. */
    public static final List<String> FORMATS = List.of("csv", "jsonl", "ragas", "trec");

    private final ExportRequest request;
    private final DatasetFiles files;
    private final Losses losses = new Losses();

    private DatasetExport(ExportRequest request) {
        this.request = request;
        this.files = DatasetFiles.find(request.dataset());
    }

    /**
     * Exports.
     *
     * @throws dev.assay.engine.input.InputException when the dataset has faults
     * @throws UsageException when there is no such format, or the file to write belongs to the dataset
     */
    public static ExportOutcome run(ExportRequest request) {
        if (!FORMATS.contains(request.to())) {
            throw new UsageException("--to " + request.to() + ": no such format" + NearNames.hint(request.to(), FORMATS)
                    + "; there are " + String.join(", ", FORMATS));
        }
        try {
            return new DatasetExport(request).export();
        } catch (IOException cannotWrite) {
            throw new UnwritableException(request.out(), cannotWrite);
        }
    }

    private ExportOutcome export() throws IOException {
        DatasetReader reader = new DatasetReader(files);
        DatasetSummary summary = reader.check();
        if (request.to().equals("trec")) {
            try (NewFolder folder = NewFolder.at(request.out())) {
                write(reader, new TrecExporter(folder.file("")));
                folder.keep();
            }
        } else {
            file(reader);
        }
        Map<String, Integer> left = new LinkedHashMap<>(losses.counts());
        if (summary.passages() > 0) {
            left.put("the corpus (" + summary.passages() + " passages)", summary.cases());
        }
        return new ExportOutcome(request.to(), request.out(), summary.cases(), left, summary.warnings());
    }

    private void file(DatasetReader reader) throws IOException {
        Path out = request.out().toAbsolutePath().normalize();
        for (Optional<Path> own : List.of(Optional.of(files.cases()), files.outputs(), files.corpus())) {
            if (own.filter(path -> path.toAbsolutePath().normalize().equals(out))
                    .isPresent()) {
                throw new UsageException("--out " + request.out() + ": a file of the dataset itself; name another");
            }
        }
        if (Files.isDirectory(out)) {
            throw new UsageException("--out " + request.out() + ": a folder; name the file to write");
        }
        Path parent = Optional.ofNullable(out.getParent()).orElse(out);
        Files.createDirectories(parent);
        Path temporary = Files.createTempFile(parent, ".export-", ".new");
        try {
            write(reader, exporter(temporary));
            Files.move(temporary, out, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
        } finally {
            Files.deleteIfExists(temporary);
        }
    }

    private Exporter exporter(Path file) throws IOException {
        return switch (request.to()) {
            case "csv" -> new CsvExporter(Files.newBufferedWriter(file));
            case "ragas" -> new RagasExporter(Files.newBufferedWriter(file));
            default ->
                new JsonlExporter(Files.newBufferedWriter(file), files.outputs().isEmpty());
        };
    }

    private void write(DatasetReader reader, Exporter exporter) throws IOException {
        if (files.trec().isPresent()) {
            try (exporter) {
                each(reader, read -> write(exporter, read, ""));
            }
            return;
        }
        try (exporter;
                RawLines lines = new RawLines(files.cases())) {
            each(reader, read -> write(exporter, read, lines.at(read.line())));
        }
    }

    private void write(Exporter exporter, CaseLine read, String line) throws IOException {
        losses.next();
        if (!(exporter instanceof JsonlExporter)) {
            for (String unknown : UnknownFields.of(line)) {
                losses.when(true, "`" + unknown + "`, which Assay does not know");
            }
        }
        exporter.write(read, line, losses);
    }

    private interface Writing {
        void accept(CaseLine read) throws IOException;
    }

    private static void each(DatasetReader reader, Writing writing) throws IOException {
        try {
            reader.forEach(read -> {
                try {
                    writing.accept(read);
                } catch (IOException cannotWrite) {
                    throw new UncheckedIOException(cannotWrite);
                }
            });
        } catch (UncheckedIOException cannotWrite) {
            throw new IOException(cannotWrite.getMessage(), cannotWrite);
        }
    }
}

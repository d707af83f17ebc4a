package dev.assay.dataset.corpus;

import dev.assay.core.data.Passage;
import dev.assay.dataset.document.Chunker;
import dev.assay.dataset.document.Document;
import dev.assay.dataset.document.Documents;
import dev.assay.dataset.document.ReadOptions;
import dev.assay.dataset.folder.Manifest;
import dev.assay.dataset.folder.NewFolder;
import dev.assay.engine.codec.PassageJson;
import dev.assay.engine.input.Fault;
import dev.assay.engine.input.Faults;
import dev.assay.engine.input.InputException;
import dev.assay.engine.store.UnwritableException;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.IllegalCharsetNameException;
import java.nio.charset.UnsupportedCharsetException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;

/** Makes the corpus of a dataset from documents. */
public final class CorpusMaking {

    private CorpusMaking() {}

    /**
     * Reads, cuts and writes.
     *
     * @throws InputException when nothing could be read, or something stands at the place to write
     */
    public static CorpusOutcome make(CorpusRequest request) {
        ReadOptions options =
                new ReadOptions(request.encoding().map(CorpusMaking::charset), ReadOptions.DEFAULT.largest());
        try (NewFolder made = NewFolder.at(request.out())) {
            Documents read = Documents.read(request.documents(), options);
            if (read.documents().isEmpty()) {
                throw nothing(request.documents(), read.unread());
            }
            List<String> lines = new ArrayList<>();
            for (Document document : read.documents()) {
                for (Passage passage : request.chunker().passages(document)) {
                    lines.add(PassageJson.line(passage));
                }
            }
            made.write("corpus.jsonl", lines);
            made.write(manifest(request, read, lines.size()));
            made.keep();
            return new CorpusOutcome(request.out(), read.documents().size(), lines.size(), read.unread(), read.notes());
        } catch (IOException cannotWrite) {
            throw new UnwritableException(request.out(), cannotWrite);
        }
    }

    private static InputException nothing(Path documents, List<Fault> unread) {
        Faults faults = new Faults();
        unread.forEach(faults::add);
        faults.add(Fault.ofFile(
                documents.toString(),
                unread.isEmpty() && Files.isDirectory(documents)
                        ? "a folder without documents"
                        : "nothing that could be read",
                "text, Markdown, HTML, PDF or JSON lines; nothing was written"));
        return new InputException(faults);
    }

    private static Manifest manifest(CorpusRequest request, Documents read, int passages) {
        Chunker chunker = request.chunker();
        Map<String, Object> cut = new LinkedHashMap<>();
        cut.put("size", number(chunker.size(), "by language"));
        cut.put("overlap", number(chunker.overlap(), "a tenth"));
        cut.put("by_heading", chunker.byHeading());
        String source =
                String.valueOf(request.documents().toAbsolutePath().normalize().getFileName());
        return Manifest.NONE
                .with("name", source)
                .with("made", "cut from the documents in " + source)
                .with("documents", read.documents().size())
                .with("passages", passages)
                .with("unread", read.unread().size())
                .with("cut", cut);
    }

    private static Object number(OptionalInt given, String otherwise) {
        return given.isPresent() ? (Object) given.getAsInt() : otherwise;
    }

    private static Charset charset(String name) {
        try {
            return Charset.forName(name);
        } catch (IllegalCharsetNameException | UnsupportedCharsetException unknown) {
            throw InputException.of(Fault.ofFile(
                    "--encoding",
                    "`" + name + "`, which Java does not know",
                    "an encoding such as GB18030, Big5, UTF-16 or windows-1252"));
        }
    }
}

package dev.assay.dataset.remap;

import dev.assay.core.data.Corpus;
import dev.assay.dataset.folder.DatasetFolder;
import dev.assay.dataset.folder.Entry;
import dev.assay.dataset.folder.Manifest;
import dev.assay.dataset.folder.NewFolder;
import dev.assay.engine.codec.DatasetFiles;
import dev.assay.engine.codec.DatasetReader;
import dev.assay.engine.codec.DatasetSummary;
import dev.assay.engine.input.Fault;
import dev.assay.engine.input.InputException;
import dev.assay.engine.store.UnwritableException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Moves the labels of a dataset into another corpus. */
public final class Remapping {

    private static final String CASES = "cases.jsonl";
    private static final String CORPUS = "corpus.jsonl";

    private Remapping() {}

    /**
     * Makes the dataset with the new corpus; the old one stays as it is.
     *
     * @throws InputException when a file has faults, or something stands at the place to write
     */
    public static RemapOutcome remap(RemapRequest request) {
        DatasetFolder old = DatasetFolder.read(request.dataset());
        Path corpus = corpus(request.corpus());
        DatasetReader reader = new DatasetReader(
                DatasetFiles.find(request.dataset(), Optional.empty(), Optional.empty(), Optional.of(corpus))
                        .withoutOutputs());
        reader.check();
        Corpus none = new Corpus(List.of());
        Mover mover = new Mover(old.corpus().orElse(none), reader.corpus().orElse(none), request.threshold());
        List<Entry> entries = new ArrayList<>();
        List<Moved> told = new ArrayList<>();
        int melted = 0;
        for (Entry entry : old.entries()) {
            RemappedCase remapped = new RemappedCase(mover, entry);
            entries.add(remapped.entry());
            told.addAll(remapped.told());
            melted += remapped.melted();
        }
        DatasetSummary summary = write(request, old, corpus, entries, told);
        return new RemapOutcome(request.out(), summary, told, remarks(old, melted));
    }

    private static Path corpus(Path given) {
        Path corpus = Files.isDirectory(given) ? given.resolve(CORPUS) : given;
        if (!Files.isRegularFile(corpus)) {
            throw InputException.of(Fault.ofFile(
                    given.toString(),
                    Files.isDirectory(given) ? "a folder without " + CORPUS : "no such file or folder",
                    "a " + CORPUS + " of the new passages, or a folder with one"));
        }
        return corpus;
    }

    private static DatasetSummary write(
            RemapRequest request, DatasetFolder old, Path corpus, List<Entry> entries, List<Moved> told) {
        try (NewFolder made = NewFolder.at(request.out())) {
            made.write(CASES, entries.stream().map(Entry::json).toList());
            Files.copy(corpus, made.file(CORPUS));
            made.write("remap.jsonl", told.stream().map(RemapText::line).toList());
            made.write(manifest(request, old, told));
            DatasetSummary summary =
                    new DatasetReader(DatasetFiles.find(made.file(CASES).resolveSibling(""))).check();
            made.keep();
            return summary;
        } catch (IOException cannotWrite) {
            throw new UnwritableException(request.out(), cannotWrite);
        }
    }

    private static Manifest manifest(RemapRequest request, DatasetFolder old, List<Moved> told) {
        Map<String, Object> remapped = new LinkedHashMap<>();
        remapped.put("from", old.summary().hash());
        remapped.put("corpus", request.corpus().toString());
        remapped.put("threshold", request.threshold());
        for (Way way : Way.values()) {
            long count = told.stream().filter(label -> label.way() == way).count();
            if (count > 0) {
                remapped.put(way.word(), count);
            }
        }
        return old.manifest().with("remapped", remapped);
    }

    private static List<String> remarks(DatasetFolder old, int melted) {
        List<String> remarks = new ArrayList<>();
        if (old.corpus().isEmpty()) {
            remarks.add(old.folder() + " has no corpus.jsonl: only labels with a quote have a text to look for");
        }
        old.files()
                .outputs()
                .ifPresent(outputs ->
                        remarks.add(outputs + " was not taken over: it holds what was retrieved from the old corpus"));
        if (old.entries().stream().anyMatch(entry -> !entry.outputs().isEmpty())) {
            remarks.add("outputs that stand in the cases stay there; they hold what was retrieved from the old corpus");
        }
        if (melted > 0) {
            remarks.add(melted + (melted == 1 ? " group means" : " groups mean")
                    + " the same as another now and became one with it: recall counts it once");
        }
        return remarks;
    }
}

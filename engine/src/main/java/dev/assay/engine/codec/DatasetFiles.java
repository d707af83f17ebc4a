package dev.assay.engine.codec;

import dev.assay.engine.input.Fault;
import dev.assay.engine.input.InputException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The files of a dataset.
 *
 * @param folder where they stand
 * @param cases the cases
 * @param outputs what the system did, joined by id; absent when there is none or it stands inline
 * @param corpus the passages that could be retrieved
 * @param trec a BEIR or TREC folder, whose judgements are {@code cases}; absent for cases in JSON
 */
public record DatasetFiles(
        Path folder, Path cases, Optional<Path> outputs, Optional<Path> corpus, Optional<TrecFiles> trec) {

    private static final String CASES = "cases.jsonl";
    private static final String OUTPUTS = "outputs.jsonl";
    private static final String CORPUS = "corpus.jsonl";
    private static final int LISTED = 10;
    private static final String NEXT =
            "a folder with cases.jsonl, or with qrels and a run; or a .jsonl file; `assay init` writes an example";

    /**
     * The dataset in a folder or in a single file of cases. {@code outputs.jsonl} and {@code corpus.jsonl} beside a file
     * called {@code cases.jsonl} belong to it; a file of cases by another name stands alone.
     *
     * @throws InputException when there is nothing to read
     */
    public static DatasetFiles find(Path given) {
        return find(given, Optional.empty(), Optional.empty(), Optional.empty());
    }

    /**
     * The same with some files named.
     *
     * @throws InputException when there is nothing to read, or a named file is not there
     */
    public static DatasetFiles find(Path given, Optional<Path> cases, Optional<Path> outputs, Optional<Path> corpus) {
        Path folder = Files.isDirectory(given) ? given : parent(given);
        if (Files.isDirectory(given) && !Files.exists(given.resolve(CASES))) {
            Optional<TrecFiles> trec = TrecFiles.in(folder, cases, outputs);
            if (trec.isPresent()) {
                return of(folder, trec.get(), corpus);
            }
        }
        Path found = cases.orElseGet(() -> casesIn(given));
        List.of(Optional.of(found), outputs, corpus).forEach(file -> file.ifPresent(DatasetFiles::mustBeReadable));
        return new DatasetFiles(
                folder,
                found,
                outputs.or(() -> beside(found, OUTPUTS)),
                corpus.or(() -> beside(found, CORPUS)),
                Optional.empty());
    }

    private static DatasetFiles of(Path folder, TrecFiles trec, Optional<Path> corpus) {
        Optional<Path> passages =
                corpus.or(() -> Optional.of(folder.resolve(CORPUS)).filter(Files::exists));
        List.of(Optional.of(trec.qrels()), Optional.of(trec.run()), trec.queries(), passages)
                .forEach(file -> file.ifPresent(DatasetFiles::mustBeReadable));
        return new DatasetFiles(folder, trec.qrels(), Optional.empty(), passages, Optional.of(trec));
    }

    /** The same without the file of outputs, which is no part of the dataset. */
    public DatasetFiles withoutOutputs() {
        return new DatasetFiles(folder, cases, Optional.empty(), corpus, trec);
    }

    /** Reads the cases, whatever files they stand in. */
    CaseLines lines() {
        return trec.<CaseLines>map(TrecCases::new).orElseGet(() -> new JsonCases(cases));
    }

    private static Path parent(Path file) {
        Path parent = file.getParent();
        return parent == null ? Path.of("") : parent;
    }

    private static Optional<Path> beside(Path cases, String name) {
        return Optional.of(parent(cases).resolve(name)).filter(file -> cases.endsWith(CASES) && Files.exists(file));
    }

    private static Path casesIn(Path given) {
        if (!Files.isDirectory(given)) {
            return given;
        }
        Path cases = given.resolve(CASES);
        if (!Files.exists(cases)) {
            throw InputException.of(
                    Fault.ofFile(given.toString(), "a folder without cases.jsonl" + contents(given), NEXT));
        }
        return cases;
    }

    private static String contents(Path folder) {
        try (Stream<Path> files = Files.list(folder)) {
            List<String> names = files.map(file -> String.valueOf(file.getFileName()))
                    .sorted()
                    .toList();
            if (names.isEmpty()) {
                return " (it is empty)";
            }
            String listed = names.stream().limit(LISTED).collect(Collectors.joining(", "));
            return " (it has " + listed + (names.size() > LISTED ? ", … " + names.size() + " in all)" : ")");
        } catch (IOException notListed) {
            return " (its contents may not be listed)";
        }
    }

    private static void mustBeReadable(Path file) {
        if (!Files.exists(file)) {
            throw InputException.of(Fault.ofFile(file.toString(), "no such file or folder", NEXT));
        }
        if (!Files.isRegularFile(file)) {
            throw InputException.of(Fault.ofFile(file.toString(), "something that is not a file", NEXT));
        }
        if (!Files.isReadable(file)) {
            throw InputException.of(Fault.ofFile(
                    file.toString(), "a file that may not be read", "a readable file; see its permissions"));
        }
    }
}

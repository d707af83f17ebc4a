package dev.assay.engine.codec;

import dev.assay.engine.input.Fault;
import dev.assay.engine.input.InputException;
import dev.assay.engine.input.Unreadable;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A folder as BEIR and TREC lay it out: judgements, a run, and, in BEIR, the words of the queries.
 *
 * @param qrels {@code qrels/*.tsv} (query, document, grade), or a TREC file {@code qrels}, {@code qrels.*}, {@code *.qrels}
 * @param run a TREC file of six columns: {@code run}, {@code run.*} or {@code *.run}
 * @param queries {@code queries.jsonl} of BEIR; without it a question is the topic's id
 * @param notes how files were chosen, where there was a choice
 */
public record TrecFiles(Path qrels, Path run, Optional<Path> queries, List<String> notes) {

    private static final Pattern QRELS = Pattern.compile("qrels(\\..*)?|.*\\.qrels");
    private static final Pattern RUN = Pattern.compile("run(\\..*)?|.*\\.run");
    private static final String QUERIES = "queries.jsonl";
    private static final String USUAL = "test.tsv";

    public TrecFiles {
        notes = List.copyOf(notes);
    }

    /**
     * The files of a folder; absent when it holds no judgements of this kind.
     *
     * @param cases judgements named by the user
     * @param outputs the run named by the user
     * @throws InputException when the run is missing, or several files could be meant
     */
    static Optional<TrecFiles> in(Path folder, Optional<Path> cases, Optional<Path> outputs) {
        if (cases.isPresent() && !judgements(cases.get())) {
            return Optional.empty();
        }
        List<String> notes = new ArrayList<>();
        Optional<Path> qrels = cases.or(() -> qrelsIn(folder, notes));
        return qrels.map(found -> new TrecFiles(
                found,
                outputs.orElseGet(() -> runIn(folder)),
                Optional.of(folder.resolve(QUERIES)).filter(Files::exists),
                notes));
    }

    private static boolean judgements(Path file) {
        return named(file, QRELS) || named(file, Pattern.compile(".*\\.tsv"));
    }

    private static Optional<Path> qrelsIn(Path folder, List<String> notes) {
        List<Path> found = new ArrayList<>(list(folder, file -> named(file, QRELS)));
        Path splits = folder.resolve("qrels");
        if (Files.isDirectory(splits)) {
            found.addAll(list(splits, file -> String.valueOf(file.getFileName()).endsWith(".tsv")));
        }
        if (found.size() < 2) {
            return found.stream().findFirst();
        }
        Path usual = found.stream()
                .filter(file -> file.endsWith(USUAL))
                .findFirst()
                .orElseThrow(() -> several(folder, "judgements", found, "cases"));
        notes.add(splits + ": " + USUAL + " is taken of " + names(found) + "; `cases: qrels/NAME.tsv` takes another");
        return Optional.of(usual);
    }

    private static Path runIn(Path folder) {
        List<Path> found = list(folder, file -> named(file, RUN));
        if (found.isEmpty()) {
            throw InputException.of(Fault.ofFile(
                    folder.toString(),
                    "judgements and no run",
                    "a run of six columns (topic Q0 document rank score tag) called run.trec, run.tsv or NAME.run"));
        }
        if (found.size() > 1) {
            throw several(folder, "runs", found, "outputs");
        }
        return found.get(0);
    }

    private static InputException several(Path folder, String what, List<Path> found, String key) {
        return InputException.of(Fault.ofFile(
                folder.toString(),
                found.size() + " files of " + what + " (" + names(found) + ")",
                "one; name it: --set " + key + "=" + found.get(0)));
    }

    private static String names(List<Path> files) {
        return files.stream().map(file -> String.valueOf(file.getFileName())).collect(Collectors.joining(", "));
    }

    private static boolean named(Path file, Pattern name) {
        return name.matcher(String.valueOf(file.getFileName()).toLowerCase(Locale.ROOT))
                .matches();
    }

    private static List<Path> list(Path folder, Predicate<Path> wanted) {
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(Files::isRegularFile).filter(wanted).sorted().toList();
        } catch (IOException cannotRead) {
            throw InputException.of(Unreadable.fault(folder, folder.toString(), cannotRead));
        }
    }
}

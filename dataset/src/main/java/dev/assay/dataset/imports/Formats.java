package dev.assay.dataset.imports;

import dev.assay.core.words.NearNames;
import dev.assay.dataset.imports.port.Head;
import dev.assay.dataset.imports.port.Importer;
import dev.assay.engine.UsageException;
import dev.assay.engine.input.Fault;
import dev.assay.engine.input.InputException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.stream.Collectors;

/** The importers on the class path. */
final class Formats {

    private static final int SHOWN = 20;
    private static final List<String> CONVERSATIONS = List.of("messages", "turns", "conversation", "dialogue");

    private Formats() {}

    static List<Importer> all() {
        return ServiceLoader.load(Importer.class).stream()
                .map(ServiceLoader.Provider::get)
                .toList();
    }

    static Importer named(String name) {
        List<String> names = all().stream().map(Importer::name).toList();
        return all().stream()
                .filter(importer -> importer.name().equals(name))
                .findFirst()
                .orElseThrow(() -> new UsageException("--from " + name + ": no such format"
                        + NearNames.hint(name, names) + "; there are " + String.join(", ", names)));
    }

    static Importer of(Path path, Head head) {
        return all().stream()
                .filter(importer -> importer.recognises(head))
                .findFirst()
                .orElseThrow(() -> InputException.of(unknown(path, head)));
    }

    private static Fault unknown(Path path, Head head) {
        Optional<String> conversation = CONVERSATIONS.stream().filter(head::has).findFirst();
        if (conversation.isPresent()) {
            return Fault.ofFile(
                    path.toString(),
                    "multi-turn conversations (`" + conversation.get() + "`)",
                    "single-turn cases; write the last question of each conversation as a row with `question`");
        }
        if (head.files().contains("cases.jsonl")) {
            return Fault.ofFile(
                    path.toString(), "a dataset of Assay already", "a foreign one; see it with `assay dataset stats`");
        }
        String known = all().stream()
                .map(importer -> "\n  --from " + importer.name() + ": " + importer.describes())
                .collect(Collectors.joining());
        return Fault.ofFile(
                path.toString(),
                head.shape().word() + " that no format claims" + found(head),
                "one of these:" + known
                        + "\nnext: name the format with --from, or rename the columns (`question`, `relevantChunkIds`,"
                        + " `groundTruth` are enough)");
    }

    private static String found(Head head) {
        if (head.shape() == Head.Shape.FOLDER) {
            return head.files().isEmpty() ? " (it is empty)" : ", with the files " + listed(head.files());
        }
        if (head.columns().isEmpty()) {
            return "";
        }
        String lists = head.lists().entrySet().stream()
                .filter(list -> !list.getValue().isEmpty())
                .map(list -> "; in its list `" + list.getKey() + "`: "
                        + listed(list.getValue().stream().sorted().toList()))
                .collect(Collectors.joining());
        return ", with the fields " + listed(head.columns().stream().sorted().toList()) + lists;
    }

    private static String listed(List<String> names) {
        String shown = names.stream().limit(SHOWN).collect(Collectors.joining(", "));
        return names.size() > SHOWN ? shown + ", … " + names.size() + " in all" : shown;
    }
}

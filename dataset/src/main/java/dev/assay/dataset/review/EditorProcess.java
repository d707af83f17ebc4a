package dev.assay.dataset.review;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assay.dataset.folder.Entry;
import dev.assay.engine.codec.Canonical;
import dev.assay.engine.input.Fault;
import dev.assay.engine.input.InputException;
import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;

/** Opens a person's editor on a case and reads what was left. */
final class EditorProcess {

    private static final List<String> NOT_SHOWN = List.of("review", "split");

    private final String command;

    /**
     * An editor.
     *
     * @param command the command, with arguments separated by spaces; the file comes last
     */
    EditorProcess(String command) {
        this.command = command;
    }

    /**
     * The case as edited; what is not shown (outputs, review, split) stays.
     *
     * @throws InputException when the editor cannot be run or fails, or what it left is no case
     */
    Entry edit(Entry entry) throws InterruptedException {
        ObjectNode shown = Change.object(entry);
        Canonical.OUTPUT_FIELDS.forEach(shown::remove);
        shown.remove(NOT_SHOWN);
        try {
            Path file = Files.createTempFile("assay-case-", ".json");
            try {
                Files.writeString(
                        file,
                        LogLine.JSON.writerWithDefaultPrettyPrinter().writeValueAsString(shown) + "\n",
                        StandardCharsets.UTF_8);
                run(file);
                return changed(entry, shown, read(file));
            } finally {
                Files.deleteIfExists(file);
            }
        } catch (IOException cannotRun) {
            throw InputException.of(Fault.ofFile(
                    "editor", "`" + command + "`: " + cannotRun.getMessage(), "a command that runs; see $EDITOR"));
        }
    }

    private void run(Path file) throws IOException, InterruptedException {
        List<String> words = new ArrayList<>(List.of(command.strip().split("\\s+")));
        words.add(file.toString());
        int exit = new ProcessBuilder(words).inheritIO().start().waitFor();
        if (exit != 0) {
            throw InputException.of(Fault.ofFile(
                    "editor", "`" + command + "` that ended with exit code " + exit, "0; the case stays as it was"));
        }
    }

    private static ObjectNode read(Path file) throws IOException {
        try {
            JsonNode left = LogLine.JSON.readTree(Files.readString(file, StandardCharsets.UTF_8));
            if (left instanceof ObjectNode object) {
                return object;
            }
            throw InputException.of(Fault.ofFile("edited case", "no JSON object", "the fields of the case in {…}"));
        } catch (JsonProcessingException wrong) {
            int line = wrong.getLocation() == null ? 0 : wrong.getLocation().getLineNr();
            int column = wrong.getLocation() == null ? 0 : wrong.getLocation().getColumnNr();
            throw InputException.of(new Fault(
                    "edited case", line, column, wrong.getOriginalMessage(), "JSON; the case stays as it was"));
        } catch (CharacterCodingException wrong) {
            throw InputException.of(Fault.ofFile("edited case", "bytes that are not UTF-8", "a file saved as UTF-8"));
        }
    }

    private static Entry changed(Entry entry, ObjectNode shown, ObjectNode left) {
        if (!left.path("id").equals(shown.path("id"))) {
            throw InputException.of(Fault.ofFile(
                    "edited case",
                    "the id " + left.path("id"),
                    "the id " + shown.path("id") + ", which the log and other files know"));
        }
        Entry edited = entry;
        for (Iterator<String> names = left.fieldNames(); names.hasNext(); ) {
            String name = names.next();
            if (Canonical.OUTPUT_FIELDS.contains(name) || NOT_SHOWN.contains(name)) {
                throw InputException.of(Fault.ofFile(
                        "edited case",
                        "the field `" + name + "`",
                        "the fields that were shown; this one is not edited here"));
            }
            if (!left.path(name).equals(shown.path(name))) {
                edited = edited.with(name, left.path(name));
            }
        }
        for (Iterator<String> names = shown.fieldNames(); names.hasNext(); ) {
            String name = names.next();
            edited = left.has(name) ? edited : edited.without(name);
        }
        return edited;
    }
}

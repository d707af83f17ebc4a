package dev.assay.dataset.quality;

import com.fasterxml.jackson.databind.ObjectMapper;
import dev.assay.dataset.folder.DatasetFolder;
import dev.assay.dataset.folder.Entry;
import dev.assay.dataset.folder.Manifest;
import dev.assay.dataset.folder.NewFolder;
import dev.assay.dataset.quality.DedupeOutcome.Fate;
import dev.assay.dataset.quality.DedupeOutcome.Group;
import dev.assay.dataset.quality.DedupeOutcome.Member;
import dev.assay.engine.store.UnwritableException;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Writes a dataset without some of its cases: lines as they were, outputs of the cases kept, corpus whole. */
final class Copies {

    private static final ObjectMapper JSON = new ObjectMapper();

    private Copies() {}

    static void write(DatasetFolder dataset, DedupeOutcome outcome, Path out) {
        Set<String> dropped = new HashSet<>(outcome.dropped());
        try (NewFolder made = NewFolder.at(out)) {
            made.write(
                    "cases.jsonl",
                    () -> dataset.entries().stream()
                            .filter(entry -> !dropped.contains(entry.id()))
                            .map(Entry::json)
                            .iterator());
            made.write("dropped.jsonl", dropped(outcome));
            made.write(manifest(dataset, outcome, dropped.size()));
            if (dataset.files().corpus().isPresent()) {
                Files.copy(dataset.files().corpus().get(), made.file("corpus.jsonl"));
            }
            if (dataset.files().outputs().isPresent()) {
                made.write("outputs.jsonl", outputs(dataset.files().outputs().get(), dropped));
            }
            made.keep();
        } catch (IOException cannotWrite) {
            throw new UnwritableException(out, cannotWrite);
        }
    }

    private static Manifest manifest(DatasetFolder dataset, DedupeOutcome outcome, int dropped) {
        Map<String, Object> made = new LinkedHashMap<>();
        made.put("from", dataset.summary().hash());
        made.put("threshold", outcome.threshold());
        made.put("dropped", dropped);
        return dataset.manifest().with("deduplicated", made);
    }

    private static List<String> dropped(DedupeOutcome outcome) throws IOException {
        List<String> lines = new ArrayList<>();
        for (Group group : outcome.groups()) {
            for (Member member : group.members()) {
                if (member.fate() instanceof Fate.Dropped fate) {
                    Map<String, Object> line = new LinkedHashMap<>();
                    line.put("id", member.id());
                    line.put("kept", fate.keptId());
                    line.put("similarity", fate.similarity());
                    line.put("why", fate.why());
                    line.put("question", member.question());
                    lines.add(JSON.writeValueAsString(line));
                }
            }
        }
        return lines;
    }

    private static List<String> outputs(Path file, Set<String> dropped) throws IOException {
        List<String> kept = new ArrayList<>();
        try (BufferedReader lines = Files.newBufferedReader(file)) {
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                String json = line.replace("\ufeff", "");
                if (!json.isBlank()
                        && !dropped.contains(JSON.readTree(json).path("id").asText())) {
                    kept.add(json);
                }
            }
        }
        return kept;
    }
}

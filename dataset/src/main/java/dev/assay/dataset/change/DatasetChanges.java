package dev.assay.dataset.change;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import dev.assay.dataset.folder.Manifest;
import dev.assay.engine.codec.DatasetFiles;
import dev.assay.engine.codec.DatasetReader;
import dev.assay.engine.codec.DatasetSummary;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * How one dataset became another. What systems did (inline outputs, {@code outputs.jsonl}) does not belong to a dataset.
 *
 * @param before the former
 * @param after the latter
 * @param manifest what differs in {@code dataset.yaml}
 * @param cases how the cases changed
 * @param passages how the corpus changed
 */
public record DatasetChanges(Side before, Side after, List<FieldChange> manifest, Changes cases, Changes passages) {

    private static final JsonMapper JSON = JsonMapper.builder()
            .enable(SerializationFeature.ORDER_MAP_ENTRIES_BY_KEYS)
            .build();

    /**
     * A dataset of two.
     *
     * @param path as the user gave it
     * @param summary what it holds, with its hash
     */
    public record Side(String path, DatasetSummary summary) {}

    public DatasetChanges {
        manifest = List.copyOf(manifest);
    }

    /**
     * Reads both, in two passes each; memory grows with what differs.
     *
     * @throws dev.assay.engine.input.InputException with all faults of the first that has some
     */
    public static DatasetChanges between(Path before, Path after) {
        DatasetFiles old = DatasetFiles.find(before).withoutOutputs();
        DatasetFiles now = DatasetFiles.find(after).withoutOutputs();
        DatasetReader oldReader = new DatasetReader(old);
        DatasetReader nowReader = new DatasetReader(now);
        DatasetSummary was = oldReader.check();
        DatasetSummary is = nowReader.check();
        List<FieldChange> manifest = manifest(Manifest.in(old.folder()), Manifest.in(now.folder()));
        try (Items oldCases = Items.cases(old, oldReader);
                Items nowCases = Items.cases(now, nowReader);
                Items oldPassages = Items.passages(old);
                Items nowPassages = Items.passages(now)) {
            return new DatasetChanges(
                    new Side(before.toString(), was),
                    new Side(after.toString(), is),
                    manifest,
                    Finding.between(oldCases, nowCases),
                    Finding.between(oldPassages, nowPassages));
        }
    }

    /** Whether cases and passages are as they were. */
    public boolean sameContent() {
        return cases.none() && passages.none();
    }

    /** What differs between two manifests; values as JSON. */
    public static List<FieldChange> manifest(Manifest before, Manifest after) {
        Set<String> names = new LinkedHashSet<>(before.fields().keySet());
        names.addAll(after.fields().keySet());
        List<FieldChange> changes = new ArrayList<>();
        for (String name : names) {
            Optional<String> was =
                    Optional.ofNullable(before.fields().get(name)).map(DatasetChanges::json);
            Optional<String> is = Optional.ofNullable(after.fields().get(name)).map(DatasetChanges::json);
            if (!was.equals(is)) {
                changes.add(new FieldChange(name, was, is));
            }
        }
        return changes;
    }

    private static String json(Object value) {
        try {
            return JSON.writeValueAsString(value);
        } catch (JsonProcessingException impossible) {
            throw new UncheckedIOException("what was read from YAML can be written as JSON", impossible);
        }
    }
}

package dev.assay.dataset.making;

import dev.assay.dataset.folder.Manifest;
import dev.assay.engine.JudgeDesk;
import dev.assay.judge.prompt.Prompt;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What {@code dataset.yaml} says of how a dataset was made.
 *
 * @param name the dataset's name
 * @param model the model; absent where templates made it
 * @param made the facts, in their order
 */
record Provenance(String name, Optional<String> model, Map<String, Object> made) {

    static Provenance templates(BuildRequest request) {
        return of(request, Optional.empty(), "templates, without a language model");
    }

    static Provenance model(BuildRequest request, JudgeDesk desk, Tasks tasks) {
        Provenance provenance = of(request, Optional.of(desk.model()), "language model");
        provenance.made.put("model", desk.model());
        provenance.made.put("judge", desk.judge().id());
        Map<String, Object> prompts = new LinkedHashMap<>();
        for (Prompt prompt : desk.prompts().list()) {
            if (prompt.kind().makes()) {
                prompts.put(prompt.name(), "version " + prompt.version() + ", sha256 " + prompt.hash());
            }
        }
        prompts.put("tasks", "sha256 " + tasks.hash());
        provenance.made.put("prompts", prompts);
        return provenance;
    }

    private static Provenance of(BuildRequest request, Optional<String> model, String by) {
        Map<String, Object> made = new LinkedHashMap<>();
        made.put("with", "assay dataset build " + request.settings().version());
        made.put("by", by);
        made.put("documents", request.documents().toString());
        made.put("seed", request.seed());
        request.chunker().size().ifPresent(size -> made.put("passageSize", size));
        request.chunker().overlap().ifPresent(overlap -> made.put("passageOverlap", overlap));
        made.put("byHeading", request.chunker().byHeading());
        return new Provenance(
                String.valueOf(request.out().toAbsolutePath().normalize().getFileName()), model, made);
    }

    /** The whole of {@code dataset.yaml}, with what came of it. */
    Manifest with(Map<String, Integer> kept, List<Dropped> dropped) {
        Map<String, Object> whole = new LinkedHashMap<>(made);
        whole.put("cases", kept);
        whole.put("dropped", dropped.size());
        Map<String, Object> fields = new LinkedHashMap<>();
        fields.put("name", name);
        fields.put("version", "draft");
        fields.put("made", whole);
        return new Manifest(fields);
    }
}

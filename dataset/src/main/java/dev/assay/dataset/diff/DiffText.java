package dev.assay.dataset.diff;

import com.fasterxml.jackson.core.JsonGenerator;
import dev.assay.dataset.change.Changed;
import dev.assay.dataset.change.Changes;
import dev.assay.dataset.change.ChangesJson;
import dev.assay.dataset.change.DatasetChanges;
import dev.assay.dataset.change.FieldChange;
import dev.assay.dataset.change.Named;
import java.io.IOException;
import java.util.List;
import java.util.Optional;

/** What is said of two datasets: to a person, or to a program. */
public final class DiffText {

    private static final int HASH = 12;

    private final StringBuilder text = new StringBuilder();
    private final int width;
    private final int limit;

    private DiffText(int width, int limit) {
        this.width = width;
        this.limit = limit;
    }

    /**
     * The difference for a terminal.
     *
     * @param width columns of the terminal
     * @param limit how many of each kind are shown
     */
    public static String text(DatasetChanges changes, int width, int limit) {
        DiffText shown = new DiffText(width, limit);
        shown.side("-", changes.before());
        shown.side("+", changes.after());
        if (changes.sameContent()) {
            shown.line("same content: no case and no passage differs"
                    + (changes.manifest().isEmpty() ? "" : "; dataset.yaml does"));
        }
        if (!changes.manifest().isEmpty()) {
            shown.line("\ndataset.yaml");
            shown.fields(changes.manifest());
        }
        shown.changes("cases", changes.cases());
        shown.changes("passages", changes.passages());
        return shown.text.toString();
    }

    /** The result of {@code dataset diff --json}: everything. */
    public static void writeJson(DatasetChanges changes, JsonGenerator json) throws IOException {
        json.writeStartObject();
        side("before", changes.before(), json);
        side("after", changes.after(), json);
        json.writeBooleanField("same", changes.sameContent());
        ChangesJson.fields("manifest", changes.manifest(), json);
        json.writeFieldName("cases");
        ChangesJson.write(changes.cases(), json);
        json.writeFieldName("passages");
        ChangesJson.write(changes.passages(), json);
        json.writeEndObject();
    }

    private static void side(String name, DatasetChanges.Side side, JsonGenerator json) throws IOException {
        json.writeObjectFieldStart(name);
        json.writeStringField("path", side.path());
        json.writeStringField("name", side.summary().name().name().orElse("none"));
        json.writeStringField(
                "version", side.summary().name().version(side.summary().hash()).orElse("none"));
        json.writeStringField("hash", side.summary().hash());
        json.writeNumberField("cases", side.summary().cases());
        json.writeNumberField("passages", side.summary().passages());
        json.writeEndObject();
    }

    private void side(String sign, DatasetChanges.Side side) {
        var summary = side.summary();
        String version = summary.name()
                .version(summary.hash())
                .map(v -> ", version " + v)
                .orElse("");
        line(sign + " " + side.path() + version + ", " + summary.cases() + " cases, " + summary.passages()
                + " passages, sha256 " + summary.hash().substring(0, HASH));
    }

    private void changes(String what, Changes changes) {
        if (changes.none()) {
            return;
        }
        line("\n" + what + ": " + changes.added().size() + " added, "
                + changes.removed().size() + " removed, " + changes.changed().size() + " changed, "
                + changes.renamed().size() + " renamed, " + changes.same() + " the same");
        named("+", changes.added());
        named("-", changes.removed());
        changed(changes.changed());
        changed(changes.renamed());
    }

    private void named(String sign, List<Named> all) {
        for (Named one : all.subList(0, Math.min(limit, all.size()))) {
            line(Excerpt.cut("  " + sign + " " + one.id() + "  " + one.words(), width));
        }
        more(all.size());
    }

    private void changed(List<Changed> all) {
        for (Changed one : all.subList(0, Math.min(limit, all.size()))) {
            boolean renamed = !one.former().equals(one.id());
            line("  ~ " + (renamed ? one.former() + " -> " + one.id() + "  (same content)" : one.id()));
            fields(one.fields());
        }
        more(all.size());
    }

    private void fields(List<FieldChange> fields) {
        for (FieldChange field : fields) {
            Excerpt.Pair pair = Excerpt.around(shown(field.before()), shown(field.after()), width - 8);
            line("      " + field.field());
            line("      - " + pair.before());
            line("      + " + pair.after());
        }
    }

    private static String shown(Optional<String> value) {
        return value.orElse("(not there)");
    }

    private void more(int all) {
        if (all > limit) {
            line("    … and " + (all - limit) + " more; --limit " + all + " or --json shows them");
        }
    }

    private void line(String line) {
        text.append(line).append('\n');
    }
}

package dev.assay.dataset.version;

import com.fasterxml.jackson.core.JsonGenerator;
import dev.assay.dataset.change.ChangesJson;
import dev.assay.dataset.change.DatasetChanges;
import dev.assay.dataset.change.FieldChange;
import dev.assay.dataset.version.Verifying.Verified;
import dev.assay.engine.input.Fault;
import dev.assay.engine.report.TextTable;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** What is said of versions: to a person, or to a program. */
public final class VersionText {

    private VersionText() {}

    /** What was made, what changed, and what to do with it. */
    public static String text(VersionOutcome outcome) {
        if (outcome instanceof VersionOutcome.Unchanged same) {
            return "nothing has changed since version " + same.last().number() + " (" + same.folder()
                    + "); no version was made\n";
        }
        VersionOutcome.Made made = (VersionOutcome.Made) outcome;
        StringBuilder text = new StringBuilder();
        made.remarks().forEach(remark -> text.append("! ").append(remark).append('\n'));
        text.append("made version ")
                .append(made.version().number())
                .append(": ")
                .append(made.version().cases())
                .append(" cases, ")
                .append(made.version().passages())
                .append(" passages, sha256 ")
                .append(made.version().hash(), 0, 12)
                .append('\n');
        made.changes().ifPresent(changes -> text.append(since(changes)));
        return text.append("wrote ")
                .append(made.folder())
                .append(" (read-only), and the version into dataset.yaml\n")
                .append("next: commit both; `assay run ")
                .append(made.folder())
                .append("` runs exactly this version\n")
                .toString();
    }

    private static String since(DatasetChanges changes) {
        String manifest = changes.manifest().isEmpty()
                ? "no change"
                : changes.manifest().stream().map(FieldChange::field).collect(Collectors.joining(", "));
        return "since " + changes.before().path() + ":\n  cases         "
                + changes.cases().summary() + "\n  passages      "
                + changes.passages().summary()
                + "\n  dataset.yaml  " + manifest + "\n";
    }

    /** All versions, the youngest last, and where the dataset stands. */
    public static String text(VersionList list) {
        if (list.versions().isEmpty()) {
            return "no version yet; `assay dataset version DIR --note WHY` makes the first\n";
        }
        TextTable table = new TextTable(true, false, false, true, true, false, false, false);
        table.add("version", "made", "hash", "cases", "passages", "changed cases", "by", "note");
        for (Version version : list.versions()) {
            table.add(
                    String.valueOf(version.number()),
                    version.at(),
                    version.hash().substring(0, 8),
                    String.valueOf(version.cases()),
                    String.valueOf(version.passages()),
                    version.changes().map(Version.Summary::cases).orElse("the first"),
                    version.by(),
                    version.note().replaceAll("\\s+", " "));
        }
        int last = list.versions().get(list.versions().size() - 1).number();
        return String.join("\n", table.lines()) + "\n"
                + (list.current()
                        ? "the dataset as it stands is version " + last + "\n"
                        : "the dataset as it stands has changed since version " + last + "\n");
    }

    /** What verifying found. */
    public static String text(List<Verified> all) {
        StringBuilder text = new StringBuilder();
        for (Verified one : all) {
            text.append(one.problems().isEmpty() ? "ok       " : "ALTERED  ")
                    .append(one.folder())
                    .append('\n');
            one.problems()
                    .forEach(problem -> text.append("         ").append(problem).append('\n'));
        }
        long altered = all.stream().filter(one -> !one.problems().isEmpty()).count();
        return text.append(
                        altered == 0
                                ? "all " + all.size() + " versions are as they were made\n"
                                : altered + " of " + all.size()
                                        + " versions are not as they were made; bring them back from git or a copy\n")
                .toString();
    }

    /** The result of {@code dataset version --json}. */
    public static void writeJson(VersionOutcome outcome, JsonGenerator json) throws IOException {
        json.writeStartObject();
        if (outcome instanceof VersionOutcome.Unchanged same) {
            json.writeBooleanField("made", false);
            json.writeStringField("folder", same.folder().toString());
            VersionFile.fields(same.last(), json);
        } else if (outcome instanceof VersionOutcome.Made made) {
            json.writeBooleanField("made", true);
            json.writeStringField("folder", made.folder().toString());
            VersionFile.fields(made.version(), json);
            since(made.changes(), json);
            json.writeArrayFieldStart("remarks");
            for (String remark : made.remarks()) {
                json.writeString(remark);
            }
            json.writeEndArray();
        }
        json.writeEndObject();
    }

    private static void since(Optional<DatasetChanges> changes, JsonGenerator json) throws IOException {
        if (changes.isPresent()) {
            json.writeObjectFieldStart("since");
            json.writeFieldName("cases");
            ChangesJson.writeShort(changes.get().cases(), json);
            json.writeFieldName("passages");
            ChangesJson.writeShort(changes.get().passages(), json);
            ChangesJson.fields("manifest", changes.get().manifest(), json);
            json.writeEndObject();
        }
    }

    /** The result of {@code dataset version --list --json}. */
    public static void writeJson(VersionList list, JsonGenerator json) throws IOException {
        json.writeStartObject();
        json.writeStringField("hash", list.hash());
        json.writeBooleanField("current", list.current());
        json.writeArrayFieldStart("versions");
        for (Version version : list.versions()) {
            json.writeStartObject();
            VersionFile.fields(version, json);
            json.writeEndObject();
        }
        json.writeEndArray();
        json.writeArrayFieldStart("damaged");
        for (Fault fault : list.damaged()) {
            json.writeString(fault.text());
        }
        json.writeEndArray();
        json.writeEndObject();
    }

    /** The result of {@code dataset version --verify --json}. */
    public static void writeJson(List<Verified> all, JsonGenerator json) throws IOException {
        json.writeStartArray();
        for (Verified one : all) {
            json.writeStartObject();
            json.writeStringField("folder", one.folder().toString());
            json.writeBooleanField("altered", !one.problems().isEmpty());
            json.writeArrayFieldStart("problems");
            for (String problem : one.problems()) {
                json.writeString(problem);
            }
            json.writeEndArray();
            json.writeEndObject();
        }
        json.writeEndArray();
    }
}

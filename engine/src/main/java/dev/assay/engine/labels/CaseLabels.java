package dev.assay.engine.labels;

import dev.assay.engine.input.Fault;
import dev.assay.engine.input.Faults;
import dev.assay.engine.input.Fields;
import dev.assay.engine.input.InputException;
import dev.assay.engine.input.JsonLine;
import dev.assay.engine.input.Lines;
import dev.assay.engine.input.Node;
import dev.assay.engine.input.Source;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * People's labels for cases of a run, by the id of the case.
 *
 * @param labels people's labels in the order of the file, at least one
 * @param lines for each id the line it stands on
 */
public record CaseLabels(Map<String, PeopleLabel> labels, Map<String, Integer> lines) {

    private static final String FORM =
            "one JSON object a line: {\"id\": \"q1\", \"label\": 1}, with `metric` where labels of"
                    + " several metrics stand in the file";

    /**
     * Reads the labels of one metric; lines of other metrics are left alone.
     *
     * @param metric the metric's printed name; a line without {@code metric} is about it
     * @param known ids of the run's cases
     * @throws InputException with all faults: syntax, labels that are no number, ids that no case has, ids that stand
     *     twice, no line about the metric
     */
    public static CaseLabels read(Path path, String metric, Set<String> known) {
        Faults faults = new Faults();
        Source source = new Source(path.toString(), faults);
        Map<String, PeopleLabel> labels = new LinkedHashMap<>();
        Map<String, Integer> lines = new LinkedHashMap<>();
        Lines.read(
                path,
                source,
                line -> JsonLine.parse(line, source)
                        .ifPresent(object -> read(object, source, metric, known, labels, lines)));
        faults.throwIfAny();
        if (labels.isEmpty()) {
            throw InputException.of(Fault.ofFile(path.toString(), "no label for " + metric, FORM));
        }
        return new CaseLabels(labels, lines);
    }

    private static void read(
            Node.Obj object,
            Source source,
            String metric,
            Set<String> known,
            Map<String, PeopleLabel> labels,
            Map<String, Integer> lines) {
        Fields fields = new Fields(object, source);
        Optional<String> id = fields.required("id", "the id of a case of the run");
        Optional<Node> label = fields.node("label");
        if (label.isEmpty()) {
            fields.missing("label", PeopleLabel.OF_CASE);
        }
        if (id.isEmpty()
                || label.isEmpty()
                || fields.name("metric").filter(named -> !named.equals(metric)).isPresent()) {
            return;
        }
        Optional<PeopleLabel> read = LabelLine.scalar(label.get()).flatMap(PeopleLabel::ofCase);
        if (read.isEmpty()) {
            source.fault(label.get(), PeopleLabel.OF_CASE);
            return;
        }
        if (!known.contains(id.get())) {
            source.fault(
                    object.line(),
                    0,
                    "a label for the case `" + id.get() + "`",
                    "the id of a case of the run; it has none such");
        }
        Optional.ofNullable(lines.putIfAbsent(id.get(), object.line()))
                .ifPresent(first -> source.fault(
                        object.line(),
                        0,
                        "a second label for the case `" + id.get() + "`",
                        "one label a case; the first is on line " + first));
        labels.put(id.get(), read.get());
    }
}

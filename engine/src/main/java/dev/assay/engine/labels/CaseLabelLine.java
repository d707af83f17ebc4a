package dev.assay.engine.labels;

import dev.assay.engine.input.Fields;
import dev.assay.engine.input.JsonLine;
import dev.assay.engine.input.Lines;
import dev.assay.engine.input.Node;
import dev.assay.engine.input.Source;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * A line of a file of labels for cases of a run.
 *
 * @param number the line's number, from 1
 * @param id the id of the case
 * @param metric the metric it is about, where it names one
 * @param label the label as it stands there, not read yet
 */
record CaseLabelLine(int number, String id, Optional<String> metric, Node label) {

    /** What such a file looks like. */
    static final String FORM = "one JSON object a line: {\"id\": \"q1\", \"label\": 1}, with `metric` where labels of"
            + " several metrics stand in the file";

    /** Hands on all lines that have an id and a label; what is wrong with the others is a fault of the source. */
    static void read(Path path, Source source, Consumer<CaseLabelLine> sink) {
        Lines.read(
                path,
                source,
                line -> JsonLine.parse(line, source)
                        .flatMap(object -> of(object, source))
                        .ifPresent(sink));
    }

    private static Optional<CaseLabelLine> of(Node.Obj object, Source source) {
        Fields fields = new Fields(object, source);
        Optional<String> id = fields.required("id", "the id of a case of the run");
        Optional<Node> label = fields.node("label");
        if (label.isEmpty()) {
            fields.missing("label", PeopleLabel.OF_CASE);
        }
        Optional<String> metric = fields.name("metric");
        return id.flatMap(name -> label.map(node -> new CaseLabelLine(object.line(), name, metric, node)));
    }

    /** Adds the label to those of its metric; a label that is no number, and a second one for the case, are faults. */
    void addTo(CaseLabels labels, Source source) {
        Optional<PeopleLabel> read = LabelLine.scalar(label).flatMap(PeopleLabel::ofCase);
        if (read.isEmpty()) {
            source.fault(label, PeopleLabel.OF_CASE);
            return;
        }
        Optional.ofNullable(labels.lines().putIfAbsent(id, number))
                .ifPresent(first -> source.fault(
                        number,
                        0,
                        "a second label for the case `" + id + "`",
                        "one label a case; the first is on line " + first));
        labels.labels().put(id, read.get());
    }
}

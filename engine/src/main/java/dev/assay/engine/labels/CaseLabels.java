package dev.assay.engine.labels;

import dev.assay.engine.input.Fault;
import dev.assay.engine.input.Faults;
import dev.assay.engine.input.InputException;
import dev.assay.engine.input.Source;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;

/**
 * People's labels of one metric for cases of a run, by the id of the case.
 *
 * @param labels people's labels in the order of the file
 * @param lines for each id the line it stands on
 */
public record CaseLabels(Map<String, PeopleLabel> labels, Map<String, Integer> lines) {

    /** No label yet. */
    CaseLabels() {
        this(new LinkedHashMap<>(), new LinkedHashMap<>());
    }

    /**
     * Reads the labels of one metric, at least one; lines of other metrics are left alone.
     *
     * @param metric the metric's printed name; a line without {@code metric} is about it
     * @param known ids of the run's cases
     * @throws InputException with all faults: syntax, labels that are no number, ids that no case has, ids that stand
     *     twice, no line about the metric
     */
    public static CaseLabels read(Path path, String metric, Set<String> known) {
        Faults faults = new Faults();
        Source source = new Source(path.toString(), faults);
        CaseLabels labels = new CaseLabels();
        CaseLabelLine.read(path, source, line -> {
            if (line.metric().filter(named -> !named.equals(metric)).isPresent()) {
                return;
            }
            line.addTo(labels, source);
            if (!known.contains(line.id())) {
                source.fault(
                        line.number(),
                        0,
                        "a label for the case `" + line.id() + "`",
                        "the id of a case of the run; it has none such");
            }
        });
        faults.throwIfAny();
        if (labels.labels().isEmpty()) {
            throw InputException.of(Fault.ofFile(path.toString(), "no label for " + metric, CaseLabelLine.FORM));
        }
        return labels;
    }
}

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
 * People's labels for cases of a run that is still to come, of all its metrics.
 *
 * @param labels by the metric's printed name, in the order in which the file names them
 * @param others for each other name that stands there as a metric, how many labels are about it
 */
public record MetricLabels(Map<String, CaseLabels> labels, Map<String, Integer> others) {

    /** No label at all. */
    public static final MetricLabels NONE = new MetricLabels(Map.of(), Map.of());

    /**
     * Reads a file. Which ids the run has is left open.
     *
     * @param metrics the printed names of the run's metrics
     * @param unnamed the metric of lines that name none
     * @throws InputException with all faults: no such file, syntax, labels that are no number, a case that has two labels
     *     of a metric, no label at all
     */
    public static MetricLabels read(Path path, Set<String> metrics, String unnamed) {
        Faults faults = new Faults();
        Source source = new Source(path.toString(), faults);
        Map<String, CaseLabels> labels = new LinkedHashMap<>();
        Map<String, Integer> others = new LinkedHashMap<>();
        CaseLabelLine.read(path, source, line -> {
            String metric = line.metric().orElse(unnamed);
            if (metrics.contains(metric)) {
                line.addTo(labels.computeIfAbsent(metric, first -> new CaseLabels()), source);
            } else {
                others.merge(metric, 1, Integer::sum);
            }
        });
        faults.throwIfAny();
        if (labels.isEmpty() && others.isEmpty()) {
            throw InputException.of(Fault.ofFile(path.toString(), "no label", CaseLabelLine.FORM));
        }
        return new MetricLabels(labels, others);
    }
}

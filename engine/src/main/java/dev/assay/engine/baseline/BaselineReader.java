package dev.assay.engine.baseline;

import dev.assay.engine.input.Fault;
import dev.assay.engine.input.Faults;
import dev.assay.engine.input.InputException;
import dev.assay.engine.input.JsonLine;
import dev.assay.engine.input.Lines;
import dev.assay.engine.input.Node;
import dev.assay.engine.input.Source;
import java.nio.file.Files;
import java.util.SortedMap;
import java.util.TreeMap;

/** Reads a baseline back; both files must belong together. */
public final class BaselineReader {

    private static final double SAME = 1e-9;
    private static final String AGAIN = "a baseline as `assay freeze` wrote it; freeze again";

    private final BaselineFiles files;
    private final Faults faults = new Faults();

    private BaselineReader(BaselineFiles files) {
        this.files = files;
    }

    /**
     * Reads both files.
     *
     * @throws InputException with all faults
     */
    public static Baseline read(BaselineFiles files) {
        return new BaselineReader(files).read();
    }

    private Baseline read() {
        SummaryLines summary = new SummaryLines(new Source(files.summary().toString(), faults));
        Lines.read(
                files.summary(),
                new Source(files.summary().toString(), faults),
                line -> summary.take(line.number(), line.text()));
        faults.throwIfAny();
        Made made = summary.made();
        faults.throwIfAny();
        SortedMap<String, SortedMap<String, Double>> cases = cases();
        faults.throwIfAny();
        Baseline baseline = new Baseline(made, summary.metrics(), cases);
        baseline.metrics().forEach((name, metric) -> mustAgree(name, metric, cases));
        faults.throwIfAny();
        return baseline;
    }

    private SortedMap<String, SortedMap<String, Double>> cases() {
        if (!Files.isRegularFile(files.cases())) {
            throw InputException.of(Fault.ofFile(
                    files.cases().toString(),
                    "no such file",
                    "the scores of each case, which stand beside " + files.summary() + "; freeze again"));
        }
        SortedMap<String, SortedMap<String, Double>> cases = new TreeMap<>();
        Source source = new Source(files.cases().toString(), faults);
        Lines.read(
                files.cases(),
                source,
                line -> JsonLine.parse(line, source)
                        .ifPresent(object -> addCase(object, line.number(), source, cases)));
        return cases;
    }

    private static void addCase(
            Node.Obj object, int line, Source source, SortedMap<String, SortedMap<String, Double>> cases) {
        SortedMap<String, Double> scores = new TreeMap<>();
        String id = "";
        for (Node.Member member : object.members()) {
            if (member.key().equals("id") && member.value() instanceof Node.Text text) {
                id = text.value();
            } else if (member.key().equals("scores") && member.value() instanceof Node.Obj values) {
                values.members().forEach(score -> addScore(score, source, scores));
            } else {
                source.fault(member.line(), member.column(), "`" + member.key() + "`", "`id` and `scores`");
            }
        }
        if (id.isEmpty() || cases.put(id, scores) != null) {
            source.fault(line, 1, id.isEmpty() ? "no id" : "the id `" + id + "` again", "an id for each line, once");
        }
    }

    private static void addScore(Node.Member member, Source source, SortedMap<String, Double> scores) {
        if (member.value() instanceof Node.Num num && Double.isFinite(Double.parseDouble(num.text()))) {
            scores.put(member.key(), Double.parseDouble(num.text()));
        } else {
            source.fault(member.value(), "a finite number");
        }
    }

    /** A summary and scores that were merged from two baselines would compare with what nobody measured. */
    private void mustAgree(String name, FrozenMetric metric, SortedMap<String, SortedMap<String, Double>> cases) {
        double[] scores = Baseline.scores(name, cases);
        boolean same = scores.length == metric.n()
                && Math.abs(Baseline.mean(scores) - metric.mean()) <= SAME * Math.max(1, Math.abs(metric.mean()));
        if (!same) {
            faults.add(Fault.ofFile(
                    files.summary().toString(),
                    "`" + name + " mean=" + metric.mean() + " n=" + metric.n() + "`, which is not what " + files.cases()
                            + " holds",
                    "two files of one baseline; " + AGAIN));
        }
    }
}

package dev.assay.engine.trec.beyond;

import dev.assay.core.stats.Estimate;
import dev.assay.core.words.Numbers;
import java.util.List;

/** Estimates and comparisons for people: one value a line, with its interval, n and method. */
public final class FindingsText {

    private static final int NAME_WIDTH = 22;
    private static final int PLACES = 4;
    private static final int MOST_TOPICS = 20;

    private final StringBuilder text = new StringBuilder();

    private FindingsText() {}

    /** The text of all findings. */
    public static String of(Findings findings) {
        FindingsText page = new FindingsText();
        page.write(findings);
        return page.text.toString();
    }

    private void write(Findings findings) {
        Request request = findings.request();
        text.append("# qrels ").append(request.qrels()).append(", intervals ");
        text.append(Numbers.percent(request.confidence())).append('\n');
        for (ScoredRun run : findings.runs()) {
            text.append("# run ")
                    .append(run.file())
                    .append(" (")
                    .append(run.name())
                    .append(")\n");
            Summary.of(run.result(), request.confidence()).forEach(this::write);
        }
        if (request.comparing()) {
            List<Comparison> comparisons = Comparison.all(findings.runs(), request.confidence());
            comparisons.forEach(this::write);
            text.append("# Holm: corrected for the ").append(Comparison.tests(comparisons));
            text.append(" tests of this call; seed ").append(Summary.SEED).append('\n');
        }
    }

    private void write(Summary summary) {
        Estimate estimate = summary.estimate();
        name(summary.name());
        if (summary.isTotal()) {
            text.append((long) estimate.mean().orElseThrow()).append(' ');
        } else {
            estimate(estimate, "");
        }
        basis(estimate);
        text.append('\n');
    }

    private void write(Comparison comparison) {
        PairedTopics topics = comparison.topics();
        text.append("# compare ").append(comparison.run()).append(" minus ").append(comparison.baseline());
        text.append(": ").append(topics.size()).append(" topics in both\n");
        only(comparison.baseline(), topics.onlyFirst());
        only(comparison.run(), topics.onlySecond());
        for (Difference difference : comparison.differences()) {
            name(difference.name());
            boolean rise = difference.estimate().mean().orElse(0) > 0;
            estimate(difference.estimate(), rise ? "+" : "");
            basis(difference.estimate());
            difference
                    .p()
                    .ifPresent(p -> text.append(", ")
                            .append(p(p.p()))
                            .append(" (")
                            .append(p.method())
                            .append(')'));
            difference.holm().ifPresent(holm -> text.append(", Holm ").append(p(holm)));
            text.append('\n');
        }
    }

    private void only(String file, List<String> topics) {
        if (topics.isEmpty()) {
            return;
        }
        int shown = Math.min(MOST_TOPICS, topics.size());
        text.append("# not compared, only in ")
                .append(file)
                .append(": ")
                .append(topics.size())
                .append(" topics: ");
        text.append(String.join(" ", topics.subList(0, shown)));
        if (shown < topics.size()) {
            text.append(" and ").append(topics.size() - shown).append(" more");
        }
        text.append('\n');
    }

    private void name(String name) {
        text.append(name).append(" ".repeat(Math.max(1, NAME_WIDTH - name.length())));
    }

    private void estimate(Estimate estimate, String sign) {
        estimate.mean()
                .ifPresentOrElse(
                        mean -> text.append(sign)
                                .append(Numbers.fixed(mean, PLACES))
                                .append(' '),
                        () -> text.append("undefined "));
        estimate.interval()
                .ifPresent(bounds -> text.append('[')
                        .append(Numbers.fixed(bounds.low(), PLACES))
                        .append(", ")
                        .append(Numbers.fixed(bounds.high(), PLACES))
                        .append("] "));
    }

    private void basis(Estimate estimate) {
        text.append("n=")
                .append(estimate.n())
                .append(" (")
                .append(estimate.method())
                .append(')');
        if (estimate.undefined() > 0) {
            text.append(", ").append(estimate.undefined()).append(" undefined");
        }
    }

    private static String p(double p) {
        return p < 0.0001 ? "p < 0.0001" : "p = " + Numbers.fixed(p, PLACES);
    }
}

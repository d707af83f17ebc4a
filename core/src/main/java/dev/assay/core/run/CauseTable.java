package dev.assay.core.run;

import dev.assay.core.metric.Score;
import dev.assay.core.stats.Estimator;
import dev.assay.core.stats.Gain;
import dev.assay.core.stats.ScoreColumn;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Gathers causes case by case, with the scores of the cases that have one. */
public final class CauseTable {

    /** How many cases of a cause a report names. */
    public static final int USUAL_EXAMPLES = 3;

    private final ScoreTable scores;
    private final int examples;
    private final Map<Cause, Tally> tallies = new EnumMap<>(Cause.class);
    private int cases;

    /**
     * An empty table.
     *
     * @param scores the scores of all cases, of which each is added there first
     * @param examples how many cases of a cause are kept, 0 or more
     */
    public CauseTable(ScoreTable scores, int examples) {
        this.scores = scores;
        this.examples = examples;
    }

    /** The triage of cases that are all at hand. */
    public static Triage of(List<CaseResult> results, double level) {
        ScoreTable scores = new ScoreTable(List.of());
        CauseTable table = new CauseTable(scores, USUAL_EXAMPLES);
        for (CaseResult result : results) {
            scores.add(result.scores(), result.cluster());
            table.add(result.source().id(), result.cluster(), result.scores(), result.finding());
        }
        return table.triage(level);
    }

    /** Adds a case whose scores were added to the scores of all. */
    public void add(String id, String cluster, Map<String, Score> scored, Optional<Finding> finding) {
        cases++;
        finding.ifPresent(found -> {
            Tally tally = tallies.computeIfAbsent(found.cause(), cause -> new Tally());
            tally.cases++;
            if (tally.examples.size() < examples) {
                tally.examples.add(new CauseShare.Example(id, found));
            }
            int number = scores.cluster(cluster);
            scored.forEach((metric, score) -> tally.columns
                    .computeIfAbsent(metric, name -> new ScoreColumn())
                    .add(score, number));
        });
    }

    /** Cases by cause so far. */
    public Map<Cause, Integer> counts() {
        Map<Cause, Integer> counts = new EnumMap<>(Cause.class);
        tallies.forEach((cause, tally) -> counts.put(cause, tally.cases));
        return counts;
    }

    /** The table so far, with intervals at the given confidence. */
    public Triage triage(double level) {
        int fallen = tallies.values().stream().mapToInt(tally -> tally.cases).sum();
        List<CauseShare> shares = new ArrayList<>();
        int before = 0;
        for (Cause cause : mostFrequentFirst()) {
            Tally tally = tally(cause);
            before += tally.cases;
            shares.add(new CauseShare(
                    cause,
                    tally.cases,
                    Estimator.share(tally.cases, cases, level),
                    (double) before / fallen,
                    tally.examples,
                    gains(tally, level)));
        }
        return new Triage(cases, fallen, shares);
    }

    private List<Cause> mostFrequentFirst() {
        return tallies.keySet().stream()
                .sorted(Comparator.comparing((Cause cause) -> -tally(cause).cases)
                        .thenComparing(Comparator.naturalOrder()))
                .toList();
    }

    private Tally tally(Cause cause) {
        return tallies.computeIfAbsent(cause, none -> new Tally());
    }

    /** In the order in which the metrics were asked for. */
    private Map<String, Gain> gains(Tally tally, double level) {
        Map<String, Gain> gains = new LinkedHashMap<>();
        for (String metric : scores.metrics()) {
            ScoreColumn of = tally.columns.getOrDefault(metric, new ScoreColumn());
            scores.column(metric)
                    .filter(all -> of.n() > 0 && all.within(0, 1))
                    .flatMap(all -> Gain.of(all, of, level))
                    .ifPresent(gain -> gains.put(metric, gain));
        }
        return gains;
    }

    private static final class Tally {

        private final List<CauseShare.Example> examples = new ArrayList<>();
        private final Map<String, ScoreColumn> columns = new LinkedHashMap<>();
        private int cases;
    }
}

package dev.assay.engine;

import dev.assay.core.comparison.Direction;
import dev.assay.core.gate.Against;
import dev.assay.core.gate.Alarm;
import dev.assay.core.gate.CasePair;
import dev.assay.core.gate.Change;
import dev.assay.core.gate.Fact;
import dev.assay.core.gate.Notice;
import dev.assay.core.gate.Requirement;
import dev.assay.core.gate.Rule;
import dev.assay.core.stats.ClusterIds;
import dev.assay.core.words.NearNames;
import dev.assay.engine.baseline.Baseline;
import dev.assay.engine.baseline.FrozenMetric;
import dev.assay.engine.config.BaselineConfig;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What a run is held against: the baseline that the settings name, as far as it can be used. */
final class Yardstick {

    private final Optional<Baseline> baseline;
    private final Optional<Against.Impossible> unusable;
    private final String about;
    private final Directions directions;

    private Yardstick(
            Optional<Baseline> baseline, Optional<Against.Impossible> unusable, String about, Directions directions) {
        this.baseline = baseline;
        this.unusable = unusable;
        this.about = about;
        this.directions = directions;
    }

    /** The baseline for a run that was made so. */
    static Yardstick of(Optional<NamedBaseline> named, Comparability comparable, Directions directions) {
        if (named.isEmpty()) {
            return new Yardstick(Optional.empty(), Optional.empty(), "", directions);
        }
        Optional<Against.Impossible> unusable = named.get().baseline().isEmpty()
                ? Optional.of(comparable.nothingThere(named.get()))
                : comparable.obstacle(named.get());
        return new Yardstick(
                unusable.isPresent() ? Optional.empty() : named.get().baseline(),
                unusable,
                comparable.about(named.get()),
                directions);
    }

    /** Says that a baseline was named and cannot be used. */
    Optional<Notice> notice() {
        return unusable.map(obstacle ->
                new Notice(true, "no rule was held against the baseline: " + obstacle.why(), obstacle.facts()));
    }

    /** The baseline where it can be used. */
    Optional<Baseline> usable() {
        return baseline;
    }

    /** How a metric of these cases stands to the baseline. */
    Against against(String metric, Scope scope, double level, long seed) {
        if (unusable.isPresent()) {
            return unusable.get();
        }
        if (baseline.isEmpty()) {
            return Against.NO_BASELINE;
        }
        Optional<FrozenMetric> frozen =
                Optional.ofNullable(baseline.get().metrics().get(metric));
        if (frozen.isEmpty()) {
            return notFrozen(metric, baseline.get());
        }
        Direction known = directions.of(metric);
        Direction better = known == Direction.UNKNOWN ? frozen.get().better() : known;
        if (better == Direction.UNKNOWN) {
            return noDirection();
        }
        return compared(metric, baseline.get(), better == Direction.LOWER, scope, level, seed);
    }

    private Against compared(String metric, Baseline frozen, boolean lower, Scope scope, double level, long seed) {
        ClusterIds clusters = new ClusterIds();
        List<CasePair> pairs = new ArrayList<>();
        int inScope = 0;
        int added = 0;
        for (ScoredCase scored : scope.cases()) {
            Optional<Double> before = frozen.score(scored.id(), metric);
            Optional<Double> now = scored.value(metric);
            if (before.isPresent() && now.isPresent()) {
                pairs.add(new CasePair(scored.id(), clusters.id(scored.cluster()), before.get(), now.get()));
            }
            inScope += before.isPresent() ? 1 : 0;
            added += before.isEmpty() && now.isPresent() ? 1 : 0;
        }
        int gone = (scope.whole() ? frozen.count(metric) : inScope) - pairs.size();
        if (pairs.isEmpty()) {
            return new Against.Impossible(
                    "no case has a value in both",
                    List.of(
                            new Fact("baseline", about),
                            new Fact("left out", gone + " cases with a value there alone, " + added + " now alone"),
                            new Fact("next", "see in the cases why, or freeze a baseline of the same cases")));
        }
        return Change.of(lower, pairs, gone, added, about, seed, level);
    }

    private Against.Impossible notFrozen(String metric, Baseline frozen) {
        return new Against.Impossible(
                "it is not in it",
                List.of(
                        new Fact("baseline", about),
                        new Fact(
                                "missing",
                                "no frozen metric is called `" + metric + "`"
                                        + NearNames.hint(
                                                metric, frozen.metrics().keySet())),
                        new Fact("next", "freeze a run that computed it: `assay freeze`")));
    }

    private static Against.Impossible noDirection() {
        return new Against.Impossible(
                "nobody says which way it is better",
                List.of(new Fact(
                        "next",
                        "a metric of your own says `better: higher` or `better: lower` in its definition; name its"
                                + " formula under `metrics:`, or its class by --classpath; a rule with `at least` or"
                                + " `at most` needs neither")));
    }

    /** Rules that hold each frozen metric which no written rule speaks of for all cases. */
    static List<Rule> held(Optional<NamedBaseline> named, BaselineConfig config, List<Rule> written) {
        if (named.flatMap(NamedBaseline::baseline).isEmpty()) {
            return List.of();
        }
        Baseline frozen = named.get().baseline().get();
        return frozen.metrics().keySet().stream()
                .filter(metric -> written.stream()
                        .noneMatch(rule ->
                                rule.metric().equals(metric) && rule.slice().isEmpty()))
                .map(metric -> new Rule(
                        metric,
                        new Requirement.NoWorse(Margin.of(frozen, metric, config.margin())),
                        "frozen in " + named.get().name()))
                .toList();
    }

    /**
     * Warnings of frozen metrics that lost more than a tenth; without facts where a rule gives the same.
     *
     * @param rules the rules that are judged beside
     */
    List<Notice> alarms(Scope scope, List<Rule> rules, double level, long seed) {
        if (baseline.isEmpty()) {
            return List.of();
        }
        List<Notice> alarms = new ArrayList<>();
        for (String metric : baseline.get().metrics().keySet()) {
            if (against(metric, scope, level, seed) instanceof Change change) {
                boolean told = rules.stream()
                        .anyMatch(rule -> rule.metric().equals(metric)
                                && rule.slice().isEmpty()
                                && rule.requirement().comparative());
                Alarm.of(metric, change)
                        .map(alarm -> told ? new Notice(false, alarm.headline(), List.of()) : alarm)
                        .ifPresent(alarms::add);
            }
        }
        return alarms;
    }
}

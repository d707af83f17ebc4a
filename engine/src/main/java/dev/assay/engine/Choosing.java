package dev.assay.engine;

import dev.assay.core.expression.Formula;
import dev.assay.core.gate.Rule;
import dev.assay.core.gate.RuleParser;
import dev.assay.core.metric.Definition;
import dev.assay.core.metric.Metric;
import dev.assay.core.metric.MetricCatalog;
import dev.assay.core.metric.Need;
import dev.assay.engine.codec.DatasetSummary;
import dev.assay.engine.config.AssayConfig;
import dev.assay.engine.config.Mode;
import dev.assay.engine.config.RuleText;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** Finds out which metrics and rules a run has; collects everything that is wrong on the way. */
final class Choosing {

    private static final List<String> RETRIEVAL = List.of("recall", "rr", "ndcg", "success");
    private static final List<String> ANSWERS = List.of("faithfulness", "contradiction");

    private static final List<String> ACCESS = List.of("leakedRetrieved", "leakedUsed");

    private final AssayConfig config;
    private final Path casesFile;
    private final DatasetSummary data;
    private final MetricCatalog catalog;
    private final Map<String, Metric> metrics = new LinkedHashMap<>();
    private final List<String> wrong = new ArrayList<>();

    Choosing(AssayConfig config, Path cases, DatasetSummary data, MetricCatalog catalog) {
        this.catalog = catalog;
        this.config = config;
        this.casesFile = cases;
        this.data = data;
    }

    Chosen choose(Optional<NamedBaseline> baseline) {
        if (config.metrics().isEmpty()) {
            defaults();
        }
        config.metrics().forEach(asked -> add(asked, "metric"));
        List<Rule> rules =
                config.rules().stream().flatMap(text -> rule(text).stream()).toList();
        agreement();
        List<Rule> held = Yardstick.held(baseline, config.baseline(), rules);
        held.forEach(rule -> addFrozen(rule.metric()));
        boolean ranked =
                metrics.values().stream().anyMatch(metric -> metric.needs().contains(Need.RANKING));
        if (ranked && !asked() && data.unretrieved().count() > 0) {
            wrong.add(unretrieved());
        }
        if (metrics.isEmpty() && wrong.isEmpty()) {
            wrong.add("nothing can be measured: retrieval metrics need `relevant` and `retrieved`, answer metrics need"
                    + " `answer` and the retrieved texts; no case has either (see docs/formats.md)");
        }
        if (!wrong.isEmpty()) {
            throw new UsageException(String.join("\n", wrong));
        }
        return new Chosen(List.copyOf(metrics.values()), new GateRules(rules, held, baseline));
    }

    private String unretrieved() {
        DatasetSummary.Unretrieved missing = data.unretrieved();
        String places =
                missing.lines().stream().map(line -> casesFile + ":" + line).collect(Collectors.joining(", "));
        return places + (missing.count() > missing.lines().size() ? " … " + missing.count() + " in all" : "")
                + ": judged, but nothing says what was retrieved; give `retrieved` (write \"retrieved\": [] where nothing"
                + " was found), or `error` where the system failed";
    }

    private void defaults() {
        List<String> names = new ArrayList<>();
        RETRIEVAL.forEach(name -> names.add(name + "@" + config.k()));
        if (config.mode() == Mode.FULL) {
            names.addAll(ANSWERS);
        }
        names.addAll(ACCESS);
        names.stream()
                .map(catalog::parse)
                .filter(metric -> unmet(metric).isEmpty())
                .forEach(metric -> metrics.put(metric.name().toString(), metric));
    }

    /** A jury's disagreement and a repeated judge's stability are numbers of their own, asked for or not. */
    private void agreement() {
        boolean judged =
                metrics.values().stream().anyMatch(metric -> metric.needs().contains(Need.JUDGE));
        if (judged && wrong.isEmpty()) {
            Bench bench = Bench.of(config.judge());
            if (bench.jury()) {
                add("judgeDisagreement", "judge.jury");
            }
            if (bench.repeats() > 1) {
                add("verdictStability", "judge.repeats");
            }
        }
    }

    private Optional<Rule> rule(RuleText text) {
        try {
            Rule rule = RuleParser.parse(text.text(), text.origin());
            Optional<Metric> found = add(rule.metric(), text.origin());
            found.flatMap(metric -> unfit(rule, metric)).ifPresent(why -> wrong.add(text.origin() + ": " + why));
            return found.map(metric -> rule.on(metric.name().toString()));
        } catch (IllegalArgumentException e) {
            wrong.add(text.origin() + ": " + e.getMessage());
            return Optional.empty();
        }
    }

    /** Why a rule can never be met on such a metric. */
    private Optional<String> unfit(Rule rule, Metric metric) {
        Definition definition = metric.family().definition();
        if (rule.requirement().comparative() && !definition.lowerIsBetter() && !definition.higherIsBetter()) {
            return Optional.of("rule `" + rule + "`: " + metric.name()
                    + " has no direction (its definition says `better: " + definition.fact("better")
                    + "`), so nothing is worse or better; write `at least` or `at most`");
        }
        boolean embedded = config.judge().use().equals("embedded")
                && !Bench.of(config.judge()).jury();
        if (embedded
                && metric.name().toString().startsWith("answerRelevancy")
                && metric.needs().contains(Need.JUDGE)) {
            return Optional.of("rule `" + rule + "`: " + metric.name() + " needs a judge that writes questions, and"
                    + " `embedded` writes none: set judge.use (`assay judge` lists what there is), or give rules of your"
                    + " own, such as `answerRelevancy(method=embedding) at least 0.8`");
        }
        return Optional.empty();
    }

    /** A frozen metric is computed where it can be; where it cannot, the gate says so. */
    private void addFrozen(String name) {
        try {
            Metric metric = metric(name);
            if (unmet(metric).isEmpty()) {
                metrics.putIfAbsent(metric.name().toString(), metric);
            }
        } catch (IllegalArgumentException unknown) {
            // A formula that is gone: the rule that holds it is not measured, and never green.
        }
    }

    private Optional<Metric> add(String asked, String origin) {
        try {
            Metric metric = Formula.looksLike(asked) ? formula(asked) : metric(asked);
            if (metrics.putIfAbsent(metric.name().toString(), metric) == null) {
                wrong.addAll(unmet(metric));
            }
            return Optional.of(metric);
        } catch (IllegalArgumentException e) {
            wrong.add(origin + ": " + e.getMessage());
            return Optional.empty();
        }
    }

    private Formula formula(String asked) {
        Formula formula = Formula.parse(asked, this::metric);
        String name = formula.name().toString();
        if (!catalog.families(name).isEmpty() || metrics.containsKey(name)) {
            throw new IllegalArgumentException(
                    "`" + formula + "`: `" + name + "` is a metric already; give the formula another name");
        }
        return formula;
    }

    /** A metric by its name: a formula that stands above, or one of the catalog. */
    private Metric metric(String asked) {
        return Optional.ofNullable(metrics.get(asked.strip()))
                .orElseGet(() -> Metrics.parse(catalog, asked, config.k()));
    }

    private List<String> unmet(Metric metric) {
        return metric.needs().stream()
                .filter(need -> !met(need))
                .sorted()
                .map(need -> metric.name() + " needs " + what(need))
                .toList();
    }

    private boolean met(Need need) {
        return switch (need) {
            case JUDGMENTS -> data.judged() > 0;
            case RANKING -> asked() || data.retrieved() > 0 || onlyErrors();
            case ANSWER -> asked() || data.answered() > 0;
            case CONTEXTS -> asked() || data.texts() > 0 || (data.retrieved() > 0 && data.passages() > 0);
            case REFERENCE -> data.references() > 0;
            case NUGGETS -> data.nuggets() > 0;
            case RUBRICS -> data.rubrics() > 0;
            case ACCESS -> data.users() > 0 && (asked() || data.restricted() > 0);
            case JUDGE, EMBEDDINGS -> config.mode() == Mode.FULL;
        };
    }

    /** Whether the system is asked itself, so that nobody knows yet what it will give. */
    private boolean asked() {
        return config.target().asked();
    }

    /** A system that is down gave no output at all: what it should have given is asked for all the same. */
    private boolean onlyErrors() {
        return data.failed() == data.cases();
    }

    private static String what(Need need) {
        return switch (need) {
            case JUDGE -> "a judge, and the mode `retrieval` has none: leave the mode out";
            case EMBEDDINGS -> "sentence embeddings, and the mode `retrieval` has none: leave the mode out";
            case ACCESS ->
                "`metadata.user` in cases and `acl` on passages, and one of them is nowhere (see docs/triage.md)";
            default -> "`" + need.field() + "`, and no case has it (see docs/formats.md)";
        };
    }
}

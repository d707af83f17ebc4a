package dev.assay.engine;

import dev.assay.core.gate.GateReport;
import dev.assay.core.gate.Rule;
import dev.assay.core.gate.RuleParser;
import dev.assay.core.metric.MetricCatalog;
import dev.assay.core.words.Language;
import dev.assay.engine.baseline.Made;
import dev.assay.engine.config.AssayConfig;
import dev.assay.engine.config.ConfigReader;
import dev.assay.engine.config.RuleText;
import dev.assay.engine.store.StoredProvenance;
import dev.assay.engine.store.StoredRun;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/** Judges a finished run by rules. */
final class Gating {

    private final GateRequest request;
    private final AssayConfig config;

    Gating(GateRequest request) {
        this.request = request;
        this.config = ConfigReader.read(request.path().map(Path::of), request.environment(), request.settings());
    }

    GateOutcome gate() {
        StoredRun run = Runs.of(config).find(request.run());
        Optional<NamedBaseline> named = NamedBaseline.of(config);
        try (Extensions extensions = Extensions.of(config.classpath())) {
            return gate(run, named, extensions.catalog(config.folder()));
        }
    }

    /** A metric that the run computed needs no class or formula at hand. */
    private GateOutcome gate(StoredRun run, Optional<NamedBaseline> named, MetricCatalog catalog) {
        List<Rule> written = rules(catalog, run.metrics(), named.isPresent());
        GateRules rules = new GateRules(written, Yardstick.held(named, config.baseline(), written), named);
        GateScores gathered = rules.scores(run.metrics());
        Set<String> languages = new TreeSet<>();
        Scope counted = gathered.counted(run.scores((line, scores, cluster) -> {
            languages.add(Language.of(line.path("question").asText()).code());
            gathered.add(GatedCase.of(line, scores, cluster));
        }));
        Directions directions = Directions.of(config, catalog);
        CertifiedGate gate = CertifiedGate.of(config, run.judge(), languages, directions);
        Judging judging = new Judging(config, rules, Made.of(StoredProvenance.of(run)), directions, counted, gate);
        GateReport report = judging.report();
        return new GateOutcome(run.folder(), report, gathered.warnings(), judging.ratchet(report));
    }

    private List<Rule> rules(MetricCatalog catalog, List<String> computed, boolean frozen) {
        List<RuleText> texts = new ArrayList<>(config.rules());
        request.rules().forEach(rule -> texts.add(new RuleText(rule, "--rule")));
        List<Rule> rules = new ArrayList<>();
        List<String> wrong = new ArrayList<>();
        for (RuleText text : texts) {
            try {
                Rule rule = RuleParser.parse(text.text(), text.origin());
                rules.add(
                        computed.contains(rule.metric())
                                ? rule
                                : rule.on(Metrics.parse(catalog, rule.metric(), config.k())
                                        .name()
                                        .toString()));
            } catch (IllegalArgumentException e) {
                wrong.add(text.origin() + ": " + e.getMessage());
            }
        }
        if (texts.isEmpty() && !frozen) {
            wrong.add(
                    "there is no rule and no baseline: write rules under `rules:` in assay.yaml, give --rule 'recall@5"
                            + " at least 0.8', or hold the run against a baseline (`assay freeze`, --baseline FILE)");
        }
        if (!wrong.isEmpty()) {
            throw new UsageException(String.join("\n", wrong));
        }
        return rules;
    }
}

package dev.assay.engine;

import dev.assay.core.data.Review;
import dev.assay.core.data.Split;
import dev.assay.core.gate.Gate;
import dev.assay.core.gate.Policy;
import dev.assay.core.gate.Rule;
import dev.assay.core.gate.RuleParser;
import dev.assay.core.metric.Metric;
import dev.assay.core.metric.MetricCatalog;
import dev.assay.core.run.ScoreTable;
import dev.assay.core.words.Language;
import dev.assay.engine.config.AssayConfig;
import dev.assay.engine.config.ConfigReader;
import dev.assay.engine.config.RuleText;
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
    private final Set<String> languages = new TreeSet<>();

    Gating(GateRequest request) {
        this.request = request;
        this.config = ConfigReader.read(request.path().map(Path::of), request.environment(), request.settings());
    }

    GateOutcome gate() {
        StoredRun run = NamedRun.open(config, request.run());
        Policy policy = new Policy(config.inconclusive(), config.maxFailed());
        Reviews reviews = new Reviews(run.metrics());
        ScoreTable counted = reviews.gated(scores(run, reviews));
        try (Extensions extensions = Extensions.of(config.classpath())) {
            MetricCatalog catalog = extensions.catalog(config.folder());
            CertifiedGate gate = new CertifiedGate(
                    new Gate(policy), config.certification(), run.judge(), languages, name -> metric(catalog, name));
            return new GateOutcome(
                    run.folder(),
                    gate.judge(rules(catalog, run.metrics()), new TableEstimates(counted, run.seed())),
                    reviews.warnings());
        }
    }

    private Optional<Metric> metric(MetricCatalog catalog, String name) {
        try {
            return Optional.of(Metrics.parse(catalog, name, config.k()));
        } catch (IllegalArgumentException unknown) {
            return Optional.empty();
        }
    }

    private ScoreTable scores(StoredRun run, Reviews reviews) {
        return run.scores((line, scores, cluster) -> {
            languages.add(Language.of(line.path("question").asText()).code());
            reviews.add(
                    line.has("review"),
                    line.path("review").path("status").asText().equals(Review.Status.APPROVED.word()),
                    line.path("split").asText().equals(Split.TUNE.word()),
                    scores,
                    cluster);
        });
    }

    /** The rules; a metric that the run computed needs no class or formula at hand. */
    private List<Rule> rules(MetricCatalog catalog, List<String> computed) {
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
        if (texts.isEmpty()) {
            wrong.add(
                    "there is no rule: write them under `rules:` in assay.yaml, or give --rule 'recall@5 at least 0.8'");
        }
        if (!wrong.isEmpty()) {
            throw new UsageException(String.join("\n", wrong));
        }
        return rules;
    }
}

package dev.assay.engine;

import dev.assay.core.data.Review;
import dev.assay.core.data.Split;
import dev.assay.core.gate.Gate;
import dev.assay.core.gate.Policy;
import dev.assay.core.gate.Rule;
import dev.assay.core.gate.RuleParser;
import dev.assay.core.metric.MetricCatalog;
import dev.assay.core.run.ScoreTable;
import dev.assay.engine.config.AssayConfig;
import dev.assay.engine.config.ConfigReader;
import dev.assay.engine.config.RuleText;
import dev.assay.engine.store.RunStore;
import dev.assay.engine.store.StoredRun;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Judges a finished run by rules. */
final class Gating {

    private final GateRequest request;
    private final AssayConfig config;

    Gating(GateRequest request) {
        this.request = request;
        this.config = ConfigReader.read(request.path().map(Path::of), request.environment(), request.settings());
    }

    GateOutcome gate() {
        RunStore store = new RunStore(config.out());
        Path folder = store.find(request.run())
                .orElseThrow(() -> new UsageException(request.run()
                                .map(named -> "there is no run `" + named + "`")
                                .orElse("there is no run")
                        + " in " + store.runs() + "; `assay run` makes one, --set out=FOLDER names another store"));
        StoredRun run = StoredRun.open(folder);
        List<Rule> rules = rules(run.metrics());
        Policy policy = new Policy(config.inconclusive(), config.maxFailed());
        Reviews reviews = new Reviews(run.metrics());
        ScoreTable counted = reviews.gated(scores(run, reviews));
        return new GateOutcome(
                folder, new Gate(policy).judge(rules, new TableEstimates(counted, run.seed())), reviews.warnings());
    }

    private static ScoreTable scores(StoredRun run, Reviews reviews) {
        return run.scores((line, scores, cluster) -> reviews.add(
                line.has("review"),
                line.path("review").path("status").asText().equals(Review.Status.APPROVED.word()),
                line.path("split").asText().equals(Split.TUNE.word()),
                scores,
                cluster));
    }

    /** The rules; a metric that the run computed needs no class or formula at hand. */
    private List<Rule> rules(List<String> computed) {
        try (Extensions extensions = Extensions.of(config.classpath())) {
            return rules(extensions.catalog(config.folder()), computed);
        }
    }

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

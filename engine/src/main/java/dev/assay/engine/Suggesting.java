package dev.assay.engine;

import dev.assay.core.comparison.Direction;
import dev.assay.core.gate.Requirement;
import dev.assay.core.gate.Rule;
import dev.assay.engine.baseline.Baseline;
import dev.assay.engine.baseline.FrozenMetric;
import dev.assay.engine.config.AssayConfig;
import dev.assay.engine.config.ConfigReader;
import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Makes rules of what was reached: 90 % of a mean where higher is better, 110 % where lower is. */
final class Suggesting {

    private static final double SLACK = 0.1;
    private static final int DIGITS = 3;

    private final FreezeRequest request;
    private final AssayConfig config;
    private final List<String> rules = new ArrayList<>();
    private final List<String> left = new ArrayList<>();

    Suggesting(FreezeRequest request) {
        this.request = request;
        this.config = ConfigReader.read(request.path().map(Path::of), request.environment(), request.settings());
    }

    /** Rules from the run that is named, else from the baseline, else from the youngest run. */
    SuggestOutcome suggest() {
        Optional<NamedBaseline> named = request.run().isPresent() ? Optional.empty() : NamedBaseline.of(config);
        Optional<Baseline> frozen = named.flatMap(NamedBaseline::baseline);
        try (Extensions extensions = Extensions.of(config.classpath())) {
            Directions directions = Directions.of(config, extensions.catalog(config.folder()));
            Baseline baseline =
                    frozen.orElseGet(() -> new Frozen(Runs.of(config).find(request.run())).baseline(directions::of));
            baseline.metrics().forEach((metric, reached) -> {
                Direction known = directions.of(metric);
                add(metric, reached, known == Direction.UNKNOWN ? reached.better() : known);
            });
            String source = frozen.isPresent()
                    ? "the baseline " + named.map(NamedBaseline::name).orElse("")
                    : "run " + baseline.made().run();
            return new SuggestOutcome(source, rules, left);
        }
    }

    private void add(String metric, FrozenMetric reached, Direction better) {
        double mean = reached.mean();
        if (mean == 0) {
            left.add(metric + ": the mean is 0, of which nothing follows; write what you allow");
            return;
        }
        switch (better) {
            case HIGHER -> add(metric, Requirement.Side.AT_LEAST, mean - SLACK * Math.abs(mean), RoundingMode.FLOOR);
            case LOWER -> add(metric, Requirement.Side.AT_MOST, mean + SLACK * Math.abs(mean), RoundingMode.CEILING);
            case UNKNOWN -> left.add(metric + ": nobody says which way it is better");
        }
    }

    private void add(String metric, Requirement.Side side, double bound, RoundingMode away) {
        double rounded = new BigDecimal(Double.toString(bound))
                .round(new MathContext(15, RoundingMode.HALF_EVEN)) // 0.9 · 0.7 is .63, not .63000000000000001
                .round(new MathContext(DIGITS, away))
                .doubleValue();
        rules.add(new Rule(metric, new Requirement.Limit(side, rounded), "suggested").toString());
    }
}

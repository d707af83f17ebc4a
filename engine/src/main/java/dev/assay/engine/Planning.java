package dev.assay.engine;

import dev.assay.core.data.Output;
import dev.assay.core.metric.Score;
import dev.assay.engine.config.AssayConfig;
import dev.assay.engine.config.ConfigReader;
import dev.assay.engine.config.JudgeConfig;
import dev.assay.engine.exec.CaseScorer;
import dev.assay.engine.exec.OrderedPool;
import dev.assay.engine.exec.Scored;
import dev.assay.engine.exec.ScoringPlan;
import dev.assay.judge.port.Judge;
import dev.assay.judge.port.JudgeHome;
import dev.assay.judge.port.PlannedJudge;
import dev.assay.judge.port.PlannedUse;
import dev.assay.judge.port.Similarity;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Goes through a run with judges that ask nobody. */
final class Planning {

    private final RunRequest request;
    private final List<PlannedJudge> judges = new ArrayList<>();

    Planning(RunRequest request) {
        this.request = request;
    }

    PlanOutcome plan() {
        mustKnowOutputs();
        try (Prepared prepared = Prepared.of(request, this::open, Planning::replayed)) {
            boolean service = judges.stream().anyMatch(judge -> !(judge instanceof ServicelessJudge));
            if (service) {
                score(prepared);
            }
            return new PlanOutcome(
                    request.path().orElse("."),
                    prepared.data().cases(),
                    prepared.chosen().metrics().stream()
                            .map(metric -> metric.name().toString())
                            .toList(),
                    prepared.judge().map(Judge::id),
                    service,
                    judges.stream().map(PlannedJudge::use).reduce(PlannedUse.NONE, PlannedUse::plus),
                    prepared.chosen().rules().written().stream()
                            .map(rule -> RuleDemand.of(rule, prepared.data().cases()))
                            .toList());
        }
    }

    /** What a judge would be asked depends on what the system gives, and a plan asks nobody. */
    private void mustKnowOutputs() {
        AssayConfig config = ConfigReader.read(request.path().map(Path::of), request.environment(), request.settings());
        if (config.target().asked()) {
            throw new UsageException("what the judge would be asked depends on outputs that nobody has yet: a target is"
                    + " set, and a plan asks nobody; plan with outputs of an earlier run (--set outputs=FILE --set"
                    + " target.use=file), or bound the run with --max-cost or --max-calls");
        }
    }

    /** A cassette is read where the run would read it, and none is begun. */
    private static Optional<Recording> replayed(AssayConfig config) {
        return Recording.replayed(config).map(cassette -> new Recording(cassette.file(), cassette));
    }

    private Judge open(JudgeConfig config, JudgeHome home) {
        return Bench.of(config).seat(member -> {
            PlannedJudge judge = Judges.plan(member, home);
            judges.add(judge);
            return judge;
        });
    }

    private static void score(Prepared prepared) {
        CaseScorer scorer = new CaseScorer(withoutEmbeddings(prepared.plan()));
        int threads = Runtime.getRuntime().availableProcessors();
        try (OrderedPool<Scored> pool = new OrderedPool<>(threads, scored -> {})) {
            prepared.reader()
                    .forEach(line -> pool.submit(
                            () -> scorer.score(line.source(), line.output().orElse(Output.NOTHING))));
            pool.finish();
        }
    }

    /** Nothing that is asked depends on how near two texts are, so the embeddings are left unloaded. */
    private static ScoringPlan withoutEmbeddings(ScoringPlan plan) {
        return new ScoringPlan(
                plan.metrics(),
                plan.matching(),
                plan.byDocument(),
                plan.k(),
                plan.corpus(),
                plan.judge(),
                plan.similarity().map(loaded -> NOT_COMPARED));
    }

    private static final Similarity NOT_COMPARED = new Similarity() {
        @Override
        public String id() {
            return "none";
        }

        @Override
        public Score of(String text, String other) {
            return new Score.Undefined("only planned");
        }

        @Override
        public void close() {}
    };
}

package dev.assay.engine;

import dev.assay.core.metric.Score;
import dev.assay.engine.config.AssayConfig;
import dev.assay.engine.config.JudgeConfig;
import dev.assay.judge.port.Judge;
import dev.assay.judge.port.JudgeHome;
import dev.assay.judge.port.PlannedJudge;
import dev.assay.judge.port.PlannedUse;
import dev.assay.judge.port.Similarity;
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
        try (Prepared prepared =
                Prepared.of(request, this::open, Planning::replayed, folder -> Optional.of(NOT_COMPARED))) {
            boolean service = judges.stream().anyMatch(judge -> !(judge instanceof ServicelessJudge));
            if (service && prepared.target().isEmpty()) {
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
                    questions(prepared),
                    prepared.chosen().rules().written().stream()
                            .map(rule -> RuleDemand.of(rule, prepared.data().cases()))
                            .toList());
        }
    }

    /** What the system would be asked; a plan sends no question. */
    private static Optional<PlanOutcome.Questions> questions(Prepared prepared) {
        return prepared.target()
                .map(target -> new PlanOutcome.Questions(
                        prepared.config().target().use(),
                        target.repeats(),
                        (long) prepared.data().cases() * target.repeats()));
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
        int threads = Runtime.getRuntime().availableProcessors();
        new Scoring(prepared, prepared.plan()).run(threads, scored -> {});
    }

    /** Nothing that is asked depends on how near two texts are, so no embeddings are loaded and no file is made. */
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

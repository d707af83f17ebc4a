package dev.assay.engine;

import dev.assay.core.run.JudgeSpent;
import dev.assay.engine.config.JudgeConfig;
import dev.assay.judge.budget.Budget;
import dev.assay.judge.port.Judge;
import dev.assay.judge.port.JudgeHome;
import dev.assay.judge.port.PlannedJudge;
import dev.assay.judge.port.PlannedUse;
import dev.assay.judge.prompt.PromptException;
import dev.assay.judge.prompt.Prompts;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Supplier;

/** A judge as the settings have it, for work that is no run: replies are kept and the budget holds as in runs. */
public final class JudgeDesk implements AutoCloseable {

    private final JudgeConfig config;
    private final Judge judge;
    private final Runnable closing;
    private final Supplier<JudgeSpent> spent;

    private JudgeDesk(JudgeConfig config, Judge judge, Supplier<JudgeSpent> spent, Runnable closing) {
        this.config = config;
        this.judge = judge;
        this.spent = spent;
        this.closing = closing;
    }

    /**
     * Whether the judge of the settings works in this process, so that it can write nothing.
     *
     * @throws UsageException when no such judge is on the class path
     */
    public static boolean offline(RunRequest request) {
        return Judges.offline(JudgeSession.settings(request).judge());
    }

    /**
     * Opens the judge.
     *
     * @throws UsageException when it cannot be opened as its settings stand, or there are several
     */
    public static JudgeDesk open(RunRequest request) {
        alone(JudgeSession.settings(request).judge());
        JudgeSession session = JudgeSession.open(request);
        return new JudgeDesk(
                session.config().judge(),
                session.judge(),
                () -> session.budget().spent(),
                session::close);
    }

    /**
     * The same judge as it would be asked: it sends nothing and counts.
     *
     * @throws UsageException as {@link #open}
     */
    public static JudgeDesk plan(RunRequest request) {
        var config = JudgeSession.settings(request);
        JudgeConfig alone = alone(config.judge());
        JudgeHome home = new JudgeHome(
                Optional.of(config.out()),
                Path.of(""),
                request.environment(),
                reply -> {},
                Budget.unlimited(),
                Optional.empty());
        PlannedJudge judge = Judges.plan(alone, home);
        return new JudgeDesk(config.judge(), judge, () -> JudgeSpent.NOTHING, judge::close);
    }

    private static JudgeConfig alone(JudgeConfig config) {
        Bench bench = Bench.of(config);
        if (bench.jury() || bench.repeats() > 1) {
            throw new UsageException("judge: cases are written by one judge asked once; leave judge.jury and"
                    + " judge.repeats out here");
        }
        return bench.members().get(0);
    }

    /** The judge. */
    public Judge judge() {
        return judge;
    }

    /** The model by its settings; the kind of judge where they name none. */
    public String model() {
        return config.settings().getOrDefault("model", config.use());
    }

    /**
     * The prompts in force.
     *
     * @throws UsageException when a file of the user's own is faulty
     */
    public Prompts prompts() {
        try {
            return Optional.ofNullable(config.settings().get("prompts"))
                    .map(Path::of)
                    .map(Prompts::withFolder)
                    .orElseGet(Prompts::shipped);
        } catch (PromptException e) {
            throw new UsageException(String.valueOf(e.getMessage()));
        }
    }

    /** Requests worked on at once. */
    public int threads() {
        return Math.max(1, judge.concurrency());
    }

    /** What was spent up to now. */
    public JudgeSpent spent() {
        return spent.get();
    }

    /** What would be spent, of a desk from {@link #plan}. */
    public PlannedUse planned() {
        return judge instanceof PlannedJudge planned ? planned.use() : PlannedUse.NONE;
    }

    @Override
    public void close() {
        closing.run();
    }
}

package dev.assay.engine;

import dev.assay.core.data.Output;
import dev.assay.core.metric.Need;
import dev.assay.core.retrieval.Matching;
import dev.assay.engine.codec.CaseLine;
import dev.assay.engine.codec.DatasetFiles;
import dev.assay.engine.codec.DatasetReader;
import dev.assay.engine.codec.DatasetSummary;
import dev.assay.engine.config.AssayConfig;
import dev.assay.engine.config.ConfigReader;
import dev.assay.engine.config.JudgeConfig;
import dev.assay.engine.config.JudgedBy;
import dev.assay.engine.config.Setting;
import dev.assay.engine.exec.ScoringPlan;
import dev.assay.engine.labels.MetricLabels;
import dev.assay.engine.target.Target;
import dev.assay.judge.budget.Budget;
import dev.assay.judge.port.Judge;
import dev.assay.judge.port.JudgeHome;
import dev.assay.judge.port.Similarity;
import dev.assay.judge.port.UnreadableReply;
import java.nio.file.Path;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.function.BiFunction;
import java.util.function.Function;

/**
 * Everything that is known before the first case is scored: read, checked, chosen.
 *
 * @param config the settings
 * @param reader the dataset
 * @param data what it holds
 * @param chosen metrics and rules
 * @param labels people's labels of cases of the run
 * @param judge the judge, where a metric needs one; nothing of it is loaded yet
 * @param target who is asked; absent where outputs are given
 * @param similarity compares texts by their meaning, where a metric needs it and the class path has it; nothing loaded yet
 * @param unreadable the judge's replies that could not be used, as they come in
 * @param budget what the judges may spend, and have spent
 * @param recording the cassette, where one is named and a judge needed
 * @param extensions the classes that the user brings along
 */
record Prepared(
        AssayConfig config,
        DatasetReader reader,
        DatasetSummary data,
        Chosen chosen,
        MetricLabels labels,
        Optional<Judge> judge,
        Optional<Target> target,
        Optional<Similarity> similarity,
        Queue<UnreadableReply> unreadable,
        Budget budget,
        Optional<Recording> recording,
        Extensions extensions)
        implements AutoCloseable {

    /** Reads and checks; throws with all faults at once. */
    static Prepared of(RunRequest request) {
        return of(request, Judges::open, Recording::of, Judges::similarity);
    }

    /** The same with a judge, a cassette and embeddings that are opened in another way. */
    static Prepared of(
            RunRequest request,
            BiFunction<JudgeConfig, JudgeHome, Judge> open,
            Function<AssayConfig, Optional<Recording>> record,
            Function<Path, Optional<Similarity>> compare) {
        AssayConfig config = ConfigReader.read(request.path().map(Path::of), request.environment(), request.settings());
        DatasetFiles files = DatasetFiles.find(config.folder(), config.cases(), config.outputs(), config.corpus());
        DatasetReader reader = new DatasetReader(files);
        DatasetSummary data = reader.check();
        if (config.target().asked()) {
            Asking.mustBeAlone(files, data);
        }
        Optional<NamedBaseline> baseline = NamedBaseline.of(config);
        Extensions extensions = Extensions.of(config.classpath());
        Chosen chosen = Chosen.of(config, files.cases(), data, extensions.catalog(config.folder()), baseline);
        MetricLabels labels = AgainstPeople.labels(config, chosen);
        Queue<UnreadableReply> unreadable = new ConcurrentLinkedQueue<>();
        Budget budget = new Budget(config.budget(), System::nanoTime);
        Optional<Recording> recording = chosen.need(Need.JUDGE) ? record.apply(config) : Optional.empty();
        JudgeHome home = new JudgeHome(
                Optional.of(config.out()),
                Path.of(""),
                request.environment(),
                unreadable::add,
                budget,
                recording.map(Recording::used));
        return new Prepared(
                config,
                reader,
                data,
                chosen,
                labels,
                chosen.need(Need.JUDGE) ? Optional.of(open.apply(config.judge(), home)) : Optional.empty(),
                Asking.open(config, request.environment()),
                chosen.need(Need.EMBEDDINGS) ? compare.apply(config.out()) : Optional.empty(),
                unreadable,
                budget,
                recording,
                extensions);
    }

    /** How many outputs a case has: as many as the system is asked for, or are given; 1 where none is given. */
    int outputs(CaseLine line) {
        return target.map(Target::repeats).orElse(Math.max(1, line.outputs().size()));
    }

    /**
     * What the system did with a case: asked now, or given.
     *
     * @param number which output, from 1
     */
    Output output(CaseLine line, int number) throws InterruptedException {
        if (target.isPresent()) {
            return target.get().ask(line.source()).withRepeat(number);
        }
        return line.outputs().isEmpty() ? Output.NOTHING : line.outputs().get(number - 1);
    }

    /** Which way the metrics are better. */
    Directions directions() {
        return Directions.of(chosen.metrics(), extensions.catalog(config.folder()));
    }

    ScoringPlan plan() {
        return new ScoringPlan(
                chosen.metrics(),
                new Matching(config.overlap()),
                config.judgedBy() == JudgedBy.DOCUMENT,
                config.k(),
                reader.corpus(),
                judge,
                similarity);
    }

    /**
     * Answers worked on at once: twice what the judge takes, so that it never waits for us, else what the settings say; and
     * never fewer than the system may be asked at once.
     */
    int threads() {
        boolean set = config.settings().stream()
                .anyMatch(setting ->
                        setting.key().equals("concurrency") && !setting.origin().equals(Setting.DEFAULT));
        int scoring = set || judge.isEmpty()
                ? config.concurrency()
                : Math.max(config.concurrency(), 2 * judge.get().concurrency());
        return Math.max(scoring, target.map(Target::concurrency).orElse(1));
    }

    @Override
    public void close() {
        target.ifPresent(Target::close);
        judge.ifPresent(Judge::close);
        similarity.ifPresent(Similarity::close);
        extensions.close();
    }
}

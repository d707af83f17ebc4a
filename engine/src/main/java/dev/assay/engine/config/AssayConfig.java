package dev.assay.engine.config;

import dev.assay.core.gate.Policy;
import dev.assay.core.retrieval.Matching;
import dev.assay.judge.budget.BudgetLimits;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * Every setting of a run.
 *
 * @param folder the folder that was given or that holds the given file; paths in {@code assay.yaml} are relative to it
 * @param file the {@code assay.yaml} that was read; absent when there was none
 * @param cases the file of cases, where it was named or given
 * @param outputs the file of outputs, where it was named
 * @param corpus the file of the corpus, where it was named
 * @param mode how much is measured
 * @param k depth of metrics that are named without one, 1 or more
 * @param metrics names of metrics, or formulas, as written; none = the defaults
 * @param classpath jars and folders that bring metrics of the user's own
 * @param judge which judge
 * @param target what is asked, and how
 * @param judgedBy what labels and rankings meet on
 * @param overlap how much of a span a chunk must cover
 * @param rules rules of the gate, none when nothing is demanded
 * @param baseline what runs are held against
 * @param inconclusive what becomes of a rule whose limit lies within the interval
 * @param maxFailed share of cases that may fail to be measured, 0 to 1
 * @param certification what must have been shown of the judge
 * @param labels people's labels of cases of the run, where a file was named
 * @param seed seed of every random draw
 * @param confidence confidence of intervals, above 0 and below 1
 * @param out folder of the run store
 * @param concurrency cases worked on at once, 1 or more
 * @param budget what the judges may spend
 * @param cassette the file of replies, where one was named
 * @param record whether the cassette is recorded even if it is there
 * @param title title of the report
 * @param settings every setting with its origin, in the order of {@link ConfigKeys#ALL}, then those of the judge and the target
 */
public record AssayConfig(
        Path folder,
        Optional<Path> file,
        Optional<Path> cases,
        Optional<Path> outputs,
        Optional<Path> corpus,
        Mode mode,
        int k,
        List<String> metrics,
        List<Path> classpath,
        JudgeConfig judge,
        TargetConfig target,
        JudgedBy judgedBy,
        Matching.Overlap overlap,
        List<RuleText> rules,
        BaselineConfig baseline,
        Policy.Inconclusive inconclusive,
        double maxFailed,
        Certification certification,
        Optional<Path> labels,
        long seed,
        double confidence,
        Path out,
        int concurrency,
        BudgetLimits budget,
        Optional<Path> cassette,
        boolean record,
        Optional<String> title,
        List<Setting> settings) {

    public AssayConfig {
        metrics = List.copyOf(metrics);
        classpath = List.copyOf(classpath);
        rules = List.copyOf(rules);
        settings = List.copyOf(settings);
    }
}

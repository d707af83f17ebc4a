package dev.assay.cli;

import dev.assay.dataset.merge.MergeOutcome;
import dev.assay.dataset.merge.MergeRequest;
import dev.assay.dataset.merge.MergeRequest.Clash;
import dev.assay.dataset.merge.MergeText;
import dev.assay.dataset.merge.Merging;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Makes one dataset of several. */
@Command(
        name = "merge",
        description = "Make one dataset of several: identical cases once, clashing ids told with both places.",
        mixinStandardHelpOptions = true,
        footer = {
            "",
            "Examples:",
            "  assay dataset merge evals/faq evals/tax --out evals/all",
            "  assay dataset merge evals/en evals/zh --out evals/both --prefix",
            "",
            "Exit codes: 0 merged; 2 ids clash, or a set cannot be read, and nothing was written"
        })
final class DatasetMergeCommand implements Callable<Integer> {

    @Mixin
    private Common common = new Common();

    @Parameters(arity = "2..*", paramLabel = "SET", description = "Datasets: folders or files of cases.")
    private List<Path> sets = List.of();

    @Option(names = "--out", required = true, paramLabel = "DIR", description = "The folder to make.")
    private Path out = Path.of("");

    @ArgGroup
    private Resolution resolution = new Resolution();

    @Option(names = "--name", paramLabel = "NAME", description = "Its name. Default: the sets' names with +.")
    private Optional<String> name = Optional.empty();

    @Spec
    private CommandSpec spec = CommandSpec.create();

    /** What to do with ids that clash. */
    static final class Resolution {

        @Option(names = "--prefix", description = "Keep both where ids clash, each with its set's name before it.")
        private boolean prefix;

        @Option(
                names = "--keep",
                paramLabel = "first",
                description = "Keep the first of cases that differ in metadata, review, split or cluster only.")
        private Optional<String> keep = Optional.empty();
    }

    @Override
    public Integer call() {
        MergeOutcome outcome = Merging.merge(new MergeRequest(sets, out, clash(), name));
        if (common.json) {
            Envelope.print(spec, 0, json -> MergeText.writeJson(outcome, json));
        } else if (!common.quiet) {
            spec.commandLine().getOut().print(MergeText.text(outcome));
        }
        return 0;
    }

    private Clash clash() {
        resolution.keep.filter(which -> !which.equals("first")).ifPresent(which -> {
            throw new ParameterException(spec.commandLine(), "--keep " + which + ": only `first` can be kept");
        });
        return resolution.prefix ? Clash.PREFIX : resolution.keep.isPresent() ? Clash.KEEP_FIRST : Clash.REFUSE;
    }
}

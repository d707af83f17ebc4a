package dev.assay.cli;

import com.fasterxml.jackson.core.JsonGenerator;
import dev.assay.dataset.version.Verifying;
import dev.assay.dataset.version.VersionList;
import dev.assay.dataset.version.VersionOutcome;
import dev.assay.dataset.version.VersionText;
import dev.assay.dataset.version.Versioning;
import dev.assay.engine.JsonBody;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Clock;
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

/** Makes, lists and verifies versions of a dataset. */
@Command(
        name = "version",
        description = "Keep a dataset as it stands in a read-only folder with hash, note, time and parent.",
        mixinStandardHelpOptions = true,
        footer = {
            "",
            "Examples:",
            "  assay dataset version evals/faq --note \"twenty cases on tax\"",
            "  assay dataset version evals/faq --list",
            "  assay dataset version evals/faq --verify",
            "",
            "Exit codes: 0 made, or nothing has changed; 1 --verify found a version that was altered; 2 wrong input",
            "What a version holds: docs/dataset-versions.md"
        })
final class DatasetVersionCommand implements Callable<Integer> {

    @Mixin
    private Common common = new Common();

    @Parameters(paramLabel = "DIR", description = "The dataset's folder.")
    private Path dataset = Path.of("");

    @ArgGroup(multiplicity = "1")
    private Wanted wanted = new Wanted();

    @Option(names = "--by", paramLabel = "NAME", description = "Who makes it. Default: the user's name.")
    private Optional<String> by = Optional.empty();

    @Spec
    private CommandSpec spec = CommandSpec.create();

    /** One of the three. */
    static final class Wanted {

        @Option(names = "--note", paramLabel = "WHY", description = "Make a version; say why in a sentence.")
        private Optional<String> note = Optional.empty();

        @Option(names = "--list", description = "List the versions.")
        private boolean list;

        @Option(names = "--verify", description = "Find versions that were altered since they were made.")
        private boolean verify;
    }

    @Override
    public Integer call() {
        if (wanted.list) {
            VersionList list = VersionList.of(dataset);
            list.damaged().forEach(fault -> spec.commandLine().getErr().println("assay: " + fault.text()));
            return print(0, VersionText.text(list), json -> VersionText.writeJson(list, json));
        }
        if (wanted.verify) {
            List<Verifying.Verified> all = Verifying.all(dataset);
            boolean altered = all.stream().anyMatch(one -> !one.problems().isEmpty());
            return print(altered ? 1 : 0, VersionText.text(all), json -> VersionText.writeJson(all, json));
        }
        String note = wanted.note.orElseThrow(
                () -> new ParameterException(spec.commandLine(), "say --note WHY, --list or --verify"));
        VersionOutcome outcome = Versioning.make(dataset, note, by.orElseGet(Reviewer::ofSystem), Clock.systemUTC());
        return print(0, VersionText.text(outcome), json -> write(outcome, json));
    }

    private static void write(VersionOutcome outcome, JsonGenerator json) throws IOException {
        VersionText.writeJson(outcome, json);
    }

    private int print(int exit, String text, JsonBody result) {
        if (common.json) {
            Envelope.print(spec, exit, result);
        } else if (!common.quiet || exit != 0) {
            (exit == 0 ? spec.commandLine().getOut() : spec.commandLine().getErr()).print(text);
        }
        return exit;
    }
}

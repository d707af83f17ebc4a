package dev.assay.cli;

import dev.assay.core.data.Review;
import dev.assay.dataset.review.Agreeing;
import dev.assay.dataset.review.AgreementOutcome;
import dev.assay.dataset.review.ReviewOutcome;
import dev.assay.dataset.review.ReviewRequest;
import dev.assay.dataset.review.ReviewText;
import dev.assay.dataset.review.Session;
import dev.assay.dataset.review.SheetExport;
import dev.assay.dataset.review.SheetImport;
import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Clock;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Lets people look at cases. */
@Command(
        name = "review",
        description = "Look at cases one at a time, or in a spreadsheet: approve, reject, edit, note, undo.",
        mixinStandardHelpOptions = true,
        footer = {
            "",
            "Examples:",
            "  assay dataset review evals/faq --by anna",
            "  assay dataset review evals/faq --by ben --second",
            "  assay dataset review evals/faq --agreement",
            "  assay dataset review evals/faq --export reviews.csv",
            "  assay dataset review evals/faq --by anna --import reviews.csv",
            "",
            "Exit codes: 0 done, 2 wrong input or rows that were refused, 3 --agreement: no case was judged by two",
            "What is kept where: docs/dataset-review.md"
        })
final class DatasetReviewCommand implements Callable<Integer> {

    @Mixin
    private Common common = new Common();

    @Parameters(paramLabel = "DIR", description = "The dataset's folder.")
    private Path dataset = Path.of("");

    @Option(names = "--by", paramLabel = "NAME", description = "Who reviews. Default: the user's name.")
    private Optional<String> by = Optional.empty();

    @Option(
            names = "--second",
            description = "Give second opinions on what others decided; they are kept apart, and the cases stay.")
    private boolean second;

    @Option(
            names = "--status",
            paramLabel = "STATUS",
            split = ",",
            description = "draft, approved, rejected or all. Default: draft.")
    private List<String> statuses = List.of();

    @Option(names = "--slice", paramLabel = "KEY=VALUE", description = "Only cases whose metadata say so. Repeatable.")
    private Map<String, String> slices = new LinkedHashMap<>();

    @Option(names = "--case", paramLabel = "ID", description = "Only this case, whatever its status. Repeatable.")
    private List<String> cases = List.of();

    @Option(
            names = "--editor",
            paramLabel = "COMMAND",
            description = "Edit with this. Default: $$VISUAL or $$EDITOR on a terminal, else questions.")
    private Optional<String> editor = Optional.empty();

    @ArgGroup
    private Instead instead = new Instead();

    @Option(names = "--dry-run", description = "With --import: say what would be taken and save nothing.")
    private boolean dry;

    @Spec
    private CommandSpec spec = CommandSpec.create();

    /** Something else than a session. */
    static final class Instead {

        @Option(names = "--agreement", description = "Show how far reviewers agree, and where they do not.")
        private boolean agreement;

        @Option(names = "--export", paramLabel = "FILE", description = "Write the cases as CSV for a spreadsheet.")
        private Optional<Path> export = Optional.empty();

        @Option(names = "--import", paramLabel = "FILE", description = "Take what was changed in such a file.")
        private Optional<Path> taken = Optional.empty();
    }

    @Override
    public Integer call() {
        if (dry && instead.taken.isEmpty()) {
            throw new ParameterException(spec.commandLine(), "--dry-run goes with --import FILE");
        }
        if (instead.agreement) {
            return agreement();
        }
        ReviewRequest request = request();
        if (instead.export.isPresent()) {
            return export(request, instead.export.get());
        }
        ReviewOutcome outcome = instead.taken.isPresent()
                ? SheetImport.read(request, instead.taken.get(), dry, Clock.systemUTC())
                : session(request);
        ReviewText.faults(outcome).forEach(fault -> spec.commandLine().getErr().println("assay: " + fault));
        if (common.json) {
            Envelope.print(spec, outcome.exit(), json -> ReviewText.writeJson(outcome, json));
        } else if (!common.quiet) {
            spec.commandLine()
                    .getOut()
                    .print((dry ? "nothing was saved (--dry-run)\n" : "") + ReviewText.text(outcome));
        }
        return outcome.exit();
    }

    private ReviewOutcome session(ReviewRequest request) {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        Console console = Assay.console(spec);
        return Session.run(
                request, in, common.json ? console.err() : console.out(), Results.width(), Clock.systemUTC());
    }

    private int agreement() {
        AgreementOutcome outcome = Agreeing.of(dataset);
        if (common.json) {
            Envelope.print(spec, outcome.exit(), json -> ReviewText.writeJson(outcome, json));
        } else if (!common.quiet || outcome.exit() != 0) {
            (outcome.exit() == 0
                            ? spec.commandLine().getOut()
                            : spec.commandLine().getErr())
                    .print(ReviewText.text(outcome));
        }
        return outcome.exit();
    }

    private int export(ReviewRequest request, Path file) {
        int written = SheetExport.write(request, file);
        if (common.json) {
            Envelope.print(spec, 0, json -> {
                json.writeStartObject();
                json.writeStringField("file", file.toString());
                json.writeNumberField("cases", written);
                json.writeEndObject();
            });
        } else if (!common.quiet) {
            spec.commandLine()
                    .getOut()
                    .println("wrote " + written + " cases to " + file
                            + "; fill in status (approved, rejected) and note, then --import it");
        }
        return 0;
    }

    private ReviewRequest request() {
        return new ReviewRequest(
                dataset, by.orElseGet(Reviewer::ofSystem), second, wanted(), slices, cases, editor.or(this::usual));
    }

    private Optional<String> usual() {
        return Assay.console(spec).terminal()
                ? Stream.of("VISUAL", "EDITOR")
                        .flatMap(name -> Optional.ofNullable(System.getenv(name)).stream())
                        .filter(command -> !command.isBlank())
                        .findFirst()
                : Optional.empty();
    }

    private Set<Review.Status> wanted() {
        Set<Review.Status> wanted = new HashSet<>();
        for (String word : statuses) {
            List<Review.Status> found = Stream.of(Review.Status.values())
                    .filter(status -> word.equals("all") || status.word().equals(word))
                    .toList();
            if (found.isEmpty()) {
                throw new ParameterException(
                        spec.commandLine(), "--status " + word + ": one of draft, approved, rejected, all");
            }
            wanted.addAll(found);
        }
        return wanted;
    }
}

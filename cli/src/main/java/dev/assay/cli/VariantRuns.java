package dev.assay.cli;

import com.fasterxml.jackson.core.JsonGenerator;
import dev.assay.engine.ComparisonOutcome;
import dev.assay.engine.ComparisonRequest;
import dev.assay.engine.ComparisonText;
import dev.assay.engine.Engine;
import dev.assay.engine.RunOutcome;
import dev.assay.engine.RunRequest;
import dev.assay.engine.RunText;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import picocli.CommandLine.Model.CommandSpec;

/** Runs the variants of one {@code assay.yaml} after each other, and holds each against the first. */
final class VariantRuns {

    private static final int WORST = 5;

    private final CommandSpec spec;
    private final Common common;
    private final Console console;
    private final Map<String, RunOutcome> runs = new LinkedHashMap<>();
    private final List<ComparisonOutcome> comparisons = new ArrayList<>();

    VariantRuns(CommandSpec spec, Common common) {
        this.spec = spec;
        this.common = common;
        this.console = Assay.console(spec);
    }

    /**
     * Runs and compares all.
     *
     * @return 1 when the rules failed for some variant; else 3 when something could not be measured or compared; else 0
     */
    int run(RunRequest request, List<String> names) {
        for (String name : names) {
            run(name, Engine.variant(request, name));
        }
        compare(request);
        int exit = exit();
        if (common.json) {
            Envelope.print(spec, exit, this::writeJson);
        }
        return exit;
    }

    private void run(String name, RunRequest request) {
        try (Stopped stopped = new Stopped();
                Ticking progress = Ticking.on(console, common.quiet)) {
            RunOutcome outcome = Engine.run(request, progress);
            stopped.tooLate();
            runs.put(name, outcome);
            outcome.unmeasured().forEach(line -> console.err().println("assay: " + name + ": " + line));
            outcome.gate().ifPresent(gate -> Results.complain(console, gate));
            if (!common.json && !common.quiet) {
                console.out()
                        .println("# variant " + name + ": " + outcome.folder().resolve("report.html"));
                console.flush();
            }
        }
    }

    private void compare(RunRequest request) {
        List<String> folders =
                runs.values().stream().map(run -> run.folder().toString()).toList();
        for (String folder : folders.subList(Math.min(1, folders.size()), folders.size())) {
            ComparisonOutcome outcome = Engine.compare(new ComparisonRequest(
                    Optional.of(folders.get(0)),
                    Optional.of(folder),
                    request.path(),
                    request.environment(),
                    request.settings(),
                    List.of(),
                    List.of(),
                    List.of(),
                    List.of()));
            comparisons.add(outcome);
            if (!common.json && !common.quiet) {
                console.out().println();
                ComparisonText.write(outcome, Results.width(), console.colour(), WORST, console.out());
            }
        }
    }

    private int exit() {
        List<Integer> exits = Stream.concat(
                        runs.values().stream().map(RunOutcome::exit),
                        comparisons.stream().map(ComparisonOutcome::exit))
                .toList();
        return IntStream.of(1, 3).filter(exits::contains).findFirst().orElse(0);
    }

    private void writeJson(JsonGenerator json) throws IOException {
        json.writeStartObject();
        json.writeObjectFieldStart("variants");
        for (Map.Entry<String, RunOutcome> run : runs.entrySet()) {
            json.writeFieldName(run.getKey());
            RunText.writeJson(run.getValue(), json);
        }
        json.writeEndObject();
        json.writeArrayFieldStart("comparisons");
        for (ComparisonOutcome comparison : comparisons) {
            ComparisonText.writeJson(comparison, json);
        }
        json.writeEndArray();
        json.writeEndObject();
    }
}

package dev.assay.cli;

import dev.assay.engine.Doctor;
import dev.assay.engine.RunRequest;
import java.io.PrintWriter;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Says what works here. */
@Command(
        name = "doctor",
        description = "Try everything a run needs, and say what is wrong and what to do.",
        mixinStandardHelpOptions = true,
        footer = {"", "Example:  assay doctor evals", "", "Exit codes: 0 all well, 2 something is not"})
final class DoctorCommand implements Callable<Integer> {

    @Mixin
    private Common common = new Common();

    @Parameters(arity = "0..1", paramLabel = "PATH", description = "The folder or assay.yaml to be examined.")
    private Optional<String> path = Optional.empty();

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Override
    public Integer call() {
        List<Doctor.Check> checks = Doctor.examine(
                RunRequest.of(path, System.getenv(), Version.text()).with(common.settings));
        int exit = checks.stream().allMatch(Doctor.Check::good) ? 0 : 2;
        if (common.json) {
            Envelope.print(spec, exit, json -> Doctor.writeJson(json, checks));
        } else {
            PrintWriter out = spec.commandLine().getOut();
            checks.forEach(
                    check -> out.printf("%-4s %-10s %s%n", check.good() ? "ok" : "BAD", check.name(), check.said()));
        }
        return exit;
    }
}

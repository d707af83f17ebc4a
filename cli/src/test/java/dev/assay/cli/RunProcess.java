package dev.assay.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** A process of its own that runs a command as a user would. */
final class RunProcess {

    private RunProcess() {}

    /** Starts {@code assay run}, its output going to a file. */
    static Process start(Path cases, Path store, String url, Path output) throws Exception {
        List<String> command = new ArrayList<>(undisturbed());
        command.addAll(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-XX:+UseSerialGC",
                "-Xshare:auto",
                "-cp",
                System.getProperty("surefire.test.class.path", System.getProperty("java.class.path")),
                Main.class.getName(),
                "run",
                cases.toString(),
                "--metric",
                "faithfulness",
                "--out",
                store.toString(),
                "--set",
                "concurrency=4",
                "--set",
                "judge.use=openai",
                "--set",
                "judge.model=m",
                "--set",
                "judge.baseUrl=" + url));
        return new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(output.toFile())
                .start();
    }

    /** A process started in the background may ignore SIGINT, and its children with it; this undoes it where it can. */
    private static List<String> undisturbed() throws Exception {
        List<String> reset = List.of("env", "--default-signal=INT");
        List<String> trial = new ArrayList<>(reset);
        trial.add("true");
        try {
            Process process = new ProcessBuilder(trial)
                    .redirectErrorStream(true)
                    .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                    .start();
            return process.waitFor(5, TimeUnit.SECONDS) && process.exitValue() == 0 ? reset : List.of();
        } catch (IOException e) {
            return List.of();
        }
    }
}

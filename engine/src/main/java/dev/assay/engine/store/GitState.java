package dev.assay.engine.store;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

/**
 * The commit of the working tree that is evaluated.
 *
 * @param commit abbreviated hash, or {@code none} outside a repository or without git
 * @param dirty whether there are uncommitted changes
 */
public record GitState(String commit, boolean dirty) {

    private static final GitState NONE = new GitState("none", false);

    /** The state of the repository a folder belongs to; asks git, five seconds at most. */
    public static GitState of(Path folder) {
        return git(folder, "rev-parse", "--short=12", "HEAD")
                .map(commit -> new GitState(
                        commit,
                        git(folder, "status", "--porcelain", "--untracked-files=no")
                                .map(changes -> !changes.isEmpty())
                                .orElse(false)))
                .orElse(NONE);
    }

    private static Optional<String> git(Path folder, String... arguments) {
        String[] command = new String[arguments.length + 1];
        command[0] = "git";
        System.arraycopy(arguments, 0, command, 1, arguments.length);
        try {
            Process git = new ProcessBuilder(command)
                    .directory(folder.toFile())
                    .redirectError(ProcessBuilder.Redirect.DISCARD)
                    .start();
            git.getOutputStream().close();
            String said = new String(git.getInputStream().readAllBytes(), StandardCharsets.UTF_8).strip();
            if (!git.waitFor(5, TimeUnit.SECONDS)) {
                git.destroyForcibly();
                return Optional.empty();
            }
            return git.exitValue() == 0 ? Optional.of(said) : Optional.empty();
        } catch (IOException e) {
            return Optional.empty();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return Optional.empty();
        }
    }
}

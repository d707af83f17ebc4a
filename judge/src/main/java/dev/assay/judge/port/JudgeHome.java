package dev.assay.judge.port;

import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * What surrounds a judge.
 *
 * @param folder where replies may be kept; absent = nothing is kept and every request is sent
 * @param current the folder the command runs in, where {@code .env} may stand
 * @param environment environment variables, among them the keys
 * @param unreadable takes every reply that could not be used; safe for use by many threads
 */
public record JudgeHome(
        Optional<Path> folder, Path current, Map<String, String> environment, Consumer<UnreadableReply> unreadable) {

    public JudgeHome {
        environment = Map.copyOf(environment);
    }

    /** Keeps nothing and knows no key; any other environment is put in its place. */
    public static JudgeHome without(Map<String, String> environment) {
        return new JudgeHome(Optional.empty(), Path.of(""), environment, reply -> {});
    }
}

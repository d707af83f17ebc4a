package dev.assay.judge.port;

import dev.assay.judge.budget.Budget;
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
 * @param budget shared by all judges of a run
 * @param cassette where replies are recorded or replayed; absent = neither
 */
public record JudgeHome(
        Optional<Path> folder,
        Path current,
        Map<String, String> environment,
        Consumer<UnreadableReply> unreadable,
        Budget budget,
        Optional<Cassette> cassette) {

    public JudgeHome {
        environment = Map.copyOf(environment);
    }

    /** A home without a cassette, and with a budget that only counts. */
    public JudgeHome(
            Optional<Path> folder,
            Path current,
            Map<String, String> environment,
            Consumer<UnreadableReply> unreadable) {
        this(folder, current, environment, unreadable, Budget.unlimited(), Optional.empty());
    }

    /** Keeps nothing and knows no key; any other environment is put in its place. */
    public static JudgeHome without(Map<String, String> environment) {
        return new JudgeHome(Optional.empty(), Path.of(""), environment, reply -> {});
    }
}

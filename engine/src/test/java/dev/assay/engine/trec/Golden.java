package dev.assay.engine.trec;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A command of {@code commands.tsv} with what trec_eval did.
 *
 * @param name name of the command
 * @param status exit status
 * @param arguments as given, files relative to {@code in/}
 */
record Golden(String name, int status, List<String> arguments) {

    private static final Path HOME = Path.of("src/test/resources/trec/trec_eval");

    static Stream<Golden> all() {
        return text(HOME.resolve("commands.tsv")).lines().map(Golden::of);
    }

    /** Commands that succeed and read a run. */
    static Stream<Golden> successful() {
        return all().filter(golden -> golden.status == 0 && golden.run().isPresent());
    }

    private static Golden of(String line) {
        String[] fields = line.split("\t", -1);
        // Two blanks in a row hold an empty argument.
        List<String> arguments = fields[2].isEmpty() ? List.of() : Arrays.asList(fields[2].split(" ", -1));
        return new Golden(fields[0], Integer.parseInt(fields[1]), arguments);
    }

    /** The run, which is the last argument that is a file. */
    Optional<Path> run() {
        return arguments.stream().map(Golden::file).flatMap(Optional::stream).reduce((first, second) -> second);
    }

    /** The arguments with real paths, the run replaced. */
    String[] with(String otherRun) {
        return arguments.stream()
                .map(argument ->
                        Optional.of(HOME.resolve("in").resolve(argument)).equals(run()) ? otherRun : path(argument))
                .toArray(String[]::new);
    }

    /** The arguments with real paths. */
    String[] command() {
        return arguments.stream().map(Golden::path).toArray(String[]::new);
    }

    String expected() {
        return text(HOME.resolve("expected").resolve(name + ".out"));
    }

    private static String path(String argument) {
        return file(argument).map(Path::toString).orElse(argument);
    }

    private static Optional<Path> file(String argument) {
        Path path = HOME.resolve("in").resolve(argument);
        return !argument.isEmpty() && Files.isRegularFile(path) ? Optional.of(path) : Optional.empty();
    }

    private static String text(Path file) {
        try {
            return Files.readString(file, StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public String toString() {
        return name + ": " + String.join(" ", arguments);
    }
}

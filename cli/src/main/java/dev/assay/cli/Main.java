package dev.assay.cli;

import java.util.Arrays;

/** Where the process starts; apart from {@link Assay}, so that {@code assay trec} runs without loading picocli. */
public final class Main {

    private Main() {}

    /** Runs a command and ends with its exit code. */
    public static void main(String... arguments) {
        boolean trec = arguments.length > 0 && arguments[0].equals("trec");
        System.exit(
                trec
                        ? TrecCommand.run(Arrays.copyOfRange(arguments, 1, arguments.length))
                        : Assay.execute(Console.ofSystem(), arguments));
    }
}

package dev.assay.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** A run of one-claim answers whose faithfulness is known: the answer is the passage, or it is about something else. */
final class LabelledRun {

    private static final int[] PEOPLE = {1, 0, 1, 1, 0, 1, 1, 0, 1, 1, 0, 1};
    private static final int[] JUDGE = {1, 0, 1, 1, 1, 1, 1, 0, 1, 0, 1, 1};
    private static final int OTHERS = 200;
    private static final int OTHERS_FAITHFUL = 164;

    private LabelledRun() {}

    /** Twelve cases with labels, two hundred without; writes {@code cases.jsonl} and {@code labels.jsonl}. */
    static void write(Path folder) throws IOException {
        StringBuilder cases = new StringBuilder();
        StringBuilder labels = new StringBuilder();
        for (int i = 0; i < PEOPLE.length; i++) {
            cases.append(line("l" + i, JUDGE[i] == 1));
            labels.append("{\"id\": \"l")
                    .append(i)
                    .append("\", \"label\": ")
                    .append(PEOPLE[i])
                    .append("}\n");
        }
        for (int i = 0; i < OTHERS; i++) {
            cases.append(line("u" + i, i < OTHERS_FAITHFUL));
        }
        Files.writeString(folder.resolve("cases.jsonl"), cases);
        Files.writeString(folder.resolve("labels.jsonl"), labels);
    }

    private static String line(String id, boolean faithful) {
        String passage = "The library opens at nine in the morning.";
        String answer = faithful ? passage : "Volcanoes on Iceland erupt every few years.";
        return "{\"id\": \"" + id + "\", \"question\": \"When does the library open?\", \"answer\": \"" + answer
                + "\", \"retrieved\": [{\"id\": \"p\", \"text\": \"" + passage + "\"}], \"latencyMs\": 120}\n";
    }

    /** Runs it with the embedded judge, and further arguments; the store is {@code store}. */
    static Call run(Path folder, String... more) {
        return Call.of(all(
                List.of(
                        "run",
                        folder.toString(),
                        "--out",
                        folder.resolve("store").toString(),
                        "-m",
                        "faithfulness"),
                more));
    }

    /** The youngest run. */
    static String id(Path folder) throws IOException {
        try (var runs = Files.list(folder.resolve("store").resolve("runs"))) {
            return runs.map(run -> String.valueOf(run.getFileName()))
                    .sorted()
                    .reduce((first, second) -> second)
                    .orElseThrow();
        }
    }

    static String[] all(List<String> first, String... more) {
        String[] all = new String[first.size() + more.length];
        for (int i = 0; i < all.length; i++) {
            all[i] = i < first.size() ? first.get(i) : more[i - first.size()];
        }
        return all;
    }
}

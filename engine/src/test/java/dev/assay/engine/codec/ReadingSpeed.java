package dev.assay.engine.codec;

import java.io.BufferedWriter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;

/**
 * Measures how fast cases stream and in how much heap: run it with {@code -Xmx} and the number of cases. Not a test: it
 * prints figures for a person to read.
 */
final class ReadingSpeed {

    private ReadingSpeed() {}

    public static void main(String[] arguments) throws IOException {
        int cases = Integer.parseInt(arguments[0]);
        boolean shuffled = arguments.length > 1 && arguments[1].equals("shuffled");
        Path folder = Files.createTempDirectory("assay-reading");
        write(folder, cases, shuffled);
        for (int round = 0; round < 3; round++) {
            DatasetReader reader = new DatasetReader(DatasetFiles.find(folder));
            long start = System.nanoTime();
            DatasetSummary summary = reader.check();
            long checked = System.nanoTime();
            long[] outputs = {0};
            reader.forEach(line -> outputs[0] += line.output().isPresent() ? 1 : 0);
            long read = System.nanoTime();
            System.gc();
            long held =
                    Runtime.getRuntime().totalMemory() - Runtime.getRuntime().freeMemory();
            System.out.printf(
                    "%,d cases: check %,d cases/s, forEach %,d cases/s, %,d outputs, held %,d MB of %,d MB%n",
                    summary.cases(),
                    (long) (cases / ((checked - start) / 1e9)),
                    (long) (cases / ((read - checked) / 1e9)),
                    outputs[0],
                    held >> 20,
                    Runtime.getRuntime().maxMemory() >> 20);
        }
        for (String name : List.of("cases.jsonl", "outputs.jsonl")) {
            Files.deleteIfExists(folder.resolve(name));
        }
        Files.delete(folder);
    }

    private static void write(Path folder, int cases, boolean apart) throws IOException {
        Random random = new Random(1);
        List<Integer> order = new ArrayList<>();
        try (BufferedWriter out = Files.newBufferedWriter(folder.resolve("cases.jsonl"))) {
            for (int i = 0; i < cases; i++) {
                order.add(i);
                String question = "How long does it take until the money of order " + random.nextInt() + " comes back?";
                String ranked = apart ? "" : ", " + ranked(random);
                out.write("{\"id\": \"case-" + i + "\", \"question\": \"" + question + "\", \"relevant\": [\"d"
                        + random.nextInt(1000) + "\", \"d" + random.nextInt(1000) + "x\"]" + ranked + "}\n");
            }
        }
        if (!apart) {
            return;
        }
        Collections.shuffle(order, random);
        try (BufferedWriter out = Files.newBufferedWriter(folder.resolve("outputs.jsonl"))) {
            for (int i : order) {
                out.write("{\"id\": \"case-" + i + "\", " + ranked(random) + "}\n");
            }
        }
    }

    private static String ranked(Random random) {
        StringBuilder text = new StringBuilder("\"retrieved\": [");
        for (int i = 0; i < 5; i++) {
            text.append(i == 0 ? "" : ", ")
                    .append("{\"id\": \"d")
                    .append(random.nextInt(1000))
                    .append("\", \"score\": 0.")
                    .append(random.nextInt(1000))
                    .append('}');
        }
        return text.append(']').toString();
    }
}

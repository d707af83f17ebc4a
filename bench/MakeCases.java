import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Random;
import java.util.TreeMap;

/** Writes N retrieval cases with ten hits each: {@code java bench/MakeCases.java N FOLDER}. The same bytes each time. */
public final class MakeCases {

    private MakeCases() {}

    public static void main(String[] arguments) throws Exception {
        int cases = Integer.parseInt(arguments[0]);
        Path folder = Files.createDirectories(Path.of(arguments[1]));
        Random random = new Random(20260101);
        try (PrintWriter out = new PrintWriter(Files.newBufferedWriter(folder.resolve("cases.jsonl"), StandardCharsets.UTF_8))) {
            for (int i = 0; i < cases; i++) {
                out.println(line(i, random));
            }
        }
    }

    private static String line(int number, Random random) {
        StringBuilder relevant = new StringBuilder();
        for (int i = 0; i <= random.nextInt(3); i++) {
            relevant.append(i == 0 ? "" : ", ").append("{\"id\": \"d").append(random.nextInt(20)).append('-').append(i)
                    .append("\", \"grade\": ").append(1 + random.nextInt(3)).append('}');
        }
        TreeMap<Double, String> hits = new TreeMap<>();
        for (int i = 0; i < 10; i++) {
            hits.put(random.nextDouble(), "{\"id\": \"d" + random.nextInt(20) + "-" + (i % 3) + "\"}");
        }
        return "{\"id\": \"q-" + number + "\", \"question\": \"what does the handbook say about topic " + number
                + "?\", \"relevant\": [" + relevant + "], \"retrieved\": [" + String.join(", ", hits.values()) + "]}";
    }
}

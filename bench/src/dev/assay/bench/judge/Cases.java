package dev.assay.bench.judge;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/**
 * Writes N distinct English cases into a folder, the same bytes each time: a question, five passages of some 300
 * characters, an answer of four sentences and a reference of three. Two sentences of the answer stand in a passage, one
 * differs from a passage in its number, one stands nowhere; two of the reference stand in a passage, one of them in the
 * answer too.
 */
public final class Cases {

    private static final ObjectMapper JSON = new ObjectMapper();
    private static final List<String> SUBJECTS =
            List.of("The warranty of", "The battery of", "Delivery of", "The return period of", "Insurance for", "Repair of");
    private static final List<String> VERBS = List.of("takes", "lasts", "is limited to", "costs", "is reviewed after", "includes");
    private static final List<String> UNITS = List.of("days", "weeks", "euros", "hours", "kilograms", "visits");
    private static final List<String> TAILS =
            List.of("in the northern region", "for business customers", "when ordered online", "outside the city", "during the summer");

    private Cases() {}

    public static void main(String[] arguments) throws Exception {
        int cases = Integer.parseInt(arguments[0]);
        Path folder = Files.createDirectories(Path.of(arguments[1]));
        Random random = new Random(20260404);
        try (PrintWriter out = new PrintWriter(Files.newBufferedWriter(folder.resolve("cases.jsonl"), StandardCharsets.UTF_8))) {
            for (int i = 1; i <= cases; i++) {
                out.println(one(i, random));
            }
        }
    }

    private static ObjectNode one(int number, Random random) {
        String product = "the Model " + (char) ('A' + random.nextInt(26)) + number;
        List<List<String>> passages = new ArrayList<>();
        for (int passage = 0; passage < 5; passage++) {
            List<String> sentences = new ArrayList<>();
            for (int i = 0; i < 4; i++) {
                sentences.add(sentence(product, 10 + random.nextInt(9_000), random));
            }
            passages.add(sentences);
        }
        String other = passages.get(2).get(0).replaceAll("\\d+ (?=[a-z])", (10_000 + random.nextInt(9_000)) + " ");
        String answer = String.join(" ", passages.get(0).get(0), passages.get(1).get(2), other, sentence(product, 20_000, random));
        String reference = String.join(" ", passages.get(0).get(0), passages.get(3).get(1), sentence(product, 30_000, random));
        ObjectNode line = JSON.createObjectNode();
        line.put("id", "c-" + number);
        line.put("question", "What should a customer know about " + product + "?");
        line.put("answer", answer);
        line.put("reference", reference);
        line.putArray("relevant").add("p-" + number + "-1").add("p-" + number + "-4");
        var retrieved = line.putArray("retrieved");
        for (int i = 0; i < passages.size(); i++) {
            retrieved.addObject().put("id", "p-" + number + "-" + (i + 1)).put("text", String.join(" ", passages.get(i)));
        }
        return line;
    }

    private static String sentence(String product, int amount, Random random) {
        return pick(SUBJECTS, random) + " " + product + " " + pick(VERBS, random) + " " + amount + " " + pick(UNITS, random) + " "
                + pick(TAILS, random) + ".";
    }

    private static String pick(List<String> words, Random random) {
        return words.get(random.nextInt(words.size()));
    }
}

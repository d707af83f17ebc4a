import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;

/** Writes rows as ragas 0.2 does, for bench/import: {@code java MakeRows.java FOLDER ROWS} makes rows.jsonl, .json, .csv. */
final class MakeRows {

    private static final String TEXT = "Plus plan: $20 per month. It's billed on the 1st day of each month; prices exclude VAT."
            + " 退款申请通过后，款项将在3–5个工作日内原路退回。";

    private MakeRows() {}

    public static void main(String[] arguments) throws IOException {
        Path folder = Files.createDirectories(Path.of(arguments[0]));
        int rows = Integer.parseInt(arguments[1]);
        String passage = TEXT.repeat(3);
        try (PrintWriter lines = new PrintWriter(Files.newBufferedWriter(folder.resolve("rows.jsonl")));
                PrintWriter list = new PrintWriter(Files.newBufferedWriter(folder.resolve("rows.json")));
                PrintWriter csv = new PrintWriter(Files.newBufferedWriter(folder.resolve("rows.csv")))) {
            csv.println("user_input,retrieved_contexts,response,reference,faithfulness");
            list.println("[");
            for (int i = 0; i < rows; i++) {
                String question = "What does plan " + i + " cost? 多久？";
                String object = "{\"user_input\":\"" + question + "\",\n \"retrieved_contexts\":[\"" + i + "-0 " + passage
                        + "\",\n  \"" + i + "-1 " + passage + "\",\n  \"" + i + "-2 " + passage
                        + "\"],\n \"response\":\"$" + i + "\",\"reference\":\"$" + i + "\",\"faithfulness\":0.5}";
                lines.println(object.replace("\n", ""));
                list.println((i == 0 ? "" : ",") + object);
                csv.println(question + ",\"[\"\"" + i + "-0 " + passage + "\"\", \"\"" + i + "-1 " + passage + "\"\", \"\""
                        + i + "-2 " + passage + "\"\"]\",$" + i + ",$" + i + ",0.5");
            }
            list.println("]");
        }
    }
}

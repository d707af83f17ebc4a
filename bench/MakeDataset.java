import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/**
 * Makes a dataset with a corpus for {@code assay dataset validate | stats | dedupe}: {@code java bench/MakeDataset.java CASES FOLDER}.
 * Questions come from templates in both languages, one in twenty is an earlier one in other words; labels are spans with
 * their quotes; five cases share a document.
 */
public final class MakeDataset {

    private static final String HAN = "退款订单账户密码发票配送价格会员合同服务数据安全权限报告部门流程审批假期工资保险设备网络地址电话城市公司项目";
    private static final String[] ENGLISH = {
        "How many days of annual leave does an employee of %s get in year %d?",
        "Which documents does %s need to open an account in region %d?",
        "When did %s publish the report about safety at plant %d?",
        "What is the refund period for orders that %s ships by carrier %d?",
    };
    private static final String[] CHINESE = {
        "%s的员工在第%d年有多少天年假？", "%s在%d区开户需要什么材料？", "%s什么时候发布了第%d号安全报告？", "如何申请%s的%d号订单退款？",
    };

    private final Random random = new Random(8);

    public static void main(String[] arguments) throws IOException {
        new MakeDataset().write(Integer.parseInt(arguments[0]), Path.of(arguments[1]));
    }

    private void write(int count, Path folder) throws IOException {
        Files.createDirectories(folder);
        List<String> cases = new ArrayList<>();
        List<String> corpus = new ArrayList<>();
        List<String> questions = new ArrayList<>();
        String text = "";
        for (int i = 0; i < count; i++) {
            int document = i / 5;
            if (i % 5 == 0) {
                text = passage(document);
                corpus.add("{\"id\":\"p%d\",\"document\":\"d%d\",\"start\":0,\"end\":%d,\"text\":\"%s\"}"
                        .formatted(document, document, text.length(), text));
            }
            boolean again = i > 20 && i % 20 == 0;
            String question = again ? reworded(questions.get(random.nextInt(questions.size()))) : question();
            questions.add(question);
            int start = random.nextInt(text.length() - 20);
            String quote = text.substring(start, start + 15).replaceAll(" $", ".");
            boolean same = !quote.endsWith(".");
            cases.add("{\"id\":\"q%d\",\"question\":\"%s\",\"relevant\":[{\"document\":\"d%d\",\"start\":%d,\"end\":%d%s}],\"reference\":\"%s\",\"metadata\":{\"type\":\"t%d\"},\"split\":\"%s\"}"
                    .formatted(i, question, document, start, start + 15, same ? ",\"quote\":\"" + quote + "\"" : "",
                            quote, i % 7, document % 5 == 0 ? "heldout" : "dev"));
        }
        Files.write(folder.resolve("cases.jsonl"), cases);
        Files.write(folder.resolve("corpus.jsonl"), corpus);
        Files.writeString(folder.resolve("dataset.yaml"), "name: made\nlanguages: [en, zh]\n");
    }

    private String question() {
        boolean chinese = random.nextInt(2) == 0;
        String[] templates = chinese ? CHINESE : ENGLISH;
        return templates[random.nextInt(templates.length)].formatted(chinese ? han(3) : name(), random.nextInt(40));
    }

    private static String reworded(String question) {
        return question.startsWith("How many") || question.charAt(0) < 0x80
                ? "Please, " + question.replace(" the ", " ").replace(" does ", " did ")
                : "请问" + question.replace("什么", "哪些").replace("如何", "怎么");
    }

    private String passage(int document) {
        StringBuilder text = new StringBuilder();
        while (text.length() < 400) {
            text.append(document % 2 == 0 ? han(12) + "。" : name() + " " + name().toLowerCase() + " of the " + name() + ". ");
        }
        return text.toString();
    }

    private String han(int length) {
        StringBuilder word = new StringBuilder();
        for (int i = 0; i < length; i++) {
            word.append(HAN.charAt(random.nextInt(HAN.length())));
        }
        return word.toString();
    }

    private String name() {
        StringBuilder name = new StringBuilder();
        int length = 4 + random.nextInt(6);
        for (int i = 0; i < length; i++) {
            String letters = i % 2 == 0 ? "bdfgklmnprstvz" : "aeiou";
            name.append(letters.charAt(random.nextInt(letters.length())));
        }
        return Character.toUpperCase(name.charAt(0)) + name.substring(1);
    }
}

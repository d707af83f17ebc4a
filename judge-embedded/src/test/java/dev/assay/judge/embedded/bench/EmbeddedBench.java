package dev.assay.judge.embedded.bench;

import dev.assay.core.data.Claim;
import dev.assay.judge.embedded.Ask;
import dev.assay.judge.embedded.EmbeddedJudge;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * Measures the embedded judge on one thread: load, and claims per second for cases of 4 new claims and 5 passages of about
 * 300 characters whose vectors are cached. Times are CPU times of the thread, so that a busy machine does not matter.
 *
 * <pre>mvn -P bench -pl core,judge,judge-embedded process-test-classes</pre>
 */
public final class EmbeddedBench {

    private static final String[][] ENGLISH = {
        {"Refunds", "Orders", "Invoices", "Deliveries", "Returns"},
        {"are handled by the service team", "reach the customer by mail", "need a written form", "are free of charge"},
        {"within five days", "on every working day", "as soon as the office opens", "after the manager agrees"},
    };
    private static final String[][] CHINESE = {
        {"退款", "订单", "发票", "包裹", "退货"},
        {"由客服团队处理", "通过邮件送达客户", "需要填写书面申请", "不收取任何费用"},
        {"在五天之内", "在每个工作日", "在办公室开门之后", "在经理同意之后"},
    };

    private EmbeddedBench() {}

    /** Prints the figures. */
    public static void main(String[] arguments) {
        measure("en", ENGLISH, " ", ". ", 300);
        measure("zh", CHINESE, "", "。", 300);
        Runtime runtime = Runtime.getRuntime();
        System.gc();
        System.out.printf(Locale.ROOT, "heap in use %d MB%n", (runtime.totalMemory() - runtime.freeMemory()) >> 20);
    }

    private static void measure(String language, String[][] parts, String space, String stop, int length) {
        try (EmbeddedJudge judge = new EmbeddedJudge()) {
            String[] passages = new String[5];
            for (int p = 0; p < passages.length; p++) {
                StringBuilder text = new StringBuilder();
                for (int s = 0; text.length() < length; s++) {
                    text.append(sentence(parts, p * 31 + s * 7, space)).append(stop);
                }
                passages[p] = text.toString();
            }
            long start = cpu();
            long wall = System.nanoTime();
            Ask.verdicts(judge, Ask.claims(sentence(parts, 0, space)), passages[0].substring(0, 40));
            System.out.printf(
                    Locale.ROOT,
                    "%s load and first verdict: %.2f s CPU, %.2f s wall%n",
                    language,
                    (cpu() - start) / 1e9,
                    (System.nanoTime() - wall) / 1e9);
            run(judge, parts, space, passages, 0, 15);
            start = cpu();
            wall = System.nanoTime();
            int claims = run(judge, parts, space, passages, 1000, 25);
            System.out.printf(
                    Locale.ROOT,
                    "%s %.1f claims/s of CPU, %.1f of wall%n",
                    language,
                    claims / ((cpu() - start) / 1e9),
                    claims / ((System.nanoTime() - wall) / 1e9));
        }
    }

    private static int run(
            EmbeddedJudge judge, String[][] parts, String space, String[] passages, int seed, int cases) {
        int claims = 0;
        for (int c = 0; c < cases; c++) {
            List<String> texts = new ArrayList<>();
            for (int i = 0; i < 4; i++) {
                // the number makes each claim new, so that its own vectors are never cached
                texts.add(sentence(parts, c * 5 + i, space) + space + (seed + c * 4 + i));
            }
            List<Claim> asked = Ask.claims(texts.toArray(String[]::new));
            claims += asked.size();
            Ask.verdicts(judge, asked, passages);
        }
        return claims;
    }

    private static String sentence(String[][] parts, int n, String space) {
        return parts[0][n % parts[0].length]
                + space
                + parts[1][n / 2 % parts[1].length]
                + space
                + parts[2][n / 3 % parts[2].length];
    }

    private static long cpu() {
        return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
    }
}

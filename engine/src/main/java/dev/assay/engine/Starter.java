package dev.assay.engine;

import dev.assay.engine.config.ConfigTemplate;
import dev.assay.engine.store.UnwritableException;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Writes what a team begins with: a commented {@code assay.yaml} and cases that run. */
public final class Starter {

    private static final String ENGLISH = """
            {"id": "refund-time", "question": "How long does a refund take?", "relevant": ["refunds-2"], "reference": "Five working days.", "retrieved": [{"id": "refunds-1", "text": "Ask for a refund under Orders."}, {"id": "refunds-2", "text": "Refunds are paid within five working days."}], "answer": "Refunds are paid within five working days."}
            {"id": "ceo", "question": "Who is the chief executive?", "expectedBehavior": "refuse", "relevant": [], "retrieved": [{"id": "about-1", "text": "The company was founded in 2011."}], "answer": "That is not in the documents."}
            """;
    private static final String CHINESE = """
            {"id": "refund-time", "question": "退款多久到账？", "relevant": ["refunds-2"], "reference": "五个工作日。", "retrieved": [{"id": "refunds-1", "text": "请在“我的订单”中申请退款。"}, {"id": "refunds-2", "text": "退款在五个工作日内到账。"}], "answer": "退款在五个工作日内到账。"}
            {"id": "ceo", "question": "公司的首席执行官是谁？", "expectedBehavior": "refuse", "relevant": [], "retrieved": [{"id": "about-1", "text": "公司成立于2011年。"}], "answer": "资料中没有提到。"}
            """;

    private Starter() {}

    /**
     * Writes the files into a folder, which is made when missing.
     *
     * @param folder where
     * @param language {@code zh} for Chinese comments and cases, else English
     * @return the files written
     * @throws UsageException when one of them is there already; nothing is written then
     */
    public static List<Path> write(Path folder, String language) {
        Map<String, String> files = new LinkedHashMap<>();
        files.put("assay.yaml", ConfigTemplate.render(language));
        files.put("cases.jsonl", language.startsWith("zh") ? CHINESE : ENGLISH);
        return write(folder, files);
    }

    /**
     * Writes the files of a preset into a folder, which is made when missing.
     *
     * @param folder where
     * @param language {@code zh} for Chinese comments and cases, else English
     * @param preset the kind of system
     * @return the files written
     * @throws UsageException when one of them is there already; nothing is written then
     */
    public static List<Path> write(Path folder, String language, StarterPreset preset) {
        return write(folder, preset.files(language));
    }

    private static List<Path> write(Path folder, Map<String, String> files) {
        for (String file : files.keySet()) {
            if (Files.exists(folder.resolve(file))) {
                throw new UsageException(
                        folder.resolve(file) + " is there already and stays as it is; name an empty folder");
            }
        }
        List<Path> written = new ArrayList<>();
        try {
            Files.createDirectories(folder);
            for (Map.Entry<String, String> file : files.entrySet()) {
                written.add(Files.writeString(folder.resolve(file.getKey()), file.getValue(), StandardCharsets.UTF_8));
            }
        } catch (IOException e) {
            throw new UnwritableException(folder, e);
        }
        return written;
    }
}

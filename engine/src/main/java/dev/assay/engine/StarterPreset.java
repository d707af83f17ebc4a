package dev.assay.engine;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** Kinds of systems that a team can begin with: settings, ten case templates and the passages they rest on, as resources. */
public enum StarterPreset {
    /** A help desk. */
    SUPPORT("help desk: how-to, everyday words, clarify, escalate, other people's data", "客服：操作、口语、反问、转人工、他人信息"),
    /** Technical documentation. */
    TECHDOCS("technical documentation: error codes, defaults, versions, citations", "技术文档：错误码、默认值、版本、引用"),
    /** A search page. */
    SEARCH("search page: graded results, synonyms, typos, no result; no judge", "站内搜索：分级结果、同义词、错别字、无结果；无需评判器"),
    /** Conversation. */
    CHATBOT("conversation: follow-ups, pronouns, topic switch, off topic, handover", "对话：追问、指代、换话题、无关问题、转人工"),
    /** Answers that must not go beyond their sources, nor to the wrong reader. */
    COMPLIANCE("compliance: limits, outdated policy, permissions, evasion, citations", "合规：限额、旧政策、权限、规避、引用"),
    /** Legal texts. */
    LEGAL("legal texts: deadlines, repealed law, exceptions, own cases refused", "法律：期限、已废止条文、例外、拒绝个案意见"),
    /** Medical texts. */
    MEDICAL("medical texts: doses, contraindications, emergencies, rule by risk", "医药：用量、禁忌、急症、按风险设限");

    private static final List<String> FILES = List.of("assay.yaml", "cases.jsonl", "corpus.jsonl");

    private final String en;
    private final String zh;

    StarterPreset(String en, String zh) {
        this.en = en;
        this.zh = zh;
    }

    /** How it is written. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** What its templates are about, in a line. */
    public String about(String language) {
        return language.startsWith("zh") ? zh : en;
    }

    /** The preset with this name. */
    public static Optional<StarterPreset> of(String name) {
        return Stream.of(values()).filter(preset -> preset.word().equals(name)).findFirst();
    }

    /** All names. */
    public static List<String> names() {
        return Stream.of(values()).map(StarterPreset::word).toList();
    }

    /** Its files, by name. */
    Map<String, String> files(String language) {
        String folder = "starter/" + word() + "/" + (language.startsWith("zh") ? "zh" : "en") + "/";
        Map<String, String> files = new LinkedHashMap<>();
        for (String file : FILES) {
            files.put(file, resource(folder + file));
        }
        return files;
    }

    private static String resource(String name) {
        try (InputStream in = StarterPreset.class.getResourceAsStream(name)) {
            if (in == null) {
                throw new IllegalStateException("resource " + name + " is missing from the jar");
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException broken) {
            throw new UncheckedIOException("resource " + name, broken);
        }
    }
}

package dev.assay.engine.config;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** Depth, metrics and rules for a kind of system, to begin with. {@code {k}} stands for the depth in force. */
@SuppressWarnings("ImmutableEnumChecker") // the lists are made by List.of
public enum Preset {
    /** Questions answered from documents. */
    QA(
            5,
            List.of("recall@{k}", "rr@{k}", "faithfulness", "contradiction"),
            "rr@{k} at least 0.7",
            "faithfulness at least 0.85"),
    /** A search page: no answers. */
    SEARCH(
            10,
            List.of("recall@{k}", "rr@{k}", "ndcg@{k}", "contextPrecision@{k}"),
            "ndcg@{k} at least 0.75",
            "contextPrecision@{k} at least 0.7"),
    /** Conversation. */
    CHATBOT(
            5,
            List.of("recall@{k}", "faithfulness", "contradiction", "answerRelevancy"),
            "recall@{k} at least 0.75",
            "answerRelevancy at least 0.8",
            "faithfulness at least 0.85"),
    /** Answers that must not go beyond their sources. */
    COMPLIANCE(3, grounded(), grounded(0.95, 0.85)),
    /** A help desk. */
    SUPPORT(5, grounded(), grounded(0.9, 0.7)),
    /** Technical documentation. */
    TECHDOCS(5, grounded(), grounded(0.9, 0.7)),
    /** Legal texts. */
    LEGAL(5, grounded(), grounded(0.95, 0.7)),
    /** Medical texts. */
    MEDICAL(5, grounded(), grounded(0.95, 0.7));

    private final int k;
    private final List<String> metrics;
    private final List<String> rules;

    Preset(int k, List<String> metrics, String... rules) {
        this.k = k;
        this.metrics = metrics;
        this.rules = List.of(rules);
    }

    private static List<String> grounded() {
        return List.of("faithfulness", "contradiction", "contextPrecision");
    }

    private static String[] grounded(double faithfulness, double precision) {
        return new String[] {"faithfulness at least " + faithfulness, "contextPrecision at least " + precision};
    }

    /** The preset with this name. */
    static Optional<Preset> of(String name) {
        return Stream.of(values()).filter(preset -> preset.word().equals(name)).findFirst();
    }

    /** All names. */
    static String[] names() {
        return Stream.of(values()).map(Preset::word).toArray(String[]::new);
    }

    /** How it is written. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** Depth in the ranking. */
    public int k() {
        return k;
    }

    /** The metrics at a depth. */
    public List<String> metrics(String depth) {
        return metrics.stream().map(text -> text.replace("{k}", depth)).toList();
    }

    /** The rules at a depth. */
    public List<String> rules(String depth) {
        return rules.stream().map(text -> text.replace("{k}", depth)).toList();
    }
}

package dev.assay.judge.prompt;

import java.util.List;
import java.util.Locale;

/** What a judge is prompted for, and what a prompt file for it must hold. */
public enum PromptKind {
    /** Which claims does a text make? */
    CLAIMS("nonce question text", "", "claims id text"),
    /** What do passages say of claims? */
    VERDICTS(
            "nonce question claims passages",
            "supported contradicted not-stated",
            "verdicts claim verdict passages quote reason"),
    /** What do passages, and one further text, say of claims? */
    GRAPH(
            "nonce question claims passages text",
            "supported contradicted not-stated",
            "verdicts claim verdict passages quote reason text-verdict text-quote"),
    /** How much does each passage help to answer a question? */
    RELEVANCE("nonce question passages", "relevant partly irrelevant", "grades item grade reason"),
    /** How much of each nugget does an answer state? */
    NUGGETS("nonce question text nuggets", "full partial none", "grades item grade reason"),
    /** Which sentences state something, and what do the passages they cite bear out? */
    CITATIONS("nonce question sentences passages", "states nothing", "sentences item states full partial none"),
    /** Which level of some criteria fits an answer? */
    RUBRIC("nonce question text material task levels", "", "level reason evidence"),
    /** Which of two answers is better? */
    PAIRWISE("nonce question first second task", "first second tie", "better reason"),
    /** Which questions does an answer answer? */
    QUESTIONS("nonce count answer", "", "questions text"),
    /** What does a text name? */
    ENTITIES("nonce text", "", "entities text"),
    /** Claims and verdicts in one reply. */
    ONE_CALL(
            "nonce question text passages",
            "supported contradicted not-stated",
            "claims id text verdict passages quote reason"),
    /** Does an answer answer, refuse or ask back? */
    REFUSAL("nonce question text", "answered refused clarified", "kind"),
    /** Write a case of a dataset from passages. */
    CASE("nonce task hint passages", "", "skip question answer evidence passage quote nuggets text importance"),
    /** What is known without anything to read? */
    RECALL("nonce question", "", "answer");

    private final String placeholders;
    private final String offered;
    private final String keys;

    PromptKind(String placeholders, String offered, String keys) {
        this.placeholders = placeholders;
        this.offered = offered;
        this.keys = keys;
    }

    /** The id in the front matter and the file's name, such as {@code one-call}. */
    public String id() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** Whether it makes datasets, and so plays no part in any score. */
    public boolean makes() {
        return this == CASE || this == RECALL;
    }

    /** The placeholders that the text must hold, and may hold. */
    public List<String> placeholders() {
        return words(placeholders);
    }

    /** The kinds the model may choose from; each must be offered under one word or more. */
    public List<String> offered() {
        return words(offered);
    }

    /** The fields of the reply; each must have one name or more. */
    public List<String> keys() {
        return words(keys);
    }

    private static List<String> words(String joined) {
        return joined.isEmpty() ? List.of() : List.of(joined.split(" "));
    }
}

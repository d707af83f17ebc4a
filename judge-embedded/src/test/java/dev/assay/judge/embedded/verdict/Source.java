package dev.assay.judge.embedded.verdict;

import dev.assay.judge.embedded.text.Language;
import java.util.List;

/**
 * A file of labelled claims in the data folder.
 *
 * @param name the file's name without {@code .jsonl}
 * @param language its language
 * @param fitted whether its licence lets what is fitted on it ship
 * @param core whether it counts in the means; not where its labels can be guessed without the context, or it is very small
 * @param people the bracket of human agreement with its labels, from the folder's SOURCE.md: one annotator against the others,
 *     and the mean share of the majority; a dash where it cannot be computed
 */
record Source(String name, Language language, boolean fitted, boolean core, String people) {

    private static final String UNKNOWN = "–";

    /** All sources, those that are fitted on first. */
    private static final List<Source> ALL = List.of(
            fitted("expertqa", Language.ENGLISH),
            fitted("factcheck_gpt", Language.ENGLISH),
            fitted("begin", Language.ENGLISH),
            fitted("q2_wow", Language.ENGLISH),
            fitted("wice", Language.ENGLISH),
            fitted("cmrc_qa", Language.CHINESE),
            measured("qags_cnndm", Language.ENGLISH, ".80–.90"),
            measured("qags_xsum", Language.ENGLISH, ".67–.84"),
            measured("lfqa_verification", Language.ENGLISH, ".83–.92"),
            measured("faithbench", Language.ENGLISH, "–.90"),
            measured("aggrefact_cliff", Language.ENGLISH, UNKNOWN),
            measured("rgb_en", Language.ENGLISH, UNKNOWN),
            measured("ocnli", Language.CHINESE, ".90–.93"),
            measured("c3_statements", Language.CHINESE, UNKNOWN),
            measured("rgb_zh", Language.CHINESE, UNKNOWN),
            new Source("aggrefact_goyal21", Language.ENGLISH, false, false, UNKNOWN),
            new Source("uhgeval", Language.CHINESE, false, false, UNKNOWN));

    private static Source fitted(String name, Language language) {
        return new Source(name, language, true, true, UNKNOWN);
    }

    private static Source measured(String name, Language language, String people) {
        return new Source(name, language, false, true, people);
    }

    /** The sources of a language, those that are fitted on first. */
    static List<Source> of(Language language) {
        return ALL.stream().filter(source -> source.language == language).toList();
    }

    /** The sources of a language whose licence lets what is fitted on them ship. */
    static List<Source> fitted(Language language) {
        return of(language).stream().filter(Source::fitted).toList();
    }
}

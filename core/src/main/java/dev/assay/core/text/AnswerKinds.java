package dev.assay.core.text;

import dev.assay.core.data.AnswerKind;
import dev.assay.core.words.Folded;
import dev.assay.core.words.Language;
import java.util.regex.Pattern;

/**
 * Tells by rules whether an answer states something, declines, or asks back; in Chinese and English.
 *
 * <p>The answer is cut into clauses, and in each the wordings of its language are looked for, which are sequences of
 * classes of words: "a source, then a negation, then a verb of stating". What an answer states outweighs
 * what it declines: "The documents don't mention express, but standard takes 5 days" is an answer. Rules read the answer
 * alone: "There is no fee" is taken as an answer whatever was asked. Where the last word is that the question stays open
 * ("…, so I cannot tell you"), what was said before does not count.
 */
public final class AnswerKinds {

    /** Words that somebody else says, or may say; they are not the system's own. */
    private static final Pattern QUOTED = Pattern.compile("\"[^\"]*\"|“[^”]*”|「[^」]*」|《[^》]*》");

    private static final Pattern MARKUP = Pattern.compile("\\*{1,3}|`|^#{1,6} |\\[\\d{1,3}]");

    private AnswerKinds() {}

    /**
     * What the rules read.
     *
     * @param kind what the answer does
     * @param sure false where the answer both states and declines or asks back, so that a judge of language may know better
     */
    public record Reading(AnswerKind kind, boolean sure) {}

    /** What an answer does. */
    public static AnswerKind of(String answer) {
        return read(answer).kind();
    }

    /** What an answer does, and whether the rules are sure. */
    public static Reading read(String answer) {
        if (answer.isBlank()) {
            return new Reading(AnswerKind.EMPTY, true);
        }
        Rules rules = Language.of(answer) == Language.ZH ? ChineseRules.ALL : EnglishRules.ALL;
        Tally tally = new Tally();
        boolean listed = false;
        Act before = Act.IDLE;
        for (Paragraph paragraph : Paragraph.of(answer)) {
            String text = plain(paragraph.text());
            if (rules.isBareRefusal(text)) {
                tally.add(Act.REFUSES, rules.clause(text));
            } else if (!(listed && paragraph.item())) {
                // Items below "the documents cover:" are talk about the sources, as their lead-in is.
                listed = false;
                for (Rules.Clause clause : rules.clauses(text)) {
                    Act act = rules.read(clause, before);
                    tally.add(act, clause);
                    before = act;
                    listed = (act == Act.IDLE || act == Act.DESCRIBES || act == Act.REFUSES)
                            && clause.text().endsWith(":");
                }
            }
        }
        return new Reading(tally.kind(), tally.sure());
    }

    private static String plain(String paragraph) {
        String folded =
                Simplified.of(Folded.of(paragraph).text()).replace('’', '\'').replace('‘', '\'');
        return QUOTED.matcher(MARKUP.matcher(folded).replaceAll(""))
                .replaceAll("")
                .strip();
    }
}

package dev.assay.core.text;

import dev.assay.core.data.AnswerKind;
import dev.assay.core.words.Folded;
import dev.assay.core.words.Language;
import java.util.EnumSet;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * Tells by rules whether an answer states something, declines, or asks back; in Chinese and English.
 *
 * <p>The answer is cut into clauses, and each is read by the tables of its language. What an answer states outweighs
 * what it declines: "The documents don't mention express, but standard takes 5 days" is an answer. Rules read the answer
 * alone: "There is no fee" is taken as an answer whatever was asked.
 */
public final class AnswerKinds {

    /** Words that somebody else says, or may say; they are not the system's own. */
    private static final Pattern QUOTED = Pattern.compile("\"[^\"]*\"|“[^”]*”|「[^」]*」|《[^》]*》");

    private AnswerKinds() {}

    /** What an answer does. */
    public static AnswerKind of(String answer) {
        if (answer.isBlank()) {
            return AnswerKind.EMPTY;
        }
        Phrases phrases = Language.of(answer) == Language.ZH ? ChinesePhrases.ALL : EnglishPhrases.ALL;
        String plain = Folded.of(answer).text().replace('’', '\'').replace('‘', '\'');
        String text = QUOTED.matcher(plain).replaceAll("").strip();
        if (phrases.isBareRefusal(text)) {
            return AnswerKind.REFUSED;
        }
        Set<Act> acts = EnumSet.noneOf(Act.class);
        phrases.clauses(text).forEach(clause -> acts.add(phrases.read(clause)));
        return kind(acts);
    }

    private static AnswerKind kind(Set<Act> acts) {
        if (acts.contains(Act.STATES)) {
            return AnswerKind.ANSWERED;
        }
        if (acts.contains(Act.REFUSES)) {
            return AnswerKind.REFUSED;
        }
        return acts.contains(Act.ASKS) ? AnswerKind.CLARIFIED : AnswerKind.ANSWERED;
    }
}

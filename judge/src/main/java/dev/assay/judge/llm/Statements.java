package dev.assay.judge.llm;

import dev.assay.core.words.Folded;
import java.util.regex.Pattern;

/**
 * Guesses whether a text may well state nothing: it declines, greets, or only asks. Then a model that lists no claim is
 * believed. Errs towards believing the model only where such words stand.
 */
final class Statements {

    private static final Pattern DECLINES = Pattern.compile("\\b(?:sorry|apologi[sz]e|unable|unfortunately|cannot|can't|couldn't|could not|can not|do not know|don't know|"
            + "do not have|don't have|not able|not sure|no information|not (?:mentioned|provided|stated|found|available))\\b"
            + "|抱歉|对不起|无法|不能|不知道|不清楚|不了解|没有(?:提到|提及|找到|相关|说明|提供)|未(?:提到|提及|找到|说明|提供)|暂无");
    private static final Pattern SENTENCE = Pattern.compile("[^.!?。！？\\n]+[.!?。！？]?");
    private static final Pattern ASKS_OR_GREETS = Pattern.compile("(?:.*[?？])|(?:(?:hello|hi|hey|thanks|thank you|you are welcome|please|您?好|你好|谢谢|不客气|请).*)");

    private Statements() {}

    /** Whether an empty list of claims would be wrong. */
    static boolean surelyIn(String text) {
        String folded = Folded.of(text).text().replace('’', '\'');
        if (DECLINES.matcher(folded).find() || folded.codePoints().noneMatch(Character::isLetterOrDigit)) {
            return false;
        }
        return SENTENCE.matcher(folded)
                .results()
                .map(sentence -> sentence.group().strip())
                .anyMatch(sentence -> sentence.codePoints().anyMatch(Character::isLetterOrDigit)
                        && !ASKS_OR_GREETS.matcher(sentence).matches());
    }
}

package dev.assay.dataset.traces;

import dev.assay.core.words.Folded;
import java.util.regex.Pattern;

/** Puts near-equal questions together: case, width, punctuation, articles and words of courtesy make no difference. */
final class QuestionGroup {

    private static final Pattern COURTESY = Pattern.compile(
            "\\b(?:please|hi|hello|hey|thanks|thank you|could you|can you|would you|tell me|a|an|the)\\b"
                    + "|请问|您好|你好|麻烦|请教|谢谢|一下|我想问|我想知道|吗|呢|啊|呀|吧|哦");
    private static final Pattern SIGNS = Pattern.compile("[^\\p{L}\\p{N}]+");

    private QuestionGroup() {}

    /** The same for near-equal questions. */
    static String key(String question) {
        String plain = SIGNS.matcher(
                        COURTESY.matcher(Folded.of(question).text()).replaceAll(" "))
                .replaceAll(" ")
                .strip();
        return plain.isEmpty() ? question.strip() : plain;
    }
}

package dev.assay.engine;

import dev.assay.core.run.Repeats;
import dev.assay.core.words.Language;
import java.util.List;

/** What must be known of a run that asked the same questions again: which answers are in no mean. */
final class RepeatText {

    private RepeatText() {}

    static List<String> warnings(Repeats repeats, Language language) {
        if (repeats.failed() == 0) {
            return List.of();
        }
        return List.of(
                language == Language.ZH
                        ? repeats.answers() + " 次回答中有 " + repeats.failed() + " 次未测成；用例的得分是其余回答的均值。第一例："
                                + repeats.firstFailed()
                        : repeats.failed() + " of " + repeats.answers()
                                + " answers could not be measured in full; a case's score is the mean of its other"
                                + " answers. First: " + repeats.firstFailed());
    }
}

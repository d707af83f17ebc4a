package dev.assay.dataset.traces.read;

import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/**
 * What a user said of an answer.
 *
 * @param words as it was recorded: a number or a label
 */
public record Feedback(String words) {

    private static final Set<String> LOW = Set.of(
            "down",
            "thumbs_down",
            "thumbs-down",
            "thumbs down",
            "thumbsdown",
            "negative",
            "bad",
            "poor",
            "dislike",
            "disliked",
            "incorrect",
            "wrong",
            "unhelpful",
            "not_helpful",
            "not helpful",
            "no",
            "false",
            "fail",
            "👎",
            "踩",
            "差",
            "差评",
            "不满意",
            "没帮助",
            "无用",
            "错误",
            "否",
            "点踩");

    /** Whether the user was not content: a label that says so, or a number at or below the bound. */
    public boolean low(double bound) {
        String folded = words.strip().toLowerCase(Locale.ROOT);
        return Numbers.parse(folded).map(number -> number <= bound).orElse(LOW.contains(folded));
    }

    /** As metadata of a case: a number where it is one. */
    public Object value() {
        return Numbers.parse(words).<Object>map(number -> number).orElse(words);
    }

    static Optional<Feedback> of(Optional<String> words) {
        return words.map(Feedback::new);
    }
}

package dev.assay.dataset.traces.read;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/** What a user said of an answer, told from what a judge said of it. */
final class UserFeedback {

    private static final Pattern OF_USERS = Pattern.compile("user|feedback|thumb|rating|satisf|csat|用户|反馈|满意");
    private static final List<String> LISTS =
            List.of("annotations", "trace.annotations", "evaluations", "trace.evaluations");

    private UserFeedback() {}

    static Optional<String> in(Span span) {
        Optional<String> plain = span.attributes().text("feedback", "user.feedback", "user_feedback", "feedback.score");
        if (plain.isPresent()) {
            return plain;
        }
        for (String list : LISTS) {
            for (Attributes item : span.attributes().list(list).orElse(List.of())) {
                String one = list.endsWith("annotations") ? "annotation" : "evaluation";
                boolean person = item.text(one + ".annotator_kind").orElse("").equals("HUMAN");
                if (person || ofUsers(item.text(one + ".name"))) {
                    return item.text(one + ".label", one + ".score");
                }
            }
        }
        return span.events().stream()
                .filter(event -> event.name().equals("gen_ai.evaluation.result"))
                .map(Event::attributes)
                .filter(result -> ofUsers(result.text("gen_ai.evaluation.name")))
                .flatMap(result ->
                        result.text("gen_ai.evaluation.score.label", "gen_ai.evaluation.score.value").stream())
                .findFirst();
    }

    private static boolean ofUsers(Optional<String> name) {
        return name.map(text -> OF_USERS.matcher(text.toLowerCase(Locale.ROOT)).find())
                .orElse(false);
    }
}

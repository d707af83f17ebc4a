package dev.assay.judge.generation;

import dev.assay.core.metric.Score;
import dev.assay.core.words.Folded;
import dev.assay.judge.port.JudgeReply;
import dev.assay.judge.port.JudgeRequest;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What a text names, as a judge lists it.
 *
 * @param entities in the text's own words, no two equal when folded; one at least, unless {@code missing} says why not
 * @param missing why there is none; absent when there is
 */
record Named(List<String> entities, Optional<Score> missing) {

    static Named of(Evidence evidence, String text) {
        JudgeReply reply =
                evidence.ask(new JudgeRequest.ListEntities(evidence.subject().question(), text));
        if (!(reply instanceof JudgeReply.Entities listed)) {
            return without(Evidence.because(reply));
        }
        String folded = Folded.of(text).text();
        Map<String, String> distinct = new LinkedHashMap<>();
        for (String entity : listed.entities()) {
            String words = Folded.of(entity).text();
            if (words.isEmpty() || !folded.contains(words)) {
                return without(Evidence.unreadable("`" + entity + "` does not occur in the reference"));
            }
            distinct.putIfAbsent(words, entity);
        }
        return distinct.isEmpty()
                ? without(new Score.Undefined("the reference names nothing: no person, place, thing, time or amount"))
                : new Named(List.copyOf(distinct.values()), Optional.empty());
    }

    private static Named without(Score why) {
        return new Named(List.of(), Optional.of(why));
    }
}

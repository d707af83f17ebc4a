package dev.assay.judge.llm;

import dev.assay.core.words.Language;
import dev.assay.judge.port.JudgeReply;
import dev.assay.judge.port.JudgeRequest;
import dev.assay.judge.port.Relevance;
import dev.assay.judge.prompt.Prompt;
import dev.assay.judge.prompt.PromptKind;
import dev.assay.judge.prompt.Prompts;
import dev.assay.judge.prompt.ReplyReader;
import java.util.Locale;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/** Requests that give each of some numbered items one of a few words. */
final class GradeSteps {

    private final Prompts prompts;

    GradeSteps(Prompts prompts) {
        this.prompts = prompts;
    }

    Step relevance(JudgeRequest.RatePassages rate) {
        SortedMap<Integer, String> passages = Shown.numbered(rate.passages());
        if (passages.isEmpty()) {
            return new Step.Decided(new JudgeReply.Relevances(Map.of()));
        }
        Prompt prompt = prompts.get(PromptKind.RELEVANCE, Language.of(rate.question()));
        ReplyReader reader = new ReplyReader(prompt);
        return new Step.Ask<>(
                prompt,
                prompt.render(Shown.passages(rate.question(), passages).values()),
                rate.question(),
                body -> reader.grades(body, passages.keySet()),
                read -> {
                    Map<Integer, Relevance> levels = new TreeMap<>();
                    read.forEach((item, grade) ->
                            levels.put(item, Relevance.valueOf(grade.word().toUpperCase(Locale.ROOT))));
                    return new JudgeReply.Relevances(levels);
                });
    }
}

package dev.assay.judge.llm;

import dev.assay.core.words.Language;
import dev.assay.judge.port.JudgeReply;
import dev.assay.judge.port.JudgeRequest;
import dev.assay.judge.prompt.Prompt;
import dev.assay.judge.prompt.PromptKind;
import dev.assay.judge.prompt.Prompts;
import dev.assay.judge.prompt.ReplyReader;
import java.util.List;

/** Requests for a list of short texts, in the language of the text that they come from. */
final class ListSteps {

    private final Prompts prompts;

    ListSteps(Prompts prompts) {
        this.prompts = prompts;
    }

    Step questions(JudgeRequest.WriteQuestions write) {
        Prompt prompt = prompts.get(PromptKind.QUESTIONS, Language.of(write.answer()));
        ReplyReader reader = prompts.reader(prompt);
        return new Step.Ask<>(
                prompt,
                prompt.render(Shown.alone("answer", write.answer())
                        .number("count", write.count())
                        .values()),
                write.question(),
                body -> reader.questions(body, write.count()),
                JudgeReply.Questions::new);
    }

    Step entities(JudgeRequest.ListEntities list) {
        if (list.text().isBlank()) {
            return new Step.Decided(new JudgeReply.Entities(List.of()));
        }
        Prompt prompt = prompts.get(PromptKind.ENTITIES, Language.of(list.text()));
        ReplyReader reader = prompts.reader(prompt);
        return new Step.Ask<>(
                prompt,
                prompt.render(Shown.alone("text", list.text()).values()),
                list.question(),
                body -> reader.entities(body, list.text()),
                JudgeReply.Entities::new);
    }
}

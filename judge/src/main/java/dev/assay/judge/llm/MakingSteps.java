package dev.assay.judge.llm;

import dev.assay.core.words.Language;
import dev.assay.judge.port.JudgeRequest;
import dev.assay.judge.prompt.Prompt;
import dev.assay.judge.prompt.PromptKind;
import dev.assay.judge.prompt.Prompts;
import dev.assay.judge.prompt.ReplyReader;

/** Requests that make datasets, in the language of the passages or the question. */
final class MakingSteps {

    private final Prompts prompts;

    MakingSteps(Prompts prompts) {
        this.prompts = prompts;
    }

    Step write(JudgeRequest.WriteCase write) {
        Prompt prompt = prompts.get(PromptKind.CASE, Language.of(String.join("\n", write.passages())));
        ReplyReader reader = new ReplyReader(prompt);
        return new Step.Ask<>(
                prompt,
                prompt.render(Shown.making(write).values()),
                write.question(),
                body -> reader.written(body, write.passages(), write.answered()),
                written -> written);
    }

    Step recall(JudgeRequest.Recall recall) {
        Prompt prompt = prompts.get(PromptKind.RECALL, Language.of(recall.question()));
        ReplyReader reader = new ReplyReader(prompt);
        return new Step.Ask<>(
                prompt,
                prompt.render(Shown.alone("question", recall.question()).values()),
                recall.question(),
                reader::recalled,
                recalled -> recalled);
    }
}

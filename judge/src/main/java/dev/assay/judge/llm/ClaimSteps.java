package dev.assay.judge.llm;

import dev.assay.core.data.AnswerKind;
import dev.assay.core.data.Claim;
import dev.assay.core.text.AnswerKinds;
import dev.assay.core.words.Language;
import dev.assay.judge.port.JudgeReply;
import dev.assay.judge.port.JudgeRequest;
import dev.assay.judge.prompt.Prompt;
import dev.assay.judge.prompt.PromptKind;
import dev.assay.judge.prompt.Prompts;
import dev.assay.judge.prompt.ReadClaims;
import dev.assay.judge.prompt.ReadOneCall;
import dev.assay.judge.prompt.Reading;
import dev.assay.judge.prompt.ReplyReader;
import java.util.List;
import java.util.Set;
import java.util.SortedMap;
import java.util.function.Function;

/** Requests about the claims of a text, and about what a text does. */
final class ClaimSteps {

    private final Prompts prompts;

    ClaimSteps(Prompts prompts) {
        this.prompts = prompts;
    }

    Step split(JudgeRequest.SplitClaims split) {
        String text = split.text();
        if (text.isBlank()) {
            return new Step.Decided(new JudgeReply.Claims(List.of()));
        }
        Prompt prompt = prompts.get(PromptKind.CLAIMS, Language.of(split.question() + "\n" + text));
        ReplyReader reader = prompts.reader(prompt);
        return new Step.Ask<>(
                prompt,
                prompt.render(Shown.text(split.question(), text).values()),
                split.question(),
                body -> {
                    Reading<ReadClaims> read = reader.claims(body, false);
                    return nothing(read, ReadClaims::texts) && statesSomething(text) ? reader.claims(body, true) : read;
                },
                read -> new JudgeReply.Claims(new ClaimPlaces(text).place(read.texts()), read.merged()));
    }

    Step splitAndCheck(JudgeRequest.SplitAndCheck both) {
        SortedMap<Integer, String> passages = Shown.numbered(both.passages());
        if (passages.isEmpty() || both.text().isBlank()) {
            return split(new JudgeRequest.SplitClaims(both.question(), both.text()))
                    .then(reply ->
                            reply instanceof JudgeReply.Claims claims ? unsupported(claims, passages.keySet()) : reply);
        }
        Prompt prompt = prompts.get(PromptKind.ONE_CALL, Language.of(both.question() + "\n" + both.text()));
        ReplyReader reader = prompts.reader(prompt);
        return new Step.Ask<>(
                prompt,
                prompt.render(Shown.textAndPassages(both.question(), both.text(), passages)
                        .values()),
                both.question(),
                body -> {
                    Reading<ReadOneCall> read = reader.oneCall(body, passages, false);
                    return nothing(read, ReadOneCall::verdicts) && statesSomething(both.text())
                            ? reader.oneCall(body, passages, true)
                            : read;
                },
                read -> claimsAndVerdicts(both.text(), passages.keySet(), read));
    }

    Step name(JudgeRequest.NameKind name) {
        Prompt prompt = prompts.get(PromptKind.REFUSAL, Language.of(name.question() + "\n" + name.text()));
        ReplyReader reader = prompts.reader(prompt);
        return new Step.Ask<>(
                prompt,
                prompt.render(Shown.text(name.question(), name.text()).values()),
                name.question(),
                reader::kind,
                JudgeReply.Kind::new);
    }

    private static <T> boolean nothing(Reading<T> reading, Function<T, List<?>> list) {
        return reading instanceof Reading.Read<T> read
                && list.apply(read.value()).isEmpty();
    }

    /** Whether an empty list of claims would be wrong; costs more than all the rest, so it is asked of empty lists only. */
    private static boolean statesSomething(String text) {
        return AnswerKinds.of(text) == AnswerKind.ANSWERED && text.codePoints().anyMatch(Character::isLetterOrDigit);
    }

    private static JudgeReply claimsAndVerdicts(String text, Set<Integer> passages, ReadOneCall read) {
        List<Claim> claims = new ClaimPlaces(text).place(read.claims().texts());
        return new JudgeReply.ClaimsAndVerdicts(
                new JudgeReply.Claims(claims, read.claims().merged()),
                new JudgeReply.Verdicts(VerdictSteps.pairs(numbers(claims), passages, read.verdicts())));
    }

    private static JudgeReply unsupported(JudgeReply.Claims claims, Set<Integer> passages) {
        return new JudgeReply.ClaimsAndVerdicts(
                claims, new JudgeReply.Verdicts(VerdictSteps.pairs(numbers(claims.claims()), passages, List.of())));
    }

    private static List<Integer> numbers(List<Claim> claims) {
        return claims.stream().map(Claim::number).toList();
    }
}

package dev.assay.judge.llm;

import dev.assay.core.data.Claim;
import dev.assay.core.data.PassageVerdict;
import dev.assay.core.data.TextVerdict;
import dev.assay.core.data.Verdict;
import dev.assay.core.words.Language;
import dev.assay.judge.port.JudgeReply;
import dev.assay.judge.port.JudgeRequest;
import dev.assay.judge.prompt.Prompt;
import dev.assay.judge.prompt.PromptKind;
import dev.assay.judge.prompt.Prompts;
import dev.assay.judge.prompt.ReadTextVerdict;
import dev.assay.judge.prompt.ReadVerdict;
import dev.assay.judge.prompt.ReplyReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;

/** Requests about what passages, and one further text, say of claims. */
final class VerdictSteps {

    private final Prompts prompts;

    VerdictSteps(Prompts prompts) {
        this.prompts = prompts;
    }

    Step check(JudgeRequest.CheckClaims check) {
        SortedMap<Integer, String> passages = Shown.numbered(check.passages());
        Optional<String> other = check.other().filter(text -> !text.isBlank());
        if (check.claims().isEmpty() || (passages.isEmpty() && other.isEmpty())) {
            return new Step.Decided(new JudgeReply.Verdicts(List.of()));
        }
        if (other.isEmpty()) {
            return passages(
                    check,
                    passages,
                    read -> new JudgeReply.Verdicts(pairs(numbers(check.claims()), passages.keySet(), read)));
        }
        if (passages.isEmpty()) {
            return passages(
                    check,
                    new TreeMap<>(Map.of(1, other.get())),
                    read -> new JudgeReply.Verdicts(List.of(), alone(numbers(check.claims()), read)));
        }
        return both(check, passages, other.get());
    }

    private Step passages(
            JudgeRequest.CheckClaims check,
            SortedMap<Integer, String> passages,
            Function<List<ReadVerdict>, JudgeReply> make) {
        Prompt prompt = prompts.get(PromptKind.VERDICTS, language(check));
        ReplyReader reader = prompts.reader(prompt);
        return new Step.Ask<>(
                prompt,
                prompt.render(Shown.claimsAndPassages(check.question(), check.claims(), passages)
                        .values()),
                check.question(),
                body -> reader.verdicts(body, check.claims().size(), passages),
                make);
    }

    private Step both(JudgeRequest.CheckClaims check, SortedMap<Integer, String> passages, String other) {
        Prompt prompt = prompts.get(PromptKind.GRAPH, language(check));
        ReplyReader reader = prompts.reader(prompt);
        List<Integer> numbers = numbers(check.claims());
        return new Step.Ask<>(
                prompt,
                prompt.render(Shown.claimsPassagesAndText(check.question(), check.claims(), passages, other)
                        .values()),
                check.question(),
                body -> reader.graph(body, check.claims().size(), passages, other),
                read -> new JudgeReply.Verdicts(
                        pairs(
                                numbers,
                                passages.keySet(),
                                read.stream().map(ReadTextVerdict::passages).toList()),
                        read.stream()
                                .map(said ->
                                        said.text(numbers.get(said.passages().claim() - 1)))
                                .toList()));
    }

    private static Language language(JudgeRequest.CheckClaims check) {
        String texts = check.claims().stream().map(Claim::text).collect(Collectors.joining(" "));
        return Language.of(check.question() + "\n" + texts);
    }

    private static List<Integer> numbers(List<Claim> claims) {
        return claims.stream().map(Claim::number).toList();
    }

    /** Verdicts of one text that was shown as the only passage. */
    private static List<TextVerdict> alone(List<Integer> claims, List<ReadVerdict> read) {
        return read.stream()
                .map(said -> new TextVerdict(
                        claims.get(said.claim() - 1),
                        said.verdict(),
                        said.quotes().values().stream().findFirst().map(PassageVerdict.Quote::text),
                        said.reason()))
                .toList();
    }

    /** One verdict for each claim and passage that holds text: the claim's own where the passage is named, else not stated. */
    static List<PassageVerdict> pairs(List<Integer> claims, Set<Integer> passages, List<ReadVerdict> read) {
        Map<Integer, ReadVerdict> byPosition =
                read.stream().collect(Collectors.toMap(ReadVerdict::claim, Function.identity()));
        List<PassageVerdict> verdicts = new ArrayList<>();
        for (int i = 0; i < claims.size(); i++) {
            Optional<ReadVerdict> said = Optional.ofNullable(byPosition.get(i + 1));
            for (int passage : passages) {
                verdicts.add(verdict(claims.get(i), passage, said));
            }
        }
        return verdicts;
    }

    private static PassageVerdict verdict(int claim, int passage, Optional<ReadVerdict> said) {
        Optional<ReadVerdict> named = said.filter(verdict -> verdict.passages().contains(passage));
        Verdict verdict = named.map(ReadVerdict::verdict).orElse(Verdict.NOT_STATED);
        return new PassageVerdict(
                claim,
                passage,
                verdict,
                OptionalDouble.empty(),
                named.map(read -> read.quotes().get(passage)),
                named.or(() -> said.filter(read -> read.passages().isEmpty()))
                        .map(ReadVerdict::reason)
                        .orElse(""));
    }
}

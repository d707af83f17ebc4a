package dev.assay.judge.llm;

import dev.assay.core.data.AnswerKind;
import dev.assay.core.data.Claim;
import dev.assay.core.data.PassageVerdict;
import dev.assay.core.data.Verdict;
import dev.assay.core.text.AnswerKinds;
import dev.assay.core.words.Language;
import dev.assay.judge.port.Judge;
import dev.assay.judge.port.JudgeReply;
import dev.assay.judge.port.JudgeRequest;
import dev.assay.judge.port.ModelSettings;
import dev.assay.judge.port.Provider;
import dev.assay.judge.prompt.Prompt;
import dev.assay.judge.prompt.PromptKind;
import dev.assay.judge.prompt.Prompts;
import dev.assay.judge.prompt.ReadOneCall;
import dev.assay.judge.prompt.ReadVerdict;
import dev.assay.judge.prompt.ReplyReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.SortedMap;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * A judge that asks a language model, in the language of the case. One request costs one call, two when the first reply
 * cannot be used, none when there is nothing to ask.
 *
 * <p>A model names, for each claim, the passages that decide it. A passage it does not name says nothing of the claim.
 * It gives no probabilities: they are 1 where it says supported and 0 elsewhere.
 */
public final class LlmJudge implements Judge {

    private final Provider provider;
    private final ModelSettings settings;
    private final Prompts prompts;
    private final Asker asker;

    /**
     * A judge.
     *
     * @param provider talks to the model; retries, budget and cache are its decorators; closed with the judge
     * @param settings the model and its parameters
     * @param prompts what it is asked with
     * @param raw is told every reply
     */
    public LlmJudge(Provider provider, ModelSettings settings, Prompts prompts, RawReplies raw) {
        this.provider = provider;
        this.settings = settings;
        this.prompts = prompts;
        this.asker = new Asker(provider, settings, raw);
    }

    @Override
    public String id() {
        String hashes = prompts.list().stream()
                .map(prompt -> prompt.name() + "@" + prompt.hash().substring(0, 8))
                .collect(Collectors.joining(","));
        return "llm " + provider.id() + " model=" + settings.model()
                + (settings.temperature().isPresent()
                        ? " temperature=" + settings.temperature().getAsDouble()
                        : "")
                + (settings.seed().isPresent() ? " seed=" + settings.seed().getAsLong() : "")
                + " maxTokens=" + settings.maxTokens()
                + (settings.extra().isEmpty() ? "" : " extra=" + settings.extra())
                + " parser=" + ReplyReader.VERSION + " prompts=" + hashes;
    }

    @Override
    public JudgeReply ask(JudgeRequest request) {
        if (request instanceof JudgeRequest.SplitClaims split) {
            return split(split.question(), split.text());
        }
        if (request instanceof JudgeRequest.CheckClaims check) {
            return check(check);
        }
        if (request instanceof JudgeRequest.SplitAndCheck both) {
            return splitAndCheck(both);
        }
        return name((JudgeRequest.NameKind) request);
    }

    private JudgeReply split(String question, String text) {
        if (text.isBlank()) {
            return new JudgeReply.Claims(List.of());
        }
        Prompt prompt = prompts.get(PromptKind.CLAIMS, Language.of(question + "\n" + text));
        ReplyReader reader = new ReplyReader(prompt);
        return reply(
                asker.ask(
                        prompt,
                        prompt.render(Shown.text(question, text).values()),
                        question,
                        body -> reader.claims(body, statesSomething(text))),
                read -> new JudgeReply.Claims(new ClaimPlaces(text).place(read.texts()), read.merged()));
    }

    private JudgeReply check(JudgeRequest.CheckClaims check) {
        SortedMap<Integer, String> passages = Shown.numbered(check.passages());
        List<Integer> numbers = check.claims().stream().map(Claim::number).toList();
        if (passages.isEmpty() || numbers.isEmpty()) {
            return verdicts(numbers, passages.keySet(), List.of());
        }
        String texts = check.claims().stream().map(Claim::text).collect(Collectors.joining(" "));
        Prompt prompt = prompts.get(PromptKind.VERDICTS, Language.of(check.question() + "\n" + texts));
        ReplyReader reader = new ReplyReader(prompt);
        return reply(
                asker.ask(
                        prompt,
                        prompt.render(Shown.claimsAndPassages(check.question(), check.claims(), passages)
                                .values()),
                        check.question(),
                        body -> reader.verdicts(body, numbers.size(), passages)),
                read -> verdicts(numbers, passages.keySet(), read));
    }

    private JudgeReply splitAndCheck(JudgeRequest.SplitAndCheck both) {
        SortedMap<Integer, String> passages = Shown.numbered(both.passages());
        if (passages.isEmpty() || both.text().isBlank()) {
            JudgeReply split = split(both.question(), both.text());
            return split instanceof JudgeReply.Claims claims ? unsupported(claims, passages.keySet()) : split;
        }
        Prompt prompt = prompts.get(PromptKind.ONE_CALL, Language.of(both.question() + "\n" + both.text()));
        ReplyReader reader = new ReplyReader(prompt);
        return reply(
                asker.ask(
                        prompt,
                        prompt.render(Shown.textAndPassages(both.question(), both.text(), passages)
                                .values()),
                        both.question(),
                        body -> reader.oneCall(body, passages, statesSomething(both.text()))),
                read -> claimsAndVerdicts(both.text(), passages.keySet(), read));
    }

    private JudgeReply name(JudgeRequest.NameKind name) {
        Prompt prompt = prompts.get(PromptKind.REFUSAL, Language.of(name.question() + "\n" + name.text()));
        ReplyReader reader = new ReplyReader(prompt);
        return reply(
                asker.ask(
                        prompt,
                        prompt.render(Shown.text(name.question(), name.text()).values()),
                        name.question(),
                        reader::kind),
                JudgeReply.Kind::new);
    }

    /** Whether an empty list of claims would be wrong. */
    private static boolean statesSomething(String text) {
        return AnswerKinds.of(text) == AnswerKind.ANSWERED && text.codePoints().anyMatch(Character::isLetterOrDigit);
    }

    private static <T> JudgeReply reply(Asker.Answer<T> answer, Function<T, JudgeReply> make) {
        if (answer instanceof Asker.Answer.Got<T> got) {
            return make.apply(got.value());
        }
        return ((Asker.Answer.Lost<T>) answer).failed();
    }

    private static JudgeReply claimsAndVerdicts(String text, Set<Integer> passages, ReadOneCall read) {
        List<Claim> claims = new ClaimPlaces(text).place(read.claims().texts());
        List<Integer> numbers = claims.stream().map(Claim::number).toList();
        return new JudgeReply.ClaimsAndVerdicts(
                new JudgeReply.Claims(claims, read.claims().merged()), verdicts(numbers, passages, read.verdicts()));
    }

    private static JudgeReply unsupported(JudgeReply.Claims claims, Set<Integer> passages) {
        List<Integer> numbers = claims.claims().stream().map(Claim::number).toList();
        return new JudgeReply.ClaimsAndVerdicts(claims, verdicts(numbers, passages, List.of()));
    }

    /** One verdict for each claim and passage that holds text: the claim's own where the passage is named, else not stated. */
    private static JudgeReply.Verdicts verdicts(List<Integer> claims, Set<Integer> passages, List<ReadVerdict> read) {
        Map<Integer, ReadVerdict> byPosition =
                read.stream().collect(Collectors.toMap(ReadVerdict::claim, Function.identity()));
        List<PassageVerdict> verdicts = new ArrayList<>();
        for (int i = 0; i < claims.size(); i++) {
            Optional<ReadVerdict> said = Optional.ofNullable(byPosition.get(i + 1));
            for (int passage : passages) {
                verdicts.add(verdict(claims.get(i), passage, said));
            }
        }
        return new JudgeReply.Verdicts(verdicts);
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

    @Override
    public void close() {
        provider.close();
    }
}

package dev.assay.judge.llm;

import dev.assay.judge.port.Judge;
import dev.assay.judge.port.JudgeReply;
import dev.assay.judge.port.JudgeRequest;
import dev.assay.judge.port.ModelSettings;
import dev.assay.judge.port.Provider;
import dev.assay.judge.prompt.Prompts;
import dev.assay.judge.prompt.ReplyReader;
import java.util.stream.Collectors;

/**
 * A judge that asks a language model, in the language of the case. One request costs one call, two when the first reply
 * cannot be used, none when there is nothing to ask.
 *
 * <p>A model names, for each claim, the passages that decide it. A passage it does not name says nothing of the claim.
 * It gives no probabilities.
 */
public final class LlmJudge implements Judge {

    private final Provider provider;
    private final ModelSettings settings;
    private final Prompts prompts;
    private final Asker asker;
    private final int concurrency;
    private final ClaimSteps claims;
    private final VerdictSteps verdicts;
    private final GradeSteps grades;
    private final ListSteps lists;
    private final MakingSteps makings;

    /**
     * A judge.
     *
     * @param provider talks to the model; retries, budget and cache are its decorators; closed with the judge
     * @param settings the model and its parameters
     * @param prompts what it is asked with
     * @param raw is told every reply
     * @param concurrency requests that the provider sends at once, 1 or more
     */
    public LlmJudge(Provider provider, ModelSettings settings, Prompts prompts, RawReplies raw, int concurrency) {
        this.provider = provider;
        this.settings = settings;
        this.prompts = prompts;
        this.asker = new Asker(provider, settings, raw);
        this.concurrency = concurrency;
        this.claims = new ClaimSteps(prompts);
        this.verdicts = new VerdictSteps(prompts);
        this.grades = new GradeSteps(prompts);
        this.lists = new ListSteps(prompts);
        this.makings = new MakingSteps(prompts);
    }

    /** A judge whose provider sends one request at a time. */
    public LlmJudge(Provider provider, ModelSettings settings, Prompts prompts, RawReplies raw) {
        this(provider, settings, prompts, raw, 1);
    }

    @Override
    public String id() {
        String hashes = prompts.list().stream()
                .filter(prompt -> !prompt.kind().makes())
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
    public int concurrency() {
        return concurrency;
    }

    @Override
    public JudgeReply ask(JudgeRequest request) {
        return step(request).take(asker);
    }

    @Override
    public JudgeReply ask(JudgeRequest request, int repeat) {
        return step(request).take(asker.repeated(repeat));
    }

    private Step step(JudgeRequest request) {
        if (request instanceof JudgeRequest.SplitClaims split) {
            return claims.split(split);
        }
        if (request instanceof JudgeRequest.CheckClaims check) {
            return verdicts.check(check);
        }
        if (request instanceof JudgeRequest.SplitAndCheck both) {
            return claims.splitAndCheck(both);
        }
        if (request instanceof JudgeRequest.RatePassages rate) {
            return grades.relevance(rate);
        }
        if (request instanceof JudgeRequest.RateNuggets rate) {
            return grades.nuggets(rate);
        }
        if (request instanceof JudgeRequest.RateCitations rate) {
            return grades.citations(rate);
        }
        if (request instanceof JudgeRequest.PickLevel pick) {
            return grades.level(pick);
        }
        if (request instanceof JudgeRequest.PickBetter pick) {
            return grades.better(pick);
        }
        if (request instanceof JudgeRequest.WriteQuestions write) {
            return lists.questions(write);
        }
        if (request instanceof JudgeRequest.ListEntities list) {
            return lists.entities(list);
        }
        if (request instanceof JudgeRequest.WriteCase write) {
            return makings.write(write);
        }
        if (request instanceof JudgeRequest.Recall recall) {
            return makings.recall(recall);
        }
        return claims.name((JudgeRequest.NameKind) request);
    }

    @Override
    public void close() {
        provider.close();
    }
}

package dev.assay.judge.plan;

import dev.assay.judge.budget.Price;
import dev.assay.judge.cache.CacheKey;
import dev.assay.judge.cache.ReplyCache;
import dev.assay.judge.llm.LlmJudge;
import dev.assay.judge.port.JudgeReply;
import dev.assay.judge.port.JudgeRequest;
import dev.assay.judge.port.ModelSettings;
import dev.assay.judge.port.PlannedJudge;
import dev.assay.judge.port.PlannedUse;
import dev.assay.judge.port.ProviderId;
import dev.assay.judge.port.ProviderRequest;
import dev.assay.judge.port.TokenEstimate;
import dev.assay.judge.prompt.Prompts;
import java.util.Optional;

/**
 * Goes the way of {@link LlmJudge} without sending anything: kept replies are read as they are; for a request that none
 * is kept for, it counts one call and makes up a reply of usual length, so that what follows from it is counted too.
 */
public final class PlanningJudge implements PlannedJudge {

    private final ProviderId id;
    private final ModelSettings settings;
    private final Prompts prompts;
    private final Optional<ReplyCache> cache;
    private final boolean schemaSent;
    private final PlannedRequests requests;

    /**
     * A judge that would ask this service.
     *
     * @param id the service
     * @param settings the model and its parameters
     * @param prompts what it would be asked with
     * @param cache the replies that are kept; closed with the judge
     * @param schemaSent whether the service is sent the schema of the reply
     * @param price what tokens cost
     */
    public PlanningJudge(
            ProviderId id,
            ModelSettings settings,
            Prompts prompts,
            Optional<ReplyCache> cache,
            boolean schemaSent,
            Price price) {
        this.id = id;
        this.settings = settings;
        this.prompts = prompts;
        this.cache = cache;
        this.schemaSent = schemaSent;
        this.requests = new PlannedRequests(price);
    }

    @Override
    public String id() {
        return id + " model=" + settings.model();
    }

    @Override
    public JudgeReply ask(JudgeRequest request) {
        return ask(request, 1);
    }

    @Override
    public JudgeReply ask(JudgeRequest request, int repeat) {
        try (KeptOnly kept = new KeptOnly(id, cache, requests::kept)) {
            JudgeReply reply = new LlmJudge(kept, settings, prompts, raw -> {}).ask(request, repeat);
            Optional<ProviderRequest> unsent = kept.unsent();
            if (unsent.isEmpty()) {
                return reply;
            }
            MadeUp made = MadeUp.of(request);
            requests.sent(CacheKey.of(id, unsent.get()), tokens(unsent.get()), made.text());
            return made.reply();
        }
    }

    private int tokens(ProviderRequest request) {
        return schemaSent
                ? TokenEstimate.of(request)
                : TokenEstimate.of(request.system()) + TokenEstimate.of(request.user());
    }

    @Override
    public PlannedUse use() {
        return requests.use();
    }

    @Override
    public void close() {
        cache.ifPresent(ReplyCache::close);
    }
}

package dev.assay.judge.langchain4j;

import dev.assay.judge.cache.CachingProvider;
import dev.assay.judge.cache.CassettePlayer;
import dev.assay.judge.cache.CassetteRecorder;
import dev.assay.judge.cache.ReplyCache;
import dev.assay.judge.llm.LlmJudge;
import dev.assay.judge.llm.RawReply;
import dev.assay.judge.plan.PlanningJudge;
import dev.assay.judge.port.Cassette;
import dev.assay.judge.port.Judge;
import dev.assay.judge.port.JudgeHome;
import dev.assay.judge.port.JudgeProvider;
import dev.assay.judge.port.JudgeSettingException;
import dev.assay.judge.port.PlannedJudge;
import dev.assay.judge.port.Provider;
import dev.assay.judge.port.ProviderId;
import dev.assay.judge.port.UnreadableReply;
import dev.assay.judge.prompt.Prompts;
import dev.assay.judge.resilience.ResilientProvider;
import dev.assay.judge.resilience.Secrets;
import dev.assay.judge.resilience.SystemPause;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;

/** Puts a judge together: prompts over a cache over patience over a service. */
abstract class ModelJudgeProvider implements JudgeProvider {

    private final Service service;

    ModelJudgeProvider(Service service) {
        this.service = service;
    }

    @Override
    public final String use() {
        return service.use();
    }

    @Override
    public final Judge open(Map<String, String> texts, JudgeHome home) {
        Settings settings = Settings.of(service, texts);
        if (home.budget().limits().cost().isPresent() && !settings.price().known()) {
            throw new JudgeSettingException("a limit on cost (--max-cost) needs to know what the model costs: set"
                    + " judge.price.in and judge.price.out, money per million tokens (0 when it is free)");
        }
        return new LlmJudge(
                replies(settings, home),
                settings.model(),
                prompts(settings),
                raw -> keep(raw, home),
                settings.resilience().concurrency());
    }

    @Override
    public final Optional<PlannedJudge> plan(Map<String, String> texts, JudgeHome home) {
        Settings settings = Settings.of(service, texts);
        if (home.cassette().filter(Cassette::replay).isPresent()) {
            return Optional.empty();
        }
        boolean schemaSent = !service.equals(Service.ANTHROPIC)
                && !settings.model().extra().containsKey(OpenAiProvider.RESPONSE_FORMAT);
        return Optional.of(new PlanningJudge(
                new ProviderId(service.use(), settings.baseUrl()),
                settings.model(),
                prompts(settings),
                home.folder().flatMap(folder -> ReplyCache.look(folder.resolve(ReplyCache.FILE))),
                schemaSent,
                settings.price()));
    }

    private static Prompts prompts(Settings settings) {
        return settings.prompts().map(Prompts::withFolder).orElseGet(Prompts::shipped);
    }

    /** Where replies come from: a cassette alone, or the cache and the service, recorded where that is wanted. */
    private Provider replies(Settings settings, JudgeHome home) {
        ProviderId id = new ProviderId(service.use(), settings.baseUrl());
        Optional<Path> replayed = home.cassette().filter(Cassette::replay).map(Cassette::file);
        if (replayed.isPresent()) {
            return new CassettePlayer(id, replayed.get(), home.budget());
        }
        Provider live = live(id, settings, home);
        return home.cassette()
                .<Provider>map(cassette -> new CassetteRecorder(live, cassette.file()))
                .orElse(live);
    }

    private Provider live(ProviderId id, Settings settings, JudgeHome home) {
        Optional<String> key = key(settings, home);
        Provider patient = new ResilientProvider(
                new LateProvider(id, () -> provider(id, settings, key)),
                settings.resilience(),
                settings.price(),
                home.budget(),
                new Secrets(key.map(List::of).orElse(List.of())),
                new SystemPause(),
                new Random());
        return home.folder()
                .<Provider>map(folder ->
                        new CachingProvider(patient, ReplyCache.open(folder.resolve(ReplyCache.FILE)), home.budget()))
                .orElse(patient);
    }

    private Provider provider(ProviderId id, Settings settings, Optional<String> key) {
        return service.equals(Service.ANTHROPIC)
                ? new AnthropicProvider(
                        id, key.orElse("none"), settings.resilience().timeout())
                : new OpenAiProvider(id, key, settings.resilience().timeout());
    }

    private static void keep(RawReply raw, JudgeHome home) {
        raw.refused()
                .ifPresent(reason -> home.unreadable()
                        .accept(new UnreadableReply(
                                raw.request().origin().about(),
                                raw.request().origin().prompt(),
                                raw.attempt(),
                                reason,
                                raw.reply().body())));
    }

    private Optional<String> key(Settings settings, JudgeHome home) {
        String variable = settings.keyVariable();
        if (variable.isBlank()) {
            return Optional.empty();
        }
        Path file = home.current().resolve(".env");
        Map<String, String> variables = new HashMap<>(DotEnv.read(file));
        variables.putAll(home.environment());
        Optional<String> key =
                Optional.ofNullable(variables.get(variable)).map(String::strip).filter(value -> !value.isEmpty());
        if (key.isEmpty() && settings.keyNeeded()) {
            throw new JudgeSettingException("judge `" + service.use() + "` needs a key: set the environment variable "
                    + variable + ", or write " + variable + "=… into " + file.toAbsolutePath()
                    + " (which git should ignore); judge.apiKeyEnv names another variable");
        }
        return key;
    }
}

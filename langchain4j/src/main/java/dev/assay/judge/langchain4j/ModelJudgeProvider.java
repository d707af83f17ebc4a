package dev.assay.judge.langchain4j;

import dev.assay.judge.cache.CachingProvider;
import dev.assay.judge.cache.ReplyCache;
import dev.assay.judge.llm.LlmJudge;
import dev.assay.judge.llm.RawReply;
import dev.assay.judge.port.Judge;
import dev.assay.judge.port.JudgeHome;
import dev.assay.judge.port.JudgeProvider;
import dev.assay.judge.port.JudgeSettingException;
import dev.assay.judge.port.Provider;
import dev.assay.judge.port.ProviderId;
import dev.assay.judge.port.UnreadableReply;
import dev.assay.judge.prompt.Prompts;
import dev.assay.judge.resilience.Budget;
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

    private static final String CACHE = "cache.sqlite";

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
        Optional<String> key = key(settings, home);
        Provider patient = new ResilientProvider(
                provider(settings, key),
                settings.resilience(),
                settings.price(),
                Budget.unlimited(),
                new Secrets(key.map(List::of).orElse(List.of())),
                new SystemPause(),
                new Random());
        Provider cached = home.folder()
                .<Provider>map(folder -> new CachingProvider(patient, ReplyCache.open(folder.resolve(CACHE))))
                .orElse(patient);
        return new LlmJudge(
                cached,
                settings.model(),
                Prompts.shipped(),
                raw -> keep(raw, home),
                settings.resilience().concurrency());
    }

    private Provider provider(Settings settings, Optional<String> key) {
        ProviderId id = new ProviderId(service.use(), settings.baseUrl());
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

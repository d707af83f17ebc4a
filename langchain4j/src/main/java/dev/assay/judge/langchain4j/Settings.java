package dev.assay.judge.langchain4j;

import dev.assay.judge.budget.Price;
import dev.assay.judge.port.JudgeSettingException;
import dev.assay.judge.port.ModelSettings;
import dev.assay.judge.resilience.Resilience;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;

/**
 * The settings of a judge, read and checked.
 *
 * @param baseUrl where the service is reached, without a slash at the end
 * @param keyVariable the environment variable that holds the key; blank when none is used
 * @param keyNeeded whether it is an error that there is no key
 * @param model the model and its parameters
 * @param resilience limits and waits
 * @param price of the model
 * @param prompts the folder of the user's own prompts
 */
record Settings(
        String baseUrl,
        String keyVariable,
        boolean keyNeeded,
        ModelSettings model,
        Resilience resilience,
        Price price,
        Optional<Path> prompts) {

    /**
     * Reads settings over what is known of a service.
     *
     * @throws JudgeSettingException when one is unknown or wrong
     */
    static Settings of(Service service, Map<String, String> given) {
        SettingTexts texts = new SettingTexts(given);
        texts.refuseUnknown();
        String baseUrl = texts.url("baseUrl", service.baseUrl());
        String keyVariable = texts.text("apiKeyEnv", service.keyVariable());
        // Servers of one's own often take no key; then it is sent only if there is one.
        boolean keyNeeded = given.containsKey("apiKeyEnv") || baseUrl.equals(service.baseUrl());
        try {
            return new Settings(
                    baseUrl,
                    keyVariable,
                    keyNeeded,
                    model(service, texts),
                    resilience(texts),
                    price(texts),
                    Optional.of(texts.text("prompts", ""))
                            .filter(folder -> !folder.isEmpty())
                            .map(Path::of));
        } catch (IllegalArgumentException e) {
            throw new JudgeSettingException(String.valueOf(e.getMessage()), e);
        }
    }

    private static Price price(SettingTexts texts) {
        boolean said = texts.given().containsKey("price.in") || texts.given().containsKey("price.out");
        return said ? new Price(texts.number("price.in", 0), texts.number("price.out", 0)) : Price.UNKNOWN;
    }

    private static ModelSettings model(Service service, SettingTexts texts) {
        return new ModelSettings(
                texts.text("model", service.model()),
                texts.text("temperature", "0").equals("none")
                        ? OptionalDouble.empty()
                        : OptionalDouble.of(texts.number("temperature", 0)),
                texts.whole("maxTokens").orElse(ModelSettings.DEFAULT_MAX_TOKENS),
                texts.whole("seed").stream().asLongStream().findFirst(),
                texts.extra(service.extra()));
    }

    private static Resilience resilience(SettingTexts texts) {
        Resilience base = Resilience.DEFAULT;
        OptionalInt rate = texts.whole("maxRate");
        Resilience set = base.withConcurrency(texts.whole("concurrency").orElse(base.concurrency()))
                .withTimeout(texts.duration("timeout", base.timeout()))
                .withAttempts(texts.whole("attempts").orElse(base.attempts()));
        return rate.isPresent() ? set.withMaxRate(rate.getAsInt()) : set;
    }
}

package dev.assay.engine;

import dev.assay.core.words.NearNames;
import dev.assay.engine.config.JudgeConfig;
import dev.assay.judge.cache.CacheException;
import dev.assay.judge.port.Judge;
import dev.assay.judge.port.JudgeHome;
import dev.assay.judge.port.JudgeProvider;
import dev.assay.judge.port.JudgeSettingException;
import dev.assay.judge.port.Similarity;
import dev.assay.judge.port.SimilarityProvider;
import java.util.List;
import java.util.Optional;
import java.util.ServiceLoader;

/** Finds the judge that the settings name among those on the class path. */
final class Judges {

    private Judges() {}

    /** What compares texts by their meaning, where the class path has it. */
    static Optional<Similarity> similarity() {
        return ServiceLoader.load(SimilarityProvider.class).findFirst().map(SimilarityProvider::open);
    }

    /**
     * Opens a judge; nothing expensive happens before its first request.
     *
     * @throws UsageException when no such judge is on the class path, or it cannot be opened as its settings stand
     */
    static Judge open(JudgeConfig config, JudgeHome home) {
        List<JudgeProvider> providers = ServiceLoader.load(JudgeProvider.class).stream()
                .map(ServiceLoader.Provider::get)
                .toList();
        List<String> names = providers.stream().map(JudgeProvider::use).sorted().toList();
        JudgeProvider named = providers.stream()
                .filter(provider -> provider.use().equals(config.use()))
                .findFirst()
                .orElseThrow(() -> new UsageException("no judge is called `" + config.use() + "`"
                        + NearNames.hint(config.use(), names)
                        + (names.isEmpty()
                                ? "; there is none on the class path"
                                : "; there is " + String.join(", ", names))));
        try {
            return named.open(config.settings(), home);
        } catch (JudgeSettingException | CacheException e) {
            throw new UsageException(String.valueOf(e.getMessage()));
        }
    }
}

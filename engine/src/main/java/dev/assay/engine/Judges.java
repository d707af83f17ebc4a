package dev.assay.engine;

import dev.assay.core.words.NearNames;
import dev.assay.engine.config.JudgeConfig;
import dev.assay.judge.cache.CacheException;
import dev.assay.judge.cache.KeptSimilarity;
import dev.assay.judge.cache.ReplyCache;
import dev.assay.judge.cache.SimilarityCache;
import dev.assay.judge.port.Judge;
import dev.assay.judge.port.JudgeHome;
import dev.assay.judge.port.JudgeProvider;
import dev.assay.judge.port.JudgeSettingException;
import dev.assay.judge.port.PlannedJudge;
import dev.assay.judge.port.Similarity;
import dev.assay.judge.port.SimilarityProvider;
import dev.assay.judge.prompt.PromptException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.function.Supplier;

/** Finds the judge that the settings name among those on the class path. */
final class Judges {

    private Judges() {}

    /**
     * What compares texts by their meaning, where the class path has it; the same texts are compared once.
     *
     * @param folder where values are kept, beside the replies of judges
     * @throws UsageException when the file there cannot be used
     */
    static Optional<Similarity> similarity(Path folder) {
        return ServiceLoader.load(SimilarityProvider.class)
                .findFirst()
                .map(SimilarityProvider::open)
                .map(fresh ->
                        tried(() -> new KeptSimilarity(fresh, SimilarityCache.open(folder.resolve(ReplyCache.FILE)))));
    }

    /**
     * Opens the judge or the jury; nothing expensive happens before its first request.
     *
     * @throws UsageException when no such judge is on the class path, or it cannot be opened as its settings stand
     */
    static Judge open(JudgeConfig config, JudgeHome home) {
        Bench bench = Bench.of(config);
        if (home.cassette().isPresent() && offline(bench)) {
            throw new UsageException(
                    "cassette: the judge `" + config.use() + "` asks nobody, so there is no reply to record"
                            + " or replay; leave `cassette` out, or name a judge that is a language model, such as"
                            + " --set judge.use=openai");
        }
        return bench.seat(member -> opened(member, home));
    }

    /**
     * Whether the judge, or every judge of the jury, works in this process and says the same each time.
     *
     * @throws UsageException when no such judge is on the class path
     */
    static boolean offline(JudgeConfig config) {
        return offline(Bench.of(config));
    }

    private static boolean offline(Bench bench) {
        return bench.members().stream().allMatch(member -> named(member.use()).offline());
    }

    private static Judge opened(JudgeConfig member, JudgeHome home) {
        JudgeProvider provider = named(member.use());
        return tried(() -> provider.open(member.settings(), home));
    }

    /**
     * The judge as it would be asked, without asking it. A judge that asks no service is opened as it is.
     *
     * @throws UsageException as {@link #open}
     */
    static PlannedJudge plan(JudgeConfig member, JudgeHome home) {
        JudgeProvider provider = named(member.use());
        return tried(() -> provider.plan(member.settings(), home)
                .orElseGet(() -> new ServicelessJudge(provider.open(member.settings(), home))));
    }

    private static <J> J tried(Supplier<J> opening) {
        try {
            return opening.get();
        } catch (JudgeSettingException | CacheException | PromptException e) {
            throw new UsageException(String.valueOf(e.getMessage()));
        }
    }

    private static JudgeProvider named(String use) {
        List<JudgeProvider> providers = ServiceLoader.load(JudgeProvider.class).stream()
                .map(ServiceLoader.Provider::get)
                .toList();
        List<String> names = providers.stream().map(JudgeProvider::use).sorted().toList();
        return providers.stream()
                .filter(provider -> provider.use().equals(use))
                .findFirst()
                .orElseThrow(() -> new UsageException("no judge is called `" + use + "`"
                        + NearNames.hint(use, names)
                        + (names.isEmpty()
                                ? "; there is none on the class path"
                                : "; there is " + String.join(", ", names))));
    }
}

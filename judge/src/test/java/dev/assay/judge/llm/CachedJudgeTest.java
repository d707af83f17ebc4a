package dev.assay.judge.llm;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.core.data.PassageVerdict;
import dev.assay.core.data.Verdict;
import dev.assay.judge.cache.CachingProvider;
import dev.assay.judge.cache.ReplyCache;
import dev.assay.judge.kit.ScriptedCase;
import dev.assay.judge.kit.ScriptedProvider;
import dev.assay.judge.port.JudgeReply;
import dev.assay.judge.port.JudgeRequest;
import dev.assay.judge.port.ModelSettings;
import dev.assay.judge.port.ProviderId;
import dev.assay.judge.prompt.Prompts;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.OptionalDouble;
import java.util.OptionalLong;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** One cache file, several judges: the steps of the sample {@code 14-cache-other-model}. */
class CachedJudgeTest {

    private static final String FOLDER = "14-cache-other-model";
    private static final ModelSettings A = ModelSettings.of("model-a");

    @TempDir
    Path folder;

    @Test
    void nothing_is_reused_across_models_temperatures_prompts_or_addresses() throws Exception {
        Prompts shipped = Prompts.shipped();
        assertStep(A, shipped, "test:one", Verdict.SUPPORTED, 2);
        assertStep(ModelSettings.of("model-b"), shipped, "test:one", Verdict.NOT_STATED, 2);
        assertStep(A, shipped, "test:one", Verdict.SUPPORTED, 0);
        ModelSettings warm = new ModelSettings(
                "model-a", OptionalDouble.of(0.7), A.maxTokens(), OptionalLong.empty(), new TreeMap<>());
        assertStep(warm, shipped, "test:one", Verdict.SUPPORTED, 2);
        assertStep(A, changedByOneLetter(), "test:one", Verdict.SUPPORTED, 2);
        assertStep(A, shipped, "test:two", Verdict.SUPPORTED, 2);
        assertStep(A, shipped, "test:one", Verdict.SUPPORTED, 0);
    }

    private Prompts changedByOneLetter() throws Exception {
        Path prompts = Files.createDirectory(folder.resolve("prompts"));
        for (String id : new String[] {"claims", "verdicts"}) {
            Path shipped = Path.of(Prompts.class
                    .getResource("/dev/assay/judge/prompts/en/" + id + ".md")
                    .toURI());
            // A letter in the front matter, which the model never sees, counts as much as one in the text.
            Files.writeString(
                    prompts.resolve(id + ".md"),
                    Files.readString(shipped).replace("written for Assay", "written for Assaz"));
        }
        return Prompts.withFolder(prompts);
    }

    private void assertStep(ModelSettings settings, Prompts prompts, String url, Verdict expected, int calls) {
        ScriptedProvider model = new ScriptedProvider(FOLDER, new ProviderId("scripted", url));
        ScriptedCase sample = ScriptedCase.folder(FOLDER).get(0);
        try (LlmJudge judge = new LlmJudge(
                new CachingProvider(model, ReplyCache.open(folder.resolve("replies.sqlite"))),
                settings,
                prompts,
                reply -> {})) {
            JudgeReply.Claims claims =
                    (JudgeReply.Claims) judge.ask(new JudgeRequest.SplitClaims(sample.question(), sample.answer()));
            JudgeReply.Verdicts verdicts = (JudgeReply.Verdicts) judge.ask(new JudgeRequest.CheckClaims(
                    sample.question(), claims.claims(), sample.passages().orElseThrow()));
            assertThat(verdicts.verdicts()).extracting(PassageVerdict::verdict).containsExactly(expected);
        }
        assertThat(model.calls()).isEqualTo(calls);
        assertThat(model.unscripted()).isZero();
    }
}

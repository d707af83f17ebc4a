package dev.assay.judge.embedded;

import dev.assay.core.data.Claim;
import dev.assay.core.metric.FailureKind;
import dev.assay.judge.embedded.encode.Model;
import dev.assay.judge.embedded.encode.NoEncoder;
import dev.assay.judge.embedded.text.Claims;
import dev.assay.judge.embedded.text.Language;
import dev.assay.judge.embedded.text.Slice;
import dev.assay.judge.embedded.verdict.ClaimJudges;
import dev.assay.judge.port.Judge;
import dev.assay.judge.port.JudgeReply;
import dev.assay.judge.port.JudgeRequest;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/**
 * Judges in the process, offline, in Chinese and English. Models load at the first verdict asked for, one language at a
 * time. Same request, same reply.
 */
public final class EmbeddedJudge implements Judge {

    /** Version of everything here that can change a claim or a verdict but the fitted files. */
    private static final String VERSION = "embedded/1";

    private static final long CACHE_BYTES = 128L << 20;

    private final ClaimJudges judges = new ClaimJudges(CACHE_BYTES);

    @Override
    public String id() {
        return VERSION + " " + Model.of(Language.ENGLISH).name() + " "
                + Model.of(Language.CHINESE).name() + " weights:" + ClaimJudges.hash();
    }

    @Override
    public JudgeReply ask(JudgeRequest request) {
        try {
            if (request instanceof JudgeRequest.SplitClaims split) {
                return split(split.text());
            }
            if (request instanceof JudgeRequest.CheckClaims check) {
                return check(check);
            }
            return new JudgeReply.CannotDo(
                    "the embedded judge splits and checks claims, one request each; for the rest set"
                            + " another judge under `judge: use:`");
        } catch (NoEncoder e) {
            return new JudgeReply.Failed(FailureKind.JUDGE_DOWN, e.why());
        }
    }

    private static JudgeReply split(String text) {
        if (Language.of(text) == Language.OTHER) {
            return notCovered();
        }
        List<Claim> claims = new ArrayList<>();
        for (Slice slice : Claims.of(text)) {
            claims.add(new Claim(claims.size() + 1, slice.of(text), slice.start(), slice.end()));
        }
        return new JudgeReply.Claims(claims);
    }

    private JudgeReply check(JudgeRequest.CheckClaims request) {
        Language language =
                Language.of(request.claims().stream().map(Claim::text).collect(Collectors.joining("\n")));
        if (language == Language.OTHER) {
            return notCovered();
        }
        Language passages = Language.of(String.join("\n", request.passages()));
        if (language.covered() && passages.covered() && language != passages) {
            return new JudgeReply.CannotDo(
                    "the answer and the passages are in different languages, which the embedded judge"
                            + " cannot compare; another judge can be set under `judge: use:`");
        }
        Language fallback = language.covered() ? language : Language.of(request.question());
        return new JudgeReply.Verdicts(
                judges.judge(request.claims(), request.passages(), fallback.covered() ? fallback : Language.ENGLISH));
    }

    private static JudgeReply notCovered() {
        return new JudgeReply.CannotDo(
                "language not covered: the embedded judge reads Chinese and English; another judge can be set under `judge: use:`");
    }

    @Override
    public void close() {
        judges.close();
    }
}

package dev.assay.judge.embedded;

import dev.assay.core.data.Claim;
import dev.assay.core.data.PassageVerdict;
import dev.assay.core.data.TextVerdict;
import dev.assay.core.metric.FailureKind;
import dev.assay.core.words.Slice;
import dev.assay.judge.embedded.encode.Model;
import dev.assay.judge.embedded.encode.NoEncoder;
import dev.assay.judge.embedded.nli.InferenceModel;
import dev.assay.judge.embedded.text.Claims;
import dev.assay.judge.embedded.text.Language;
import dev.assay.judge.embedded.text.Unmarked;
import dev.assay.judge.embedded.verdict.ClaimJudges;
import dev.assay.judge.port.Judge;
import dev.assay.judge.port.JudgeReply;
import dev.assay.judge.port.JudgeRequest;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * Judges in the process, offline, in Chinese and English. Models load at the first verdict asked for, one language at a
 * time. Same request, same reply.
 */
public final class EmbeddedJudge implements Judge {

    /** Version of everything here that can change a claim or a verdict but the fitted files. */
    private static final String VERSION = "embedded/4";

    private static final long CACHE_BYTES = 128L << 20;

    private final ClaimJudges judges;
    private final String id;

    /** With nothing but what is built in. */
    public EmbeddedJudge() {
        this(Optional.empty());
    }

    /**
     * With a model of the user's own beside what is built in, or instead of it.
     *
     * @param model closed with this
     */
    public EmbeddedJudge(Optional<InferenceModel> model) {
        judges = new ClaimJudges(CACHE_BYTES, model);
        String own = VERSION + " " + Model.of(Language.ENGLISH).name() + " "
                + Model.of(Language.CHINESE).name() + " weights:" + ClaimJudges.hash();
        id = model.map(said -> own + " " + said.id()).orElse(own);
    }

    @Override
    public String id() {
        return id;
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
            return Limits.of(request);
        } catch (NoEncoder e) {
            return new JudgeReply.Failed(FailureKind.JUDGE_DOWN, e.why());
        }
    }

    private static JudgeReply split(String text) {
        if (Language.of(text) == Language.OTHER) {
            return notCovered();
        }
        List<Claim> claims = new ArrayList<>();
        for (Slice slice : Claims.of(Unmarked.of(text))) {
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
        if (differs(language, String.join("\n", request.passages()))) {
            return notComparable("the answer and the passages");
        }
        if (differs(language, request.other().orElse(""))) {
            return notComparable("the answer and the reference");
        }
        Language fallback = language.covered() ? language : Language.of(request.question());
        Language used = fallback.covered() ? fallback : Language.ENGLISH;
        List<Claim> claims = request.claims().stream()
                .map(claim -> new Claim(claim.number(), Unmarked.of(claim.text()), claim.start(), claim.end()))
                .toList();
        return new JudgeReply.Verdicts(
                judges.judge(claims, request.passages(), used),
                request.other().stream()
                        .flatMap(other -> judges.judge(claims, List.of(other), used).stream())
                        .map(EmbeddedJudge::ofText)
                        .toList());
    }

    private static boolean differs(Language claims, String text) {
        Language language = Language.of(text);
        return claims.covered() && language.covered() && claims != language;
    }

    private static TextVerdict ofText(PassageVerdict said) {
        return new TextVerdict(
                said.claim(),
                said.verdict(),
                said.quote().map(PassageVerdict.Quote::text),
                said.reason(),
                said.explanation());
    }

    private static JudgeReply notComparable(String texts) {
        return new JudgeReply.CannotDo(texts + " are in different languages, which the embedded judge"
                + " cannot compare; another judge can be set under `judge: use:`");
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

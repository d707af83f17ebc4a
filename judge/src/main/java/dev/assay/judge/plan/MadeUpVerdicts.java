package dev.assay.judge.plan;

import dev.assay.core.data.Claim;
import dev.assay.core.data.PassageVerdict;
import dev.assay.core.data.TextVerdict;
import dev.assay.core.data.Verdict;
import dev.assay.core.words.Folded;
import dev.assay.judge.port.JudgeReply;
import dev.assay.judge.port.JudgeRequest;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;

/** Verdicts that nobody gave: the first passage that can be quoted supports a claim, and so does the further text. */
final class MadeUpVerdicts {

    private MadeUpVerdicts() {}

    static MadeUp of(JudgeRequest.CheckClaims check) {
        List<PassageVerdict> verdicts = new ArrayList<>();
        List<TextVerdict> others = new ArrayList<>();
        List<Map<String, Object>> written = new ArrayList<>();
        for (Claim claim : check.claims()) {
            List<PassageVerdict> own = verdicts(claim, check.passages());
            Optional<TextVerdict> other = check.other().map(text -> said(claim, text));
            verdicts.addAll(own);
            other.ifPresent(others::add);
            written.add(written(claim, own, other));
        }
        return new MadeUp(new JudgeReply.Verdicts(verdicts, others), Written.text("verdicts", written));
    }

    private static Map<String, Object> written(Claim claim, List<PassageVerdict> own, Optional<TextVerdict> other) {
        Optional<String> quote = own.stream()
                .flatMap(said -> said.quote().stream())
                .map(PassageVerdict.Quote::text)
                .findFirst()
                .or(() -> other.flatMap(TextVerdict::quote));
        Map<String, Object> written = Written.object("claim", claim.number(), "verdict", "supported");
        written.put("passages", List.of(1));
        written.put("quote", quote.orElse(""));
        written.put("reason", "");
        if (other.isPresent() && !own.isEmpty()) {
            written.put("text_verdict", "supported");
            written.put("text_quote", other.get().quote().orElse(""));
        }
        return written;
    }

    private static List<PassageVerdict> verdicts(Claim claim, List<String> passages) {
        List<PassageVerdict> verdicts = new ArrayList<>();
        boolean supported = false;
        for (int i = 0; i < passages.size(); i++) {
            if (!passages.get(i).isBlank()) {
                Optional<PassageVerdict.Quote> quote = supported ? Optional.empty() : quote(claim, passages.get(i));
                Verdict verdict = quote.isPresent() ? Verdict.SUPPORTED : Verdict.NOT_STATED;
                verdicts.add(new PassageVerdict(claim.number(), i + 1, verdict, OptionalDouble.empty(), quote, ""));
                supported |= quote.isPresent();
            }
        }
        return verdicts;
    }

    /** A quote is about as long as the claim; a text of signs alone cannot be quoted. */
    private static Optional<PassageVerdict.Quote> quote(Claim claim, String text) {
        int points =
                Math.min(claim.text().codePointCount(0, claim.text().length()), text.codePointCount(0, text.length()));
        int end = text.offsetByCodePoints(0, points);
        return Optional.of(new PassageVerdict.Quote(0, end, text.substring(0, end)))
                .filter(quote -> !Folded.of(quote.text()).text().isEmpty());
    }

    private static TextVerdict said(Claim claim, String text) {
        Optional<String> quote = quote(claim, text).map(PassageVerdict.Quote::text);
        Verdict verdict = quote.isPresent() ? Verdict.SUPPORTED : Verdict.NOT_STATED;
        return new TextVerdict(claim.number(), verdict, quote, "");
    }
}

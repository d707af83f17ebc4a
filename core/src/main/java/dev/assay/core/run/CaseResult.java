package dev.assay.core.run;

import dev.assay.core.data.AnswerKind;
import dev.assay.core.data.Case;
import dev.assay.core.data.Output;
import dev.assay.core.data.Retrieved;
import dev.assay.core.metric.Score;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Everything a run knows about one case.
 *
 * @param source the case
 * @param cluster key shared by dependent cases; resolved, never blank
 * @param output what the system did
 * @param context the passages the model was shown, with their texts, in rank order
 * @param scores by metric name, in the order asked for
 * @param answerKind what the answer does; absent when there is no answer to read
 * @param claims the claims of the answer with their verdicts; empty when no judged metric was asked for
 * @param referenceClaims the claims of the reference with what the context and the answer say of them; empty when no metric
 *     asked for them
 * @param citations what a judge says of the answer's citations; empty when no metric asked for it
 * @param leaks passages that came back although the case's user may not see them, in rank order
 * @param finding why the case fell short; absent when it did not
 * @param notes what a reader should know: repeated hits, blank passages, how labels met
 */
public record CaseResult(
        Case source,
        String cluster,
        Output output,
        List<Retrieved> context,
        Map<String, Score> scores,
        Optional<AnswerKind> answerKind,
        List<JudgedClaim> claims,
        List<JudgedClaim> referenceClaims,
        List<JudgedCitation> citations,
        List<Leak> leaks,
        Optional<Finding> finding,
        List<String> notes) {

    public CaseResult {
        context = List.copyOf(context);
        scores = Collections.unmodifiableMap(new LinkedHashMap<>(scores));
        claims = List.copyOf(claims);
        referenceClaims = List.copyOf(referenceClaims);
        citations = List.copyOf(citations);
        leaks = List.copyOf(leaks);
        notes = List.copyOf(notes);
    }

    /** A result without judged citations and leaks. */
    public CaseResult(
            Case source,
            String cluster,
            Output output,
            List<Retrieved> context,
            Map<String, Score> scores,
            Optional<AnswerKind> answerKind,
            List<JudgedClaim> claims,
            List<JudgedClaim> referenceClaims,
            Optional<Finding> finding,
            List<String> notes) {
        this(
                source,
                cluster,
                output,
                context,
                scores,
                answerKind,
                claims,
                referenceClaims,
                List.of(),
                List.of(),
                finding,
                notes);
    }

    /** The same result with the cause named. */
    public CaseResult with(Optional<Finding> found) {
        return new CaseResult(
                source,
                cluster,
                output,
                context,
                scores,
                answerKind,
                claims,
                referenceClaims,
                citations,
                leaks,
                found,
                notes);
    }
}

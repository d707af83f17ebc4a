package dev.assay.core.run;

import dev.assay.core.data.AnswerKind;
import dev.assay.core.data.Case;
import dev.assay.core.data.Output;
import dev.assay.core.data.Retrieved;
import dev.assay.core.metric.Score;
import dev.assay.core.words.Language;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Everything a run knows about one case. Where the system was asked several times, the scores are those of all answers
 * together, see {@link RepeatedCase}; output, context, claims and kind are those of the first answer that is no error.
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
 * @param notes what a reader should know: repeated hits, blank passages, how labels met, which answers failed
 * @param repeats each answer with its own scores, by its number; empty when the system was asked once. They have none
 *     themselves
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
        List<String> notes,
        List<CaseResult> repeats) {

    public CaseResult {
        context = List.copyOf(context);
        scores = Collections.unmodifiableMap(new LinkedHashMap<>(scores));
        claims = List.copyOf(claims);
        referenceClaims = List.copyOf(referenceClaims);
        citations = List.copyOf(citations);
        leaks = List.copyOf(leaks);
        notes = List.copyOf(notes);
        repeats = List.copyOf(repeats);
        if (repeats.size() == 1 || repeats.stream().anyMatch(repeat -> !repeat.repeats.isEmpty())) {
            throw new IllegalArgumentException("one answer is no repeat, and a repeat has none of its own");
        }
    }

    /** The result of a case that the system was asked once, without judged citations and leaks. */
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
                notes,
                List.of());
    }

    /** The language to speak of it in: {@code metadata.language} where it names one, else by the question's script. */
    public Language language() {
        return Optional.ofNullable(source.metadata().get("language"))
                .flatMap(code -> Language.ofCode(code.toString()))
                .orElseGet(() -> Language.of(source.question()));
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
                notes,
                repeats);
    }
}

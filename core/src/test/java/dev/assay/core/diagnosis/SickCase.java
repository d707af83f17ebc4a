package dev.assay.core.diagnosis;

import dev.assay.core.data.Case;
import dev.assay.core.data.Claim;
import dev.assay.core.data.Corpus;
import dev.assay.core.data.ExpectedBehavior;
import dev.assay.core.data.Judgments;
import dev.assay.core.data.Label;
import dev.assay.core.data.Output;
import dev.assay.core.data.Passage;
import dev.assay.core.data.PassageVerdict;
import dev.assay.core.data.Ranking;
import dev.assay.core.data.RelevantGroup;
import dev.assay.core.data.Retrieved;
import dev.assay.core.data.Span;
import dev.assay.core.data.Stage;
import dev.assay.core.data.Verdict;
import dev.assay.core.metric.Score;
import dev.assay.core.retrieval.JudgedRanking;
import dev.assay.core.run.CaseResult;
import dev.assay.core.run.Cause;
import dev.assay.core.run.Finding;
import dev.assay.core.run.JudgedCitation;
import dev.assay.core.run.JudgedClaim;
import dev.assay.core.text.AnswerKinds;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;

/** A case put together step by step; one that nothing ails until a test makes it so. k is 3. */
final class SickCase {

    private final String question;
    private final List<RelevantGroup> relevant = new ArrayList<>();
    private final List<Retrieved> retrieved = new ArrayList<>();
    private final List<Passage> corpus = new ArrayList<>();
    private final List<JudgedClaim> claims = new ArrayList<>();
    private final List<JudgedClaim> referenceClaims = new ArrayList<>();
    private final List<JudgedCitation> citations = new ArrayList<>();
    private final List<Stage> stages = new ArrayList<>();
    private final Map<String, Score> scores = new LinkedHashMap<>();
    private boolean silent;
    private boolean noList;
    private ExpectedBehavior expected = ExpectedBehavior.ANSWER;
    private Map<String, Object> metadata = Map.of();
    private Optional<String> answer = Optional.empty();
    private Optional<String> error = Optional.empty();

    SickCase(String question) {
        this.question = question;
    }

    static SickCase english() {
        return new SickCase("How long do refunds take?");
    }

    static SickCase chinese() {
        return new SickCase("退款多久到账？");
    }

    SickCase relevant(String... ids) {
        for (String id : ids) {
            relevant.add(RelevantGroup.item(id));
        }
        return this;
    }

    SickCase relevant(Label... anyOf) {
        relevant.add(new RelevantGroup(List.of(anyOf), 1));
        return this;
    }

    SickCase retrieved(String... ids) {
        for (String id : ids) {
            retrieved.add(Retrieved.of(id));
        }
        return this;
    }

    SickCase retrieved(String id, String document, int start, int end) {
        retrieved.add(new Retrieved(
                id,
                Optional.of(document),
                Optional.of(new Span(start, end)),
                Optional.empty(),
                OptionalDouble.empty(),
                Map.of()));
        return this;
    }

    SickCase corpus(String id, String document, String text) {
        corpus.add(new Passage(id, document, Optional.empty(), Optional.empty(), text, Map.of(), List.of()));
        return this;
    }

    SickCase corpus(String... ids) {
        for (String id : ids) {
            corpus(id, id, "text of " + id);
        }
        return this;
    }

    SickCase corpus(String id, String document, int start, int end) {
        corpus.add(new Passage(
                id, document, Optional.of(new Span(start, end)), Optional.empty(), "…", Map.of(), List.of()));
        return this;
    }

    SickCase expected(ExpectedBehavior behavior) {
        expected = behavior;
        return this;
    }

    SickCase language(String code) {
        metadata = Map.of("language", code);
        return this;
    }

    SickCase answer(String text) {
        answer = Optional.of(text);
        return this;
    }

    SickCase error(String text) {
        error = Optional.of(text);
        return this;
    }

    SickCase claim(Verdict verdict, String text, String quote) {
        int number = claims.size() + 1;
        Optional<PassageVerdict.Quote> words =
                quote.isEmpty() ? Optional.empty() : Optional.of(new PassageVerdict.Quote(0, quote.length(), quote));
        claims.add(new JudgedClaim(
                new Claim(number, text, 0, text.length()),
                verdict,
                List.of(new PassageVerdict(number, 1, verdict, 0.5, words, ""))));
        return this;
    }

    SickCase claim(JudgedClaim claim) {
        claims.add(claim);
        return this;
    }

    SickCase referenceClaim(JudgedClaim claim) {
        referenceClaims.add(claim);
        return this;
    }

    SickCase cited(JudgedCitation citation) {
        citations.add(citation);
        return this;
    }

    SickCase passage(Passage passage) {
        corpus.add(passage);
        return this;
    }

    SickCase retrieved(Retrieved item) {
        retrieved.add(item);
        return this;
    }

    SickCase stage(Stage stage) {
        stages.add(stage);
        return this;
    }

    SickCase score(String metric, double value) {
        scores.put(metric, Score.of(value));
        return this;
    }

    /** Nobody held claims against passages. */
    SickCase silent() {
        silent = true;
        return this;
    }

    /** Only the stages are recorded. */
    SickCase withoutList() {
        noList = true;
        return this;
    }

    int number() {
        return claims.size() + referenceClaims.size() + 1;
    }

    String answer() {
        return answer.orElse("");
    }

    Optional<Finding> finding() {
        return Diagnosis.of(symptoms());
    }

    /** Every cause that holds. */
    List<Cause> causes() {
        return Diagnosis.all(symptoms()).map(Finding::cause).toList();
    }

    private Symptoms symptoms() {
        Judgments judgments = new Judgments(relevant);
        Case source = new Case(
                "c1",
                question,
                expected,
                Optional.of(judgments).filter(labels -> !labels.groups().isEmpty()),
                Optional.empty(),
                List.of(),
                List.of(),
                metadata,
                Optional.empty(),
                Optional.empty(),
                Optional.empty());
        Output output = new Output(
                noList ? Optional.empty() : Optional.of(retrieved),
                stages,
                answer,
                List.of(),
                Map.of(),
                OptionalDouble.empty(),
                OptionalDouble.empty(),
                error,
                Optional.empty(),
                1);
        List<Retrieved> context = output.context().orElse(List.of());
        CaseResult result = new CaseResult(
                source,
                "c1",
                output,
                context,
                scores,
                answer.map(AnswerKinds::of),
                claims,
                referenceClaims,
                citations,
                List.of(),
                Optional.empty(),
                List.of(),
                List.of());
        Optional<Corpus> known = corpus.isEmpty() ? Optional.empty() : Optional.of(new Corpus(corpus));
        Told told = new Told(
                !silent && !claims.isEmpty(),
                !silent
                        && referenceClaims.stream()
                                .anyMatch(claim -> !claim.passages().isEmpty()));
        return new Symptoms(
                result,
                output.ranked().map(list -> meet(judgments, list)),
                output.context().map(list -> meet(judgments, list)),
                steps(judgments, output),
                3,
                known,
                told);
    }

    private static JudgedRanking meet(Judgments judgments, List<Retrieved> list) {
        return JudgedRanking.of(judgments, Ranking.of(list));
    }

    private List<Step> steps(Judgments judgments, Output output) {
        List<Step> steps = new ArrayList<>();
        for (Stage stage : stages) {
            steps.add(new Step(stage.name(), stage.filter(), meet(judgments, stage.items())));
        }
        if (!noList) {
            boolean shown =
                    !stages.isEmpty() && stages.get(stages.size() - 1).name().equals(Stage.CONTEXT);
            Step last = new Step(
                    Step.FINAL,
                    Optional.empty(),
                    meet(judgments, output.ranked().orElseThrow()));
            steps.add(shown ? steps.size() - 1 : steps.size(), last);
        }
        return steps;
    }

    Cause cause() {
        return finding().orElseThrow().cause();
    }

    String evidence() {
        return finding().orElseThrow().evidence();
    }

    String advice() {
        return finding().orElseThrow().advice();
    }
}

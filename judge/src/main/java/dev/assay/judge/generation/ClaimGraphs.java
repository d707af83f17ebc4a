package dev.assay.judge.generation;

import dev.assay.core.data.AnswerKind;
import dev.assay.core.data.Claim;
import dev.assay.core.data.PassageVerdict;
import dev.assay.core.data.Verdict;
import dev.assay.core.metric.FailureKind;
import dev.assay.core.metric.Score;
import dev.assay.core.run.JudgedClaim;
import dev.assay.judge.port.Judge;
import dev.assay.judge.port.JudgeReply;
import dev.assay.judge.port.JudgeRequest;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** Builds claim graphs by asking a judge; what can be decided without asking is. Safe for use by many threads. */
public final class ClaimGraphs {

    private final Judge judge;

    /** Graphs as this judge sees them. */
    public ClaimGraphs(Judge judge) {
        this.judge = judge;
    }

    /**
     * The graph of an answer and what the model was shown. Two requests at most: one for the claims, one for all
     * verdicts.
     *
     * @param question the question the answer answers
     * @param answer the answer as shown to the user; may be blank
     * @param kind what the answer does
     * @param context the passages' texts in rank order; absent = the file says nothing about retrieval
     */
    public ClaimGraph build(String question, String answer, AnswerKind kind, Optional<List<String>> context) {
        Optional<String> senseless = senseless(answer, kind, context);
        if (senseless.isPresent()) {
            return ClaimGraph.without(kind, new Score.Undefined(senseless.get()), List.of());
        }
        List<String> passages = context.orElseThrow();
        List<String> notes = new ArrayList<>();
        long blank = passages.stream().filter(String::isBlank).count();
        if (blank > 0) {
            notes.add(blank + (blank == 1 ? " blank passage" : " blank passages") + " left out");
        }
        try {
            List<Claim> claims = claims(question, answer, notes);
            int held = passages.size() - (int) blank;
            List<PassageVerdict> verdicts = held == 0 ? List.of() : verdicts(question, claims, passages);
            return new ClaimGraph(kind, judged(claims, verdicts), held, Optional.empty(), notes);
        } catch (NoGraph e) {
            return ClaimGraph.without(kind, e.why, notes);
        }
    }

    private static Optional<String> senseless(String answer, AnswerKind kind, Optional<List<String>> context) {
        if (answer.isBlank() || kind == AnswerKind.EMPTY) {
            return Optional.of("empty answer");
        }
        if (kind == AnswerKind.REFUSED) {
            return Optional.of("the answer declines and claims nothing");
        }
        if (kind == AnswerKind.CLARIFIED) {
            return Optional.of("the answer asks back and claims nothing");
        }
        return context.isEmpty() ? Optional.of("no retrieval recorded") : Optional.empty();
    }

    private List<Claim> claims(String question, String answer, List<String> notes) throws NoGraph {
        JudgeReply reply = judge.ask(new JudgeRequest.SplitClaims(question, answer));
        if (!(reply instanceof JudgeReply.Claims found)) {
            throw new NoGraph(because(reply));
        }
        checked(ReplyCheck.claims(found.claims(), answer));
        List<Claim> distinct = RepeatedClaims.merged(found.claims());
        int repeated = found.merged() + found.claims().size() - distinct.size();
        if (repeated > 0) {
            notes.add(repeated + (repeated == 1 ? " repeated claim" : " repeated claims") + " merged");
        }
        if (!distinct.isEmpty()) {
            return distinct;
        }
        if (answer.codePoints().anyMatch(Character::isLetterOrDigit)) {
            throw new NoGraph(unreadable("no claims from an answer that states something"));
        }
        throw new NoGraph(new Score.Undefined("the answer states nothing"));
    }

    private List<PassageVerdict> verdicts(String question, List<Claim> claims, List<String> passages) throws NoGraph {
        List<String> shown =
                passages.stream().map(text -> text.isBlank() ? "" : text).toList();
        JudgeReply reply = judge.ask(new JudgeRequest.CheckClaims(question, claims, shown));
        if (!(reply instanceof JudgeReply.Verdicts found)) {
            throw new NoGraph(because(reply));
        }
        checked(ReplyCheck.verdicts(found.verdicts(), claims.size(), shown));
        return found.verdicts();
    }

    private static void checked(Optional<String> fault) throws NoGraph {
        if (fault.isPresent()) {
            throw new NoGraph(unreadable(fault.get()));
        }
    }

    private static Score because(JudgeReply reply) {
        if (reply instanceof JudgeReply.CannotDo no) {
            return new Score.Undefined(no.why());
        }
        if (reply instanceof JudgeReply.Failed failed) {
            return new Score.Failed(failed.kind(), failed.why());
        }
        return unreadable(
                "asked for one thing, it answered another: " + reply.getClass().getSimpleName());
    }

    private static Score unreadable(String fault) {
        return new Score.Failed(FailureKind.JUDGE_UNREADABLE, "the judge's reply cannot be used: " + fault);
    }

    private static List<JudgedClaim> judged(List<Claim> claims, List<PassageVerdict> verdicts) {
        var byClaim = verdicts.stream().collect(Collectors.groupingBy(PassageVerdict::claim));
        return claims.stream()
                .map(claim -> judged(claim, byClaim.getOrDefault(claim.number(), List.of())))
                .toList();
    }

    private static JudgedClaim judged(Claim claim, List<PassageVerdict> verdicts) {
        List<PassageVerdict> ranked = verdicts.stream()
                .sorted(Comparator.comparingInt(PassageVerdict::passage))
                .toList();
        return new JudgedClaim(claim, whole(ranked), ranked);
    }

    /** What the context says as a whole: one passage that supports outweighs any that contradict. */
    private static Verdict whole(List<PassageVerdict> verdicts) {
        var kinds = verdicts.stream().map(PassageVerdict::verdict).collect(Collectors.toSet());
        if (kinds.contains(Verdict.SUPPORTED)) {
            return Verdict.SUPPORTED;
        }
        return kinds.contains(Verdict.CONTRADICTED) ? Verdict.CONTRADICTED : Verdict.NOT_STATED;
    }

    /** There is no graph, and this is why. */
    private static final class NoGraph extends Exception {

        private final transient Score why;

        NoGraph(Score why) {
            super(why.toString(), null, false, false);
            this.why = why;
        }
    }
}

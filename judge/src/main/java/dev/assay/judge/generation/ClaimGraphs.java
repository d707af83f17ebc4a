package dev.assay.judge.generation;

import dev.assay.core.data.AnswerKind;
import dev.assay.core.data.Claim;
import dev.assay.core.data.PassageVerdict;
import dev.assay.core.data.TextVerdict;
import dev.assay.core.data.Verdict;
import dev.assay.core.metric.Score;
import dev.assay.core.run.JudgedClaim;
import dev.assay.core.text.AnswerKinds;
import dev.assay.judge.port.JudgeReply;
import dev.assay.judge.port.JudgeRequest;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Builds the claim graph of a case with four requests at most: the claims of the answer, the claims of the reference,
 * and for each of the two lists one request for all its verdicts. What can be decided without asking is.
 */
final class ClaimGraphs {

    private static final Score NO_RETRIEVAL = new Score.Undefined("no retrieval recorded");
    private static final Score NO_REFERENCE = new Score.Undefined("no reference");

    private final Evidence evidence;
    private final Subject subject;
    private final Set<Link> links;
    private final Map<Link, Score> missing = new EnumMap<>(Link.class);
    private final List<String> notes = new ArrayList<>();

    /** The graph with these parts. */
    ClaimGraphs(Evidence evidence, Set<Link> links) {
        this.evidence = evidence;
        this.subject = evidence.subject();
        this.links = links;
    }

    ClaimGraph build() {
        List<String> passages = subject.passages().orElse(List.of());
        long blank = passages.stream().filter(String::isBlank).count();
        if (blank > 0) {
            notes.add(blank + (blank == 1 ? " blank passage" : " blank passages") + " left out");
        }
        rule();
        Set<Link> answers = left(Link.ANSWER_PASSAGES, Link.ANSWER_REFERENCE);
        List<JudgedClaim> answer =
                answers.isEmpty() ? List.of() : side(subject.answer().orElse(""), answers);
        List<JudgedClaim> oneCall = left(Link.ONE_CALL).isEmpty()
                ? List.of()
                : oneCall(subject.answer().orElse(""), passages);
        Set<Link> references = left(Link.REFERENCE_PASSAGES, Link.REFERENCE_ANSWER);
        List<JudgedClaim> reference =
                references.isEmpty() ? List.of() : side(subject.reference().orElse(""), references);
        List<Integer> held = IntStream.rangeClosed(1, passages.size())
                .filter(number -> !passages.get(number - 1).isBlank())
                .boxed()
                .toList();
        return new ClaimGraph(answer, reference, oneCall, held, missing, notes);
    }

    /** Notes for each part why it can have no meaning, before anything is asked. */
    private void rule() {
        Optional<Score> claimless = evidence.withoutClaims();
        Optional<Score> retrieval = subject.passages().isPresent() ? Optional.empty() : Optional.of(NO_RETRIEVAL);
        Optional<Score> reference = links.stream().anyMatch(Link::ofReference) ? noReference() : Optional.empty();
        miss(Link.ANSWER_PASSAGES, claimless.or(() -> retrieval));
        miss(Link.ONE_CALL, claimless.or(() -> retrieval));
        miss(Link.ANSWER_REFERENCE, claimless.or(() -> reference));
        miss(Link.REFERENCE_PASSAGES, reference.or(() -> retrieval));
        miss(
                Link.REFERENCE_ANSWER,
                reference.or(() -> subject.answer().isPresent()
                        ? Optional.empty()
                        : Optional.of(new Score.Undefined("no answer recorded"))));
    }

    private Optional<Score> noReference() {
        if (subject.reference().isEmpty()) {
            return Optional.of(NO_REFERENCE);
        }
        return AnswerKinds.of(subject.reference().get()) == AnswerKind.ANSWERED
                ? Optional.empty()
                : Optional.of(new Score.Undefined("the reference claims nothing"));
    }

    private void miss(Link link, Optional<Score> why) {
        if (links.contains(link)) {
            why.ifPresent(score -> missing.put(link, score));
        }
    }

    private Set<Link> left(Link... asked) {
        EnumSet<Link> left = EnumSet.noneOf(Link.class);
        for (Link link : asked) {
            if (links.contains(link) && !missing.containsKey(link)) {
                left.add(link);
            }
        }
        return left;
    }

    /** The claims of a text with the verdicts that the parts ask for; where there are none, the parts are missing. */
    private List<JudgedClaim> side(String text, Set<Link> wanted) {
        try {
            List<Claim> claims = claims(text);
            List<String> passages = wanted.contains(Link.ANSWER_PASSAGES) || wanted.contains(Link.REFERENCE_PASSAGES)
                    ? subject.passages().orElse(List.of())
                    : List.of();
            return verdicts(claims, passages, other(wanted));
        } catch (NoGraph e) {
            wanted.forEach(link -> missing.put(link, e.why));
            return List.of();
        }
    }

    /** The text that stands opposite: absent when nobody asks for it; an answer that states nothing is blank. */
    private Optional<String> other(Set<Link> wanted) {
        if (wanted.contains(Link.ANSWER_REFERENCE)) {
            return subject.reference();
        }
        if (wanted.contains(Link.REFERENCE_ANSWER)) {
            return Optional.of(
                    evidence.withoutClaims().isPresent() ? "" : subject.answer().orElse(""));
        }
        return Optional.empty();
    }

    private List<Claim> claims(String text) throws NoGraph {
        JudgeReply reply = evidence.ask(new JudgeRequest.SplitClaims(subject.question(), text));
        if (!(reply instanceof JudgeReply.Claims found)) {
            throw new NoGraph(Evidence.because(reply));
        }
        return distinct(found, text);
    }

    private List<Claim> distinct(JudgeReply.Claims found, String text) throws NoGraph {
        checked(ReplyCheck.claims(found.claims(), text));
        List<Claim> distinct = RepeatedClaims.merged(found.claims());
        int repeated = found.merged() + found.claims().size() - distinct.size();
        if (repeated > 0) {
            notes.add(repeated + (repeated == 1 ? " repeated claim" : " repeated claims") + " merged");
        }
        if (!distinct.isEmpty()) {
            return distinct;
        }
        if (text.codePoints().anyMatch(Character::isLetterOrDigit)) {
            throw new NoGraph(Evidence.unreadable("no claims from a text that states something"));
        }
        throw new NoGraph(new Score.Undefined("the text states nothing"));
    }

    private List<JudgedClaim> verdicts(List<Claim> claims, List<String> passages, Optional<String> other)
            throws NoGraph {
        boolean blankPassages = passages.stream().allMatch(String::isBlank);
        Optional<String> shown = other.filter(text -> !text.isBlank());
        if (blankPassages && shown.isEmpty()) {
            return judged(claims, List.of(), other.isPresent() ? nothing(claims) : List.of());
        }
        JudgeReply reply = evidence.ask(
                new JudgeRequest.CheckClaims(subject.question(), claims, blankPassages ? List.of() : passages, shown));
        if (!(reply instanceof JudgeReply.Verdicts found)) {
            throw new NoGraph(Evidence.because(reply));
        }
        checked(ReplyCheck.verdicts(found.verdicts(), claims.size(), blankPassages ? List.of() : passages));
        checked(ReplyCheck.other(found.other(), claims.size(), shown));
        return judged(claims, found.verdicts(), other.isPresent() && shown.isEmpty() ? nothing(claims) : found.other());
    }

    /** What a text that states nothing says of claims. */
    private static List<TextVerdict> nothing(List<Claim> claims) {
        return claims.stream()
                .map(claim -> new TextVerdict(claim.number(), Verdict.NOT_STATED, Optional.empty(), ""))
                .toList();
    }

    /** Claims and verdicts in one reply. */
    private List<JudgedClaim> oneCall(String answer, List<String> passages) {
        JudgeReply reply = evidence.ask(new JudgeRequest.SplitAndCheck(subject.question(), answer, passages));
        try {
            if (!(reply instanceof JudgeReply.ClaimsAndVerdicts found)) {
                throw new NoGraph(Evidence.because(reply));
            }
            int listed = found.claims().claims().size();
            List<Claim> distinct = distinct(found.claims(), answer);
            if (distinct.size() != listed) {
                throw new NoGraph(Evidence.unreadable("claims that are listed twice"));
            }
            checked(ReplyCheck.verdicts(found.verdicts().verdicts(), listed, passages));
            return judged(distinct, found.verdicts().verdicts(), List.of());
        } catch (NoGraph e) {
            missing.put(Link.ONE_CALL, e.why);
            return List.of();
        }
    }

    private static void checked(Optional<String> fault) throws NoGraph {
        if (fault.isPresent()) {
            throw new NoGraph(Evidence.unreadable(fault.get()));
        }
    }

    private static List<JudgedClaim> judged(
            List<Claim> claims, List<PassageVerdict> verdicts, List<TextVerdict> others) {
        var byClaim = verdicts.stream().collect(Collectors.groupingBy(PassageVerdict::claim));
        Map<Integer, TextVerdict> other = others.stream()
                .collect(Collectors.toMap(TextVerdict::claim, Function.identity(), (a, b) -> a, TreeMap::new));
        return claims.stream()
                .map(claim -> judged(
                        claim,
                        byClaim.getOrDefault(claim.number(), List.of()),
                        Optional.ofNullable(other.get(claim.number()))))
                .toList();
    }

    private static JudgedClaim judged(Claim claim, List<PassageVerdict> verdicts, Optional<TextVerdict> other) {
        List<PassageVerdict> ranked = verdicts.stream()
                .sorted(Comparator.comparingInt(PassageVerdict::passage))
                .toList();
        return new JudgedClaim(claim, whole(ranked), ranked, other);
    }

    /** What the context says as a whole: one passage that supports outweighs any that contradict. */
    private static Verdict whole(List<PassageVerdict> verdicts) {
        var kinds = verdicts.stream().map(PassageVerdict::verdict).collect(Collectors.toSet());
        if (kinds.contains(Verdict.SUPPORTED)) {
            return Verdict.SUPPORTED;
        }
        return kinds.contains(Verdict.CONTRADICTED) ? Verdict.CONTRADICTED : Verdict.NOT_STATED;
    }

    /** There is no such part, and this is why. */
    private static final class NoGraph extends Exception {

        private final transient Score why;

        NoGraph(Score why) {
            super(why.toString(), null, false, false);
            this.why = why;
        }
    }
}

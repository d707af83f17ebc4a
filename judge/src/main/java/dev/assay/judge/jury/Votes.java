package dev.assay.judge.jury;

import dev.assay.core.data.AnswerKind;
import dev.assay.core.data.PassageVerdict;
import dev.assay.core.data.TextVerdict;
import dev.assay.core.data.Verdict;
import dev.assay.judge.port.Agreement;
import dev.assay.judge.port.JudgeReply;
import dev.assay.judge.port.JudgeRequest;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * What most of several replies to one request say, thing by thing. A tie between verdicts is {@code not-stated}, between
 * kinds of answer {@code answered}. Support that no voice shows by a quote does not count.
 */
final class Votes {

    private Agreement agreement = Agreement.NONE;

    /** How far the replies counted up to now agree. */
    Agreement agreement() {
        return agreement;
    }

    /** Counts replies of one kind to a request, one or more; of a kind that cannot be voted on the first stands. */
    JudgeReply count(JudgeRequest request, List<JudgeReply> replies) {
        JudgeReply first = replies.get(0);
        if (first instanceof JudgeReply.Verdicts) {
            return verdicts(of(JudgeReply.Verdicts.class, replies));
        }
        if (first instanceof JudgeReply.Kind) {
            return new JudgeReply.Kind(
                    ballot(all(JudgeReply.Kind.class, replies, JudgeReply.Kind::kind), AnswerKind.ANSWERED));
        }
        GradeVotes grades = new GradeVotes();
        JudgeReply most = grades.count(request, replies);
        agreement = agreement.plus(grades.agreement());
        return most;
    }

    static <R extends JudgeReply, T> List<T> all(Class<R> kind, List<JudgeReply> replies, Function<R, T> said) {
        return of(kind, replies).stream().map(said).toList();
    }

    static <R extends JudgeReply> List<R> of(Class<R> kind, List<JudgeReply> replies) {
        return replies.stream().filter(kind::isInstance).map(kind::cast).toList();
    }

    private <T> T ballot(List<T> votes, T tie) {
        Ballot<T> ballot = Ballot.count(votes, leading -> tie);
        agreement = agreement.plus(ballot.agreement());
        return ballot.winner();
    }

    JudgeReply.Verdicts verdicts(List<JudgeReply.Verdicts> replies) {
        return new JudgeReply.Verdicts(passages(replies), others(replies));
    }

    private List<PassageVerdict> passages(List<JudgeReply.Verdicts> replies) {
        Map<List<Integer>, List<PassageVerdict>> byPair = replies.stream()
                .flatMap(reply -> reply.verdicts().stream())
                .collect(Collectors.groupingBy(
                        said -> List.of(said.claim(), said.passage()), LinkedHashMap::new, Collectors.toList()));
        List<PassageVerdict> most = new ArrayList<>();
        byPair.values().forEach(votes -> most.add(most(votes)));
        Set<Integer> shown = new HashSet<>();
        most.stream()
                .filter(said ->
                        said.verdict() == Verdict.SUPPORTED && said.quote().isPresent())
                .forEach(said -> shown.add(said.claim()));
        return most.stream()
                .map(said -> said.verdict() == Verdict.SUPPORTED && !shown.contains(said.claim()) ? silent(said) : said)
                .toList();
    }

    private PassageVerdict most(List<PassageVerdict> votes) {
        Verdict verdict = ballot(votes.stream().map(PassageVerdict::verdict).toList(), Verdict.NOT_STATED);
        List<PassageVerdict> own =
                votes.stream().filter(vote -> vote.verdict() == verdict).toList();
        if (own.isEmpty()) {
            return silent(votes.get(0));
        }
        PassageVerdict told = own.stream()
                .filter(vote -> vote.quote().isPresent())
                .findFirst()
                .orElse(own.get(0));
        return new PassageVerdict(
                told.claim(),
                told.passage(),
                verdict,
                probability(votes),
                told.quote(),
                told.reason(),
                own.stream().flatMap(vote -> vote.explanation().stream()).findFirst());
    }

    /** The mean of the probabilities, where every voice gives one. */
    private static OptionalDouble probability(List<PassageVerdict> votes) {
        boolean all = votes.stream().allMatch(vote -> vote.probability().isPresent());
        return all
                ? votes.stream()
                        .mapToDouble(vote -> vote.probability().getAsDouble())
                        .average()
                : OptionalDouble.empty();
    }

    private static PassageVerdict silent(PassageVerdict said) {
        return new PassageVerdict(
                said.claim(),
                said.passage(),
                Verdict.NOT_STATED,
                OptionalDouble.empty(),
                Optional.empty(),
                "the judges differ");
    }

    private List<TextVerdict> others(List<JudgeReply.Verdicts> replies) {
        Map<Integer, List<TextVerdict>> byClaim = replies.stream()
                .flatMap(reply -> reply.other().stream())
                .collect(Collectors.groupingBy(TextVerdict::claim, LinkedHashMap::new, Collectors.toList()));
        List<TextVerdict> most = new ArrayList<>();
        byClaim.forEach((claim, votes) -> {
            Verdict verdict = ballot(votes.stream().map(TextVerdict::verdict).toList(), Verdict.NOT_STATED);
            most.add(votes.stream()
                    .filter(vote -> vote.verdict() == verdict)
                    .findFirst()
                    .orElseGet(
                            () -> new TextVerdict(claim, Verdict.NOT_STATED, Optional.empty(), "the judges differ")));
        });
        return most;
    }
}

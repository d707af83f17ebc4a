package dev.assay.judge.jury;

import dev.assay.judge.port.Agreement;
import dev.assay.judge.port.JudgeReply;
import dev.assay.judge.port.JudgeRequest;
import dev.assay.judge.port.Preference;
import dev.assay.judge.port.Relevance;
import dev.assay.judge.port.SentenceSupport;
import dev.assay.judge.port.Support;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;

/**
 * What most of several replies say where they grade. A tie is the lower grade; between the levels of a rubric it is the
 * one in the middle of the votes as the rubric orders its levels; between two texts it is a tie.
 */
final class GradeVotes {

    private Agreement agreement = Agreement.NONE;

    Agreement agreement() {
        return agreement;
    }

    JudgeReply count(JudgeRequest request, List<JudgeReply> replies) {
        JudgeReply first = replies.get(0);
        if (first instanceof JudgeReply.Relevances) {
            Map<Integer, Relevance> levels =
                    each(Votes.all(JudgeReply.Relevances.class, replies, JudgeReply.Relevances::levels));
            return new JudgeReply.Relevances(levels);
        }
        if (first instanceof JudgeReply.Supports) {
            return new JudgeReply.Supports(
                    each(Votes.all(JudgeReply.Supports.class, replies, JudgeReply.Supports::grades)));
        }
        if (first instanceof JudgeReply.SentenceSupports) {
            return sentences(
                    Votes.all(JudgeReply.SentenceSupports.class, replies, JudgeReply.SentenceSupports::sentences));
        }
        if (first instanceof JudgeReply.Level && request instanceof JudgeRequest.PickLevel pick) {
            return level(List.copyOf(pick.criteria().levels().keySet()), Votes.of(JudgeReply.Level.class, replies));
        }
        return first instanceof JudgeReply.Preferred ? preferred(Votes.of(JudgeReply.Preferred.class, replies)) : first;
    }

    private <T> T ballot(Collection<T> votes, Function<List<T>, T> tie) {
        Ballot<T> ballot = Ballot.count(votes, tie);
        agreement = agreement.plus(ballot.agreement());
        return ballot.winner();
    }

    /** Grades item by item; they stand in their enum from the best to the worst. */
    private <G extends Enum<G>> Map<Integer, G> each(List<Map<Integer, G>> replies) {
        Map<Integer, List<G>> byItem = new TreeMap<>();
        replies.forEach(grades -> grades.forEach((item, grade) ->
                byItem.computeIfAbsent(item, number -> new ArrayList<>()).add(grade)));
        Map<Integer, G> most = new TreeMap<>();
        byItem.forEach((item, votes) -> most.put(item, ballot(votes, Collections::max)));
        return most;
    }

    private JudgeReply sentences(List<List<SentenceSupport>> replies) {
        int count = replies.get(0).size();
        List<SentenceSupport> most = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            int sentence = i;
            List<SentenceSupport> votes = replies.stream()
                    .filter(reply -> reply.size() == count)
                    .map(reply -> reply.get(sentence))
                    .toList();
            boolean states = ballot(votes.stream().map(SentenceSupport::states).toList(), tie -> true);
            Map<Integer, Support> support =
                    each(votes.stream().map(SentenceSupport::support).toList());
            most.add(new SentenceSupport(states, support));
        }
        return new JudgeReply.SentenceSupports(most);
    }

    private JudgeReply level(List<String> offered, List<JudgeReply.Level> votes) {
        List<String> names = votes.stream()
                .map(JudgeReply.Level::name)
                .sorted((left, right) -> Integer.compare(offered.indexOf(left), offered.indexOf(right)))
                .toList();
        String winner = ballot(names, tie -> names.get(names.size() / 2));
        return votes.stream()
                .filter(vote -> vote.name().equals(winner))
                .findFirst()
                .orElseThrow();
    }

    private JudgeReply preferred(List<JudgeReply.Preferred> votes) {
        Preference winner =
                ballot(votes.stream().map(JudgeReply.Preferred::better).toList(), tie -> Preference.TIE);
        return votes.stream()
                .filter(vote -> vote.better() == winner)
                .findFirst()
                .orElseGet(() -> new JudgeReply.Preferred(Preference.TIE, "the judges differ"));
    }
}

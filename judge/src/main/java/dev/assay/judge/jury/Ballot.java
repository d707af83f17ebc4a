package dev.assay.judge.jury;

import dev.assay.judge.port.Agreement;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/**
 * Votes on one thing.
 *
 * @param winner what most voices say
 * @param agreement how far they agree
 */
record Ballot<T>(T winner, Agreement agreement) {

    /** Counts votes, one or more; {@code tie} decides between those that have equally many. */
    static <T> Ballot<T> count(Collection<T> votes, Function<List<T>, T> tie) {
        Map<T, Integer> counts = new LinkedHashMap<>();
        votes.forEach(vote -> counts.merge(vote, 1, Integer::sum));
        int most = Collections.max(counts.values());
        List<T> leading = counts.entrySet().stream()
                .filter(entry -> entry.getValue() == most)
                .map(Map.Entry::getKey)
                .toList();
        T winner = leading.size() == 1 ? leading.get(0) : tie.apply(leading);
        double share = (double) most / votes.size();
        return new Ballot<>(winner, votes.size() < 2 ? Agreement.NONE : Agreement.of(share));
    }
}

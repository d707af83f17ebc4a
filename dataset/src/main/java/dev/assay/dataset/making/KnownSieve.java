package dev.assay.dataset.making;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/** Drops, of what another sieve keeps, the questions that can be answered without the documents. */
final class KnownSieve implements Sieve {

    private final Sieve first;
    private final Function<Draft, Optional<String>> knows;
    private final Map<Draft, Boolean> unknown = new HashMap<>();

    /** {@code knows} gives the answer that was known. */
    KnownSieve(Sieve first, Function<Draft, Optional<String>> knows) {
        this.first = first;
        this.knows = knows;
    }

    @Override
    public List<Dropped> add(List<Draft> drafts) {
        List<Dropped> dropped = new ArrayList<>(first.add(drafts));
        for (Draft draft : first.kept()) {
            if (!unknown.containsKey(draft)) {
                Optional<String> answer = knows.apply(draft);
                unknown.put(draft, answer.isEmpty());
                answer.ifPresent(known ->
                        dropped.add(Dropped.of(draft, Dropped.Reason.KNOWN, "the model says `" + known + "`")));
            }
        }
        return dropped;
    }

    @Override
    public List<Draft> kept() {
        return first.kept().stream()
                .filter(draft -> unknown.getOrDefault(draft, false))
                .toList();
    }
}

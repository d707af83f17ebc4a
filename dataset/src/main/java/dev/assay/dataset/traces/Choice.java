package dev.assay.dataset.traces;

import dev.assay.core.words.Sha256;
import dev.assay.dataset.traces.read.Interaction;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;

/** Notes what each turn is, and chooses among them; holds no words of any turn. */
final class Choice {

    /** What is known of a turn; the group is a hash. */
    private record Noted(String key, Reason reason, String group, boolean answered) {}

    /**
     * A turn that was chosen.
     *
     * @param reason why it is worth a look
     * @param frequency how many turns asked nearly the same
     */
    record Chosen(Reason reason, int frequency) {}

    private static final int HASH = 16;

    private final List<Noted> turns = new ArrayList<>();
    private final Map<String, Integer> groups = new HashMap<>();
    private final Map<Reason, Integer> reasons = new EnumMap<>(Reason.class);

    void note(String key, Interaction turn, String question, double lowFeedback) {
        Reason reason = Reason.of(turn, lowFeedback);
        String group = Sha256.of(QuestionGroup.key(question)).substring(0, HASH);
        turns.add(new Noted(key, reason, group, turn.output().answer().isPresent()));
        groups.merge(group, 1, Integer::sum);
        reasons.merge(reason, 1, Integer::sum);
    }

    /** How many turns there are to choose from. */
    int size() {
        return turns.size();
    }

    /** Turns by reason, before any choice. */
    Map<Reason, Integer> reasons() {
        return Collections.unmodifiableMap(reasons);
    }

    /** Groups of near-equal questions. */
    int groups() {
        return groups.size();
    }

    /** The turns chosen, by key. */
    Map<String, Chosen> choose(Sampling sampling) {
        List<Noted> order = new ArrayList<>(turns);
        switch (sampling.way()) {
            case RANDOM -> Collections.shuffle(order, new Random(sampling.seed()));
            case FREQUENCY -> order = oneOfEach();
            case FAILURE -> {
                Collections.shuffle(order, new Random(sampling.seed()));
                order = newQuestionsFirst(order);
                order.sort(Comparator.comparing(Noted::reason)); // stable: within a reason the order stays
            }
        }
        int limit = Math.min(order.size(), sampling.limit().orElse(order.size()));
        Map<String, Chosen> chosen = new LinkedHashMap<>();
        for (Noted turn : order.subList(0, limit)) {
            chosen.put(turn.key(), new Chosen(turn.reason(), groups.getOrDefault(turn.group(), 1)));
        }
        return chosen;
    }

    /** The largest groups first; of each its first turn with an answer, else its first. */
    private List<Noted> oneOfEach() {
        Map<String, Noted> first = new LinkedHashMap<>();
        for (Noted turn : turns) {
            first.merge(turn.group(), turn, (old, next) -> old.answered() || !next.answered() ? old : next);
        }
        List<Noted> order = new ArrayList<>(first.values());
        order.sort(Comparator.comparingInt((Noted turn) -> groups.getOrDefault(turn.group(), 1))
                .reversed());
        return order;
    }

    /** The first of each group for each reason before any second, so that one broken question does not fill the sample. */
    private static List<Noted> newQuestionsFirst(List<Noted> order) {
        Map<String, Integer> seen = new HashMap<>();
        record Ranked(Noted turn, int round) {}
        List<Ranked> ranked = new ArrayList<>();
        for (Noted turn : order) {
            ranked.add(new Ranked(turn, seen.merge(turn.group() + turn.reason(), 1, Integer::sum)));
        }
        ranked.sort(Comparator.comparingInt(Ranked::round));
        List<Noted> sorted = new ArrayList<>();
        ranked.forEach(one -> sorted.add(one.turn()));
        return sorted;
    }
}

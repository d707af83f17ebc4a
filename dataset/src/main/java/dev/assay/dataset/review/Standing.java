package dev.assay.dataset.review;

import dev.assay.core.data.Review;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** What stands of a log once everything that was undone is left out. */
final class Standing {

    /**
     * What a reviewer last said of a case.
     *
     * @param status approved or rejected
     * @param content hash of what was judged
     * @param note the words that came with it; empty where there are none
     */
    record Opinion(Review.Status status, String content, String note) {}

    private record Hand(String by, boolean second) {}

    private record Numbered(int number, LogLine line) {}

    private final Map<Hand, Deque<Numbered>> hands = new HashMap<>();
    private int next;

    Standing(List<LogLine> lines) {
        lines.forEach(this::add);
    }

    /** Takes note of one more line. */
    void add(LogLine line) {
        Deque<Numbered> hand = hands.computeIfAbsent(new Hand(line.by(), line.second()), any -> new ArrayDeque<>());
        if (line.action() == Action.UNDO) {
            hand.pollLast();
        } else {
            hand.addLast(new Numbered(next++, line));
        }
    }

    /** What a reviewer did last and did not undo. */
    Optional<LogLine> last(String by, boolean second) {
        Deque<Numbered> hand = hands.getOrDefault(new Hand(by, second), new ArrayDeque<>());
        return hand.isEmpty() ? Optional.empty() : Optional.of(hand.getLast().line());
    }

    /** By reviewer and case what they said last, reviewers by name. */
    Map<String, Map<String, Opinion>> opinions() {
        List<Numbered> all = new ArrayList<>();
        hands.values().forEach(all::addAll);
        all.sort((a, b) -> Integer.compare(a.number(), b.number()));
        Map<String, Map<String, Opinion>> opinions = new TreeMap<>();
        for (Numbered numbered : all) {
            LogLine line = numbered.line();
            line.action()
                    .status()
                    .ifPresent(status -> opinions.computeIfAbsent(line.by(), any -> new LinkedHashMap<>())
                            .put(line.id(), new Opinion(status, line.content(), line.note())));
        }
        return opinions;
    }
}

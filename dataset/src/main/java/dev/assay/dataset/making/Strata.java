package dev.assay.dataset.making;

import dev.assay.core.data.Passage;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;

/**
 * An order of passages of which every beginning is spread over documents and topics: document after document in turn,
 * of each the next of its topics, of each topic the next passage. What comes first is drawn with the seed.
 */
final class Strata {

    private Strata() {}

    static List<Passage> order(Pool pool, long seed) {
        Random random = new Random(seed);
        Map<String, Map<String, Deque<Passage>>> documents = new LinkedHashMap<>();
        List<Passage> passages = new ArrayList<>(pool.passages());
        Collections.shuffle(passages, random);
        for (Passage passage : passages) {
            documents
                    .computeIfAbsent(passage.document(), key -> new LinkedHashMap<>())
                    .computeIfAbsent(pool.topic(passage), key -> new ArrayDeque<>())
                    .add(passage);
        }
        Deque<Deque<Passage>> turns = new ArrayDeque<>();
        documents.values().forEach(topics -> turns.add(inTurn(new ArrayList<>(topics.values()))));
        return List.copyOf(inTurn(new ArrayList<>(turns)));
    }

    private static Deque<Passage> inTurn(List<Deque<Passage>> queues) {
        Deque<Deque<Passage>> waiting = new ArrayDeque<>(queues);
        Deque<Passage> order = new ArrayDeque<>();
        while (!waiting.isEmpty()) {
            Deque<Passage> next = waiting.remove();
            order.add(next.remove());
            if (!next.isEmpty()) {
                waiting.add(next);
            }
        }
        return order;
    }
}

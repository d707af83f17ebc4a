package dev.assay.engine.trec.read;

import dev.assay.engine.trec.text.Words;
import java.util.Arrays;
import java.util.Optional;

/** Finds judged topics by the bytes of their id. */
final class TopicTable {

    private JudgedTopic[] topics = new JudgedTopic[1 << 8];
    private long[] hashes = new long[topics.length];
    private int size;

    /** The topic with this id, if it is judged. */
    Optional<JudgedTopic> find(Words text, int from, int to, long hash) {
        int slot = slot(text, from, to, hash);
        return hashes[slot] == 0 ? Optional.empty() : Optional.of(topics[slot]);
    }

    /** The topic with this id, which is made if need be. */
    JudgedTopic findOrAdd(Words text, int from, int to, long hash) {
        int slot = slot(text, from, to, hash);
        if (hashes[slot] != 0) {
            return topics[slot];
        }
        JudgedTopic topic = new JudgedTopic(text, from, to);
        topics[slot] = topic;
        hashes[slot] = hash;
        if (++size * 2 > topics.length) {
            grow();
        }
        return topic;
    }

    /** All topics in the order of their bytes, placed. */
    JudgedTopic[] inOrder() {
        JudgedTopic[] all = new JudgedTopic[size];
        int n = 0;
        for (int i = 0; i < hashes.length; i++) {
            if (hashes[i] != 0) {
                all[n++] = topics[i];
            }
        }
        Arrays.sort(all);
        for (int i = 0; i < n; i++) {
            all[i].place(i);
        }
        return all;
    }

    private int slot(Words text, int from, int to, long hash) {
        int mask = hashes.length - 1;
        int slot = (int) hash & mask;
        while (hashes[slot] != 0 && !(hashes[slot] == hash && topics[slot].is(text, from, to))) {
            slot = (slot + 1) & mask;
        }
        return slot;
    }

    private void grow() {
        JudgedTopic[] oldTopics = topics;
        long[] oldHashes = hashes;
        topics = new JudgedTopic[2 * oldTopics.length];
        hashes = new long[topics.length];
        for (int i = 0; i < oldHashes.length; i++) {
            int slot = (int) oldHashes[i] & (hashes.length - 1);
            while (oldHashes[i] != 0 && hashes[slot] != 0) {
                slot = (slot + 1) & (hashes.length - 1);
            }
            if (oldHashes[i] != 0) {
                topics[slot] = oldTopics[i];
                hashes[slot] = oldHashes[i];
            }
        }
    }
}

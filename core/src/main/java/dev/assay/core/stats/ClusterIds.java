package dev.assay.core.stats;

/**
 * Numbers cluster keys from 0 in the order in which they first appear; shared by all columns of a run. Keeps 64-bit
 * hashes rather than keys, so that a million clusters take 24 MB: among a million keys two would share a number with a
 * probability of 3 in 100 million, and then only count as one cluster.
 */
public final class ClusterIds {

    private long[] hashes = new long[1024];
    private int[] ids = new int[1024];
    private int size;

    /** The number of a key. */
    public int id(String key) {
        long hash = hash(key);
        int slot = slot(hashes, hash);
        if (hashes[slot] == hash) {
            return ids[slot];
        }
        if (2 * (size + 1) > hashes.length) {
            grow();
            slot = slot(hashes, hash);
        }
        hashes[slot] = hash;
        ids[slot] = size;
        return size++;
    }

    /** Number of different keys seen. */
    public int size() {
        return size;
    }

    private void grow() {
        long[] oldHashes = hashes;
        int[] oldIds = ids;
        hashes = new long[oldHashes.length * 2];
        ids = new int[hashes.length];
        for (int i = 0; i < oldHashes.length; i++) {
            if (oldHashes[i] != 0) {
                int slot = slot(hashes, oldHashes[i]);
                hashes[slot] = oldHashes[i];
                ids[slot] = oldIds[i];
            }
        }
    }

    /** Where a hash stands, or the free place where it belongs. */
    private static int slot(long[] hashes, long hash) {
        int slot = (int) hash & (hashes.length - 1);
        while (hashes[slot] != 0 && hashes[slot] != hash) {
            slot = (slot + 1) & (hashes.length - 1);
        }
        return slot;
    }

    /** FNV-1a over UTF-16 code units, then mixed; never 0, which marks a free place. */
    private static long hash(String key) {
        long hash = 0xcbf29ce484222325L;
        for (int i = 0; i < key.length(); i++) {
            hash = (hash ^ key.charAt(i)) * 0x100000001b3L;
        }
        hash = (hash ^ (hash >>> 32)) * 0xd6e8feb86659fd93L;
        hash ^= hash >>> 32;
        return hash == 0 ? 1 : hash;
    }
}

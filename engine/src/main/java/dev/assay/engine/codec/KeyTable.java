package dev.assay.engine.codec;

import java.util.Arrays;

/**
 * From a key to a number, in 24 to 48 bytes a key: of ids only a 128-bit fingerprint is kept. That two of a million ids
 * share one by chance has a probability below 1e-26.
 */
final class KeyTable {

    /** There is no such key. */
    static final long NONE = -1;

    private static final int WIDTH = 3;

    private long[] slots = emptySlots(1 << 10);
    private int size;

    private static long[] emptySlots(int capacity) {
        long[] slots = new long[capacity * WIDTH];
        Arrays.fill(slots, NONE);
        return slots;
    }

    /** Puts a value of 0 or more unless the id has one; the value it had, or {@link #NONE}. */
    long putIfAbsent(String id, long value) {
        return putIfAbsent(fingerprint(id, 0x9E3779B97F4A7C15L), fingerprint(id, 0xC2B2AE3D27D4EB4FL), value);
    }

    /** The same for a key of two numbers. */
    long putIfAbsent(long a, long b, long value) {
        if (size * 3L > slots.length / WIDTH * 2L) {
            grow();
        }
        int slot = slot(a, b);
        long earlier = slots[slot + 2];
        if (earlier == NONE) {
            slots[slot] = a;
            slots[slot + 1] = b;
            slots[slot + 2] = value;
            size++;
        }
        return earlier;
    }

    /** The value of an id, or {@link #NONE}. */
    long get(String id) {
        return slots[slot(fingerprint(id, 0x9E3779B97F4A7C15L), fingerprint(id, 0xC2B2AE3D27D4EB4FL)) + 2];
    }

    /** Where the key stands or would stand. */
    private int slot(long a, long b) {
        int capacity = slots.length / WIDTH;
        int at = (int) mix(a + 31 * b) & (capacity - 1);
        while (slots[at * WIDTH + 2] != NONE && (slots[at * WIDTH] != a || slots[at * WIDTH + 1] != b)) {
            at = (at + 1) & (capacity - 1);
        }
        return at * WIDTH;
    }

    private void grow() {
        long[] old = slots;
        slots = emptySlots(old.length / WIDTH * 2);
        for (int i = 0; i < old.length; i += WIDTH) {
            if (old[i + 2] != NONE) {
                System.arraycopy(old, i, slots, slot(old[i], old[i + 1]), WIDTH);
            }
        }
    }

    private static long fingerprint(String id, long factor) {
        long hash = factor ^ id.length();
        for (int i = 0; i < id.length(); i++) {
            hash = (hash ^ id.charAt(i)) * factor;
            hash ^= hash >>> 29;
        }
        return mix(hash);
    }

    /** Spreads all bits over all bits (the finaliser of MurmurHash3). */
    private static long mix(long hash) {
        long h = (hash ^ (hash >>> 33)) * 0xFF51AFD7ED558CCDL;
        h = (h ^ (h >>> 33)) * 0xC4CEB9FE1A85EC53L;
        return h ^ (h >>> 33);
    }
}

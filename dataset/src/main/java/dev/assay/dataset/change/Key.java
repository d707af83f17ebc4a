package dev.assay.dataset.change;

import java.nio.ByteBuffer;

/** The first half of a SHA-256, enough to tell contents apart. */
record Key(long high, long low) {

    static Key of(byte[] digest) {
        ByteBuffer bytes = ByteBuffer.wrap(digest);
        return new Key(bytes.getLong(), bytes.getLong());
    }
}

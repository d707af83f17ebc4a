package dev.assay.engine.trec.print;

import java.util.Arrays;

/** Collects output as bytes, since ids are bytes and need not be text in any encoding. */
final class ByteText {

    private byte[] bytes = new byte[1 << 12];
    private int size;

    ByteText add(char ascii) {
        reserve(1);
        bytes[size++] = (byte) ascii;
        return this;
    }

    ByteText add(String ascii) {
        reserve(ascii.length());
        for (int i = 0; i < ascii.length(); i++) {
            bytes[size++] = (byte) ascii.charAt(i);
        }
        return this;
    }

    ByteText add(byte[] more) {
        reserve(more.length);
        System.arraycopy(more, 0, bytes, size, more.length);
        size += more.length;
        return this;
    }

    private void reserve(int more) {
        if (bytes.length - size < more) {
            bytes = Arrays.copyOf(bytes, Math.max(size + more, 2 * bytes.length));
        }
    }

    byte[] bytes() {
        return Arrays.copyOf(bytes, size);
    }
}

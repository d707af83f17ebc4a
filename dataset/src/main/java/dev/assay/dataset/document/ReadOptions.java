package dev.assay.dataset.document;

import java.nio.charset.Charset;
import java.util.Optional;

/**
 * How documents are read.
 *
 * @param encoding the encoding of files that do not say theirs by a byte order mark and are not UTF-8; absent = such
 *     files are not read, and what they look like is told
 * @param largest bytes of the largest file that is read, 1 or more; JSON lines may be larger
 */
public record ReadOptions(Optional<Charset> encoding, long largest) {

    /** UTF-8, and files of up to 100 MB. */
    public static final ReadOptions DEFAULT = new ReadOptions(Optional.empty(), 100L << 20);

    public ReadOptions {
        if (largest < 1) {
            throw new IllegalArgumentException("the largest file is one of 1 byte or more; found " + largest);
        }
    }
}

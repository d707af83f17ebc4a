package dev.assay.core.slice;

import java.util.Comparator;

/**
 * The cases that share one value of one key, such as {@code language=zh}. Prints as it parses: what holds white space or
 * a mark of its own is quoted, {@code topic="refund policy"}.
 *
 * @param key a key of {@link CaseSlices}, not blank; letters count as they are written
 * @param value the value as text; may be empty
 */
public record CaseSlice(String key, String value) implements Comparable<CaseSlice> {

    private static final Comparator<CaseSlice> ORDER = Comparator.comparing(CaseSlice::key)
            .thenComparingInt(slice -> Bucket.rank(slice.value))
            .thenComparing(CaseSlice::value);

    public CaseSlice {
        if (key.isBlank()) {
            throw new IllegalArgumentException("the key of a slice is not blank");
        }
    }

    /**
     * Reads {@code key=value}; either may stand in straight quotes, within which a backslash keeps the next character.
     *
     * @throws IllegalArgumentException when it is no slice, with what is wrong
     */
    public static CaseSlice parse(String text) {
        return new SliceParser(text).parse();
    }

    /** By key, then short before long and few before many, then by the letters of the value. */
    @Override
    public int compareTo(CaseSlice other) {
        return ORDER.compare(this, other);
    }

    @Override
    public String toString() {
        return SliceParser.quoted(key) + "=" + SliceParser.quoted(value);
    }
}

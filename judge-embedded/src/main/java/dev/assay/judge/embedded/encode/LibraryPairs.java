package dev.assay.judge.embedded.encode;

import ai.djl.huggingface.tokenizers.jni.CharSpan;
import ai.djl.huggingface.tokenizers.jni.TokenizersLibrary;
import dev.assay.core.words.Slice;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/**
 * The rows that a {@code tokenizer.json} of Hugging Face describes: any kind of token, and the marks that its own
 * post-processor sets around a pair.
 */
public final class LibraryPairs implements PairTokenizer {

    private final TokenizersLibrary library;
    private final long tokenizer;
    private final OptionalInt longest;
    private boolean closed;

    private LibraryPairs(TokenizersLibrary library, long tokenizer) {
        this.library = library;
        this.tokenizer = tokenizer;
        int limit = library.getMaxLength(tokenizer);
        this.longest = limit > 0 ? OptionalInt.of(limit) : OptionalInt.empty();
        library.disableTruncation(tokenizer);
        library.disablePadding(tokenizer);
    }

    /**
     * Reads a tokenizer.
     *
     * @param json what a {@code tokenizer.json} holds
     * @throws UnsuitableModel when it describes no tokenizer
     * @throws NoEncoder when the library does not run on this platform
     */
    public static LibraryPairs read(String json) {
        TokenizersLibrary library = TokenizerLibrary.functions();
        try {
            return new LibraryPairs(library, library.createTokenizerFromString(wellFormed(json)));
        } catch (RuntimeException e) {
            throw new UnsuitableModel("it describes no tokenizer that can be used: " + e.getMessage(), e);
        }
    }

    /** Tokens of the longest row that the file itself allows; empty where it sets no limit. */
    public OptionalInt longest() {
        return longest;
    }

    @Override
    public synchronized List<Slice> places(String text) {
        String read = wellFormed(text);
        long encoding = library.encode(open(), read, false);
        try {
            List<Slice> places = new ArrayList<>();
            Places at = new Places(read);
            for (@Nullable CharSpan span : library.getTokenCharSpans(encoding)) {
                if (span != null) {
                    places.add(at.of(span));
                }
            }
            return places;
        } finally {
            library.deleteEncoding(encoding);
        }
    }

    @Override
    public synchronized PairInput encode(String first, String second) {
        long encoding = library.encodeDual(open(), wellFormed(first), wellFormed(second), true);
        try {
            return new PairInput(library.getTokenIds(encoding), library.getTypeIds(encoding));
        } finally {
            library.deleteEncoding(encoding);
        }
    }

    private long open() {
        if (closed) {
            throw new IllegalStateException("the tokenizer is closed");
        }
        return tokenizer;
    }

    /** The text with a question mark for each half of a surrogate pair that stands alone, which the library cannot read. */
    private static String wellFormed(String text) {
        return new String(text.getBytes(StandardCharsets.UTF_8), StandardCharsets.UTF_8);
    }

    @Override
    public synchronized void close() {
        if (!closed) {
            closed = true;
            library.deleteTokenizer(tokenizer);
        }
    }

    /** From the library's places, which count code points, to ours. */
    private static final class Places {

        /** For each code point where it starts, and where the last one ends. */
        private final int[] starts;

        Places(String text) {
            starts = new int[text.codePointCount(0, text.length()) + 1];
            int at = 0;
            for (int i = 1; i < starts.length; i++) {
                at += Character.charCount(text.codePointAt(at));
                starts[i] = at;
            }
        }

        Slice of(CharSpan span) {
            return new Slice(starts[span.getStart()], starts[span.getEnd()]);
        }
    }
}

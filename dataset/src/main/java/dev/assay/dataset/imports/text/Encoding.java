package dev.assay.dataset.imports.text;

import dev.assay.dataset.folder.EncodingGuess;
import dev.assay.engine.input.Fault;
import dev.assay.engine.input.InputException;
import dev.assay.engine.input.Unreadable;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.Charset;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CoderResult;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.BitSet;
import java.util.Optional;

/**
 * The encoding of a file, found by reading it once. A file that is UTF-8 but for a few lines is read without these; one that
 * is another encoding altogether is refused with a guess.
 *
 * @param charset the encoding to read it in
 * @param wrong lines from 1 that hold bytes which are none of it
 * @param guess what these lines may be
 */
record Encoding(Charset charset, BitSet wrong, Optional<String> guess) {

    private static final int BLOCK = 1 << 16;

    /** What stands in a file, each line by itself. */
    private static final class Census {
        private final BitSet wrong = new BitSet();
        private int foreign;
        private int line = 1;
        private boolean seen;
        private long firstWrong = -1;
    }

    /**
     * Reads the file once.
     *
     * @param given the encoding that the user named
     * @throws InputException when it is not text in UTF-8 for the most part and no encoding was named
     */
    static Encoding of(Path file, Optional<Charset> given) {
        try {
            Charset charset = given.or(() -> marked(file)).orElse(StandardCharsets.UTF_8);
            Census census = census(file, charset);
            if (census.wrong.isEmpty()) {
                return new Encoding(charset, census.wrong, Optional.empty());
            }
            Optional<String> guess = guess(file, census.firstWrong);
            if (census.wrong.cardinality() * 2 > census.foreign) {
                throw InputException.of(another(file, charset, census, guess));
            }
            return new Encoding(charset, census.wrong, guess);
        } catch (IOException cannotRead) {
            throw InputException.of(Unreadable.fault(file, file.toString(), cannotRead));
        }
    }

    private static Fault another(Path file, Charset charset, Census census, Optional<String> guess) {
        int first = census.wrong.nextSetBit(0);
        String next = guess.map(name -> charset + "; this looks like " + name + ": add --encoding " + name
                        + ", or convert it: iconv -f " + name + " -t UTF-8")
                .orElse(charset + "; save the file as UTF-8, or name what it is with --encoding");
        return new Fault(
                file.toString(),
                first,
                0,
                "bytes that are not " + charset + " on " + census.wrong.cardinality() + " of the " + census.foreign
                        + " lines with other characters than ASCII",
                next);
    }

    private static Optional<Charset> marked(Path file) {
        try (InputStream in = Files.newInputStream(file)) {
            byte[] mark = in.readNBytes(2);
            boolean utf16 = mark.length == 2
                    && ((mark[0] == (byte) 0xFE && mark[1] == (byte) 0xFF)
                            || (mark[0] == (byte) 0xFF && mark[1] == (byte) 0xFE));
            return utf16 ? Optional.of(StandardCharsets.UTF_16) : Optional.empty();
        } catch (IOException cannotRead) {
            throw InputException.of(Unreadable.fault(file, file.toString(), cannotRead));
        }
    }

    private static Census census(Path file, Charset charset) throws IOException {
        Census census = new Census();
        CharsetDecoder decoder = charset.newDecoder()
                .onMalformedInput(CodingErrorAction.REPORT)
                .onUnmappableCharacter(CodingErrorAction.REPORT);
        ByteBuffer bytes = ByteBuffer.allocate(BLOCK).flip();
        CharBuffer chars = CharBuffer.allocate(BLOCK);
        try (InputStream in = Files.newInputStream(file)) {
            long base = 0;
            boolean ended = false;
            while (true) {
                CoderResult result = decoder.decode(bytes, chars, ended);
                count(census, chars);
                if (result.isError()) {
                    note(census, base + bytes.position());
                    bytes.position(bytes.position() + result.length());
                } else if (result.isUnderflow()) {
                    if (ended) {
                        return census;
                    }
                    base += bytes.position();
                    bytes.compact();
                    int read = in.read(bytes.array(), bytes.position(), bytes.remaining());
                    ended = read < 0;
                    bytes.position(bytes.position() + Math.max(0, read)).flip();
                }
            }
        }
    }

    private static void note(Census census, long offset) {
        if (census.firstWrong < 0) {
            census.firstWrong = offset;
        }
        census.wrong.set(census.line);
        if (!census.seen) {
            census.seen = true;
            census.foreign++;
        }
    }

    private static void count(Census census, CharBuffer chars) {
        chars.flip();
        while (chars.hasRemaining()) {
            char c = chars.get();
            if (c == '\n') {
                census.line++;
                census.seen = false;
            } else if (c > 0x7F && c != '\uFEFF' && !census.seen) {
                census.seen = true;
                census.foreign++;
            }
        }
        chars.clear();
    }

    /** What the bytes around the first wrong one look like. */
    private static Optional<String> guess(Path file, long offset) throws IOException {
        try (InputStream in = Files.newInputStream(file)) {
            in.skipNBytes(Math.max(0, offset - EncodingGuess.SAMPLE / 4));
            return EncodingGuess.of(in.readNBytes(EncodingGuess.SAMPLE));
        }
    }
}

package dev.assay.dataset.document;

import dev.assay.dataset.folder.EncodingGuess;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Optional;

/**
 * The bytes of a text file. Its encoding is what its byte order mark says, UTF-8, what the file declares or what the user
 * named, in this order; never a guess.
 */
@SuppressWarnings("ArrayRecordComponent") // a view; nobody compares these
record TextBytes(FoundFile file, byte[] bytes) {

    /** The text. */
    String text() {
        return text(Optional.empty());
    }

    /**
     * The text.
     *
     * @param declared the encoding that the file says it is in, such as in a {@code meta} of HTML
     */
    String text(Optional<Charset> declared) {
        String text = decoded(declared);
        if (text.indexOf('\0') >= 0) {
            throw file.refused("binary data", "text; look whether the ending is right");
        }
        int start = text.startsWith("\uFEFF") ? 1 : 0;
        return text.substring(start).replace("\r\n", "\n").replace('\r', '\n');
    }

    private String decoded(Optional<Charset> declared) {
        Optional<Charset> marked = marked();
        if (marked.isPresent()) {
            return decode(marked.get()).orElseThrow(() -> wrong(marked.get()));
        }
        return decode(StandardCharsets.UTF_8)
                .or(() -> file.options().encoding().map(given -> decode(given).orElseThrow(() -> wrong(given))))
                .or(() -> declared.flatMap(this::decode))
                .orElseThrow(this::unknown);
    }

    private Optional<Charset> marked() {
        boolean big = starts(0xFE, 0xFF);
        boolean little = starts(0xFF, 0xFE);
        return big || little ? Optional.of(StandardCharsets.UTF_16) : Optional.empty();
    }

    private boolean starts(int first, int second) {
        return bytes.length >= 2 && (bytes[0] & 0xFF) == first && (bytes[1] & 0xFF) == second;
    }

    private Optional<String> decode(Charset charset) {
        try {
            return Optional.of(
                    charset.newDecoder().decode(ByteBuffer.wrap(bytes)).toString());
        } catch (CharacterCodingException other) {
            return Optional.empty();
        }
    }

    private RuntimeException wrong(Charset charset) {
        return file.refused(
                "bytes that are not " + charset,
                charset + " throughout"
                        + guess().map(name -> "; this looks like " + name).orElse(""));
    }

    private RuntimeException unknown() {
        for (byte b : bytes) {
            if (b == 0) {
                return file.refused("binary data", "text; look whether the ending is right");
            }
        }
        return file.refused(
                "bytes that are not UTF-8",
                guess().map(name -> "UTF-8; this looks like " + name + ": iconv -f " + name
                                + " -t UTF-8, or --encoding " + name)
                        .orElse("UTF-8; save the file as UTF-8, or name what it is with --encoding"));
    }

    /** What the bytes around the first one that is not ASCII look like. */
    private Optional<String> guess() {
        int first = 0;
        while (first < bytes.length && bytes[first] >= 0) {
            first++;
        }
        int from = Math.max(0, first - EncodingGuess.SAMPLE / 4);
        return EncodingGuess.of(Arrays.copyOfRange(bytes, from, Math.min(bytes.length, from + EncodingGuess.SAMPLE)));
    }
}

package dev.assay.dataset.document;

import dev.assay.core.data.Passage;
import dev.assay.core.data.Span;
import dev.assay.core.words.Language;
import dev.assay.core.words.Slice;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Collectors;

/**
 * Cuts documents into passages of whole sentences. Each passage is exactly what stands at its span; together they hold
 * every character that is not white space; none begins or ends within a surrogate pair. A sentence longer than the size
 * is cut at a comma or blank where there is one.
 *
 * @param size characters of the largest passage, UTF-16 code units, {@link #SMALLEST} or more; absent = by the language of
 *     the document: {@link #ENGLISH} or {@link #CHINESE}
 * @param overlap characters of a passage, at most, that are repeated at the start of the next, up to half of the size;
 *     absent = a tenth of the size
 * @param byHeading whether a heading always begins a passage
 */
public record Chunker(OptionalInt size, OptionalInt overlap, boolean byHeading) {

    /** The smallest size. */
    public static final int SMALLEST = 10;

    /** The size for English and all other languages but Chinese: about 200 tokens of usual embedding models. */
    public static final int ENGLISH = 1000;

    /** The size for Chinese, where a character says more. */
    public static final int CHINESE = 400;

    /** Sizes by language, a tenth of overlap, headings not heeded. */
    public static final Chunker DEFAULT = new Chunker(OptionalInt.empty(), OptionalInt.empty(), false);

    public Chunker {
        if (size.isPresent() && size.getAsInt() < SMALLEST) {
            throw new IllegalArgumentException(
                    "the size of a passage is " + SMALLEST + " characters or more; found " + size.getAsInt());
        }
        int half = size.orElse(CHINESE) / 2;
        if (overlap.isPresent() && (overlap.getAsInt() < 0 || overlap.getAsInt() > half)) {
            throw new IllegalArgumentException("the overlap of passages is 0 to half of their size, here " + half
                    + "; found " + overlap.getAsInt());
        }
    }

    /** The passages of a document in the order of its text; their ids are made of its id and their place. */
    public List<Passage> passages(Document document) {
        int most = sizeFor(document);
        Packing packing = new Packing(document.text(), most, overlap.orElse(most / 10));
        List<Passage> passages = new ArrayList<>();
        for (Slice section : byHeading
                ? Sections.of(document)
                : List.of(new Slice(0, document.text().length()))) {
            packing.pack(section).forEach(slice -> passages.add(passage(document, slice)));
        }
        return passages;
    }

    /** The size that holds for a document. */
    public int sizeFor(Document document) {
        return size.orElseGet(() -> Language.of(document.text()) == Language.ZH ? CHINESE : ENGLISH);
    }

    private static Passage passage(Document document, Slice slice) {
        Map<String, Object> metadata = new HashMap<>();
        List<Heading> over = document.over(slice.start());
        if (!over.isEmpty()) {
            metadata.put("heading", over.stream().map(Heading::text).collect(Collectors.joining(" > ")));
        }
        if (!document.pages().isEmpty()) {
            metadata.put("page", document.page(slice.start()));
        }
        metadata.putAll(document.metadata());
        return new Passage(
                document.id() + "#" + slice.start() + "-" + slice.end(),
                document.id(),
                Optional.of(new Span(slice.start(), slice.end())),
                document.title(),
                slice.of(document.text()),
                metadata,
                document.acl());
    }
}

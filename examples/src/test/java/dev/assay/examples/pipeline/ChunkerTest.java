package dev.assay.examples.pipeline;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ChunkerTest {

    private static final Document DOCUMENT = new Document("d", "One two. Three. Four five six seven. Eight.");

    @Test
    void sentences_are_packed_up_to_the_size_and_numbered_from_zero() {
        assertThat(new Chunker(16).chunks(DOCUMENT))
                .containsExactly(
                        new Chunk("d#0", "d", new Range(0, 15), "One two. Three."),
                        new Chunk("d#1", "d", new Range(16, 36), "Four five six seven."),
                        new Chunk("d#2", "d", new Range(37, 43), "Eight."));
    }

    @Test
    void a_sentence_above_the_size_is_a_chunk_of_its_own() {
        assertThat(new Chunker(3).chunks(DOCUMENT)).hasSize(4);
    }

    @Test
    void one_chunk_holds_what_fits() {
        assertThat(new Chunker(43).chunks(DOCUMENT)).extracting(Chunk::text).containsExactly(DOCUMENT.text());
    }

    @Test
    void a_blank_document_has_no_chunk() {
        assertThat(new Chunker(10).chunks(new Document("d", " "))).isEmpty();
    }
}

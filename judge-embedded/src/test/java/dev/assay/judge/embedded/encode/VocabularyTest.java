package dev.assay.judge.embedded.encode;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import java.time.Duration;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class VocabularyTest {

    @Test
    void signs_of_the_notation_are_pieces_like_others() {
        Vocabulary vocabulary = Vocabulary.read("""
                {"normalizer": {"lowercase": true}, "model": {"type": "WordPiece",
                 "vocab": {"[PAD]": 0, "}": 1 , "{":2,"\\"": 3, ",": 4, ":": 5, "\\\\": 6, "\\u9000": 7, "##}": 80}, "other": {"x": 9}}}""");
        assertThat(vocabulary.size()).isEqualTo(9);
        assertThat(new String[] {"[PAD]", "}", "{", "\"", ",", ":", "\\", "退", "##}", "x"})
                .extracting(vocabulary::number)
                .containsExactly(0, 1, 2, 3, 4, 5, 6, 7, 80, -1);
        assertThat(vocabulary.lowerCase()).isTrue();
    }

    @Test
    void an_empty_vocabulary_is_read() {
        assertThat(Vocabulary.read("{\"model\": {\"type\": \"WordPiece\", \"vocab\": { }}}")
                        .size())
                .isZero();
    }

    @Test
    void a_file_without_word_pieces_is_refused() {
        assertThatThrownBy(() -> Vocabulary.read("{\"model\": {\"type\": \"BPE\", \"vocab\": {\"a\": 1}}}"))
                .hasMessageContaining("no WordPiece vocabulary");
    }

    @Test
    void the_time_grows_with_the_number_of_pieces_and_not_with_its_square() {
        String pieces = IntStream.range(0, 1_000_000)
                .mapToObj(i -> "\"退" + i + "\": " + i)
                .collect(Collectors.joining(",\n"));
        String file = "{\"model\": {\"type\": \"WordPiece\", \"vocab\": {" + pieces + "}}}";
        Vocabulary vocabulary = assertTimeoutPreemptively(Duration.ofMinutes(1), () -> Vocabulary.read(file));
        assertThat(vocabulary.number("退999999")).isEqualTo(999_999);
    }
}

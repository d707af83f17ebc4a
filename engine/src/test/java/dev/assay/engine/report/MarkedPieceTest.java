package dev.assay.engine.report;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.core.data.Span;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class MarkedPieceTest {

    @Test
    void where_marks_meet_the_gravest_shows_and_neighbours_of_one_kind_are_one() {
        List<MarkedPiece> pieces = MarkedPiece.of(
                "abcdefgh",
                Map.of(
                        WordMark.SHARED, List.of(new Span(0, 2), new Span(2, 4)),
                        WordMark.LACKING, List.of(new Span(3, 6)),
                        WordMark.CLASH, List.of(new Span(5, 7))));
        assertThat(pieces)
                .extracting(piece -> piece.text() + ":" + piece.style())
                .containsExactly("abc:shared", "de:lacking", "fg:clash", "h:");
    }

    @Test
    void a_mark_beyond_the_text_or_within_a_character_harms_nothing() {
        List<MarkedPiece> pieces =
                MarkedPiece.of("退😀款", Map.of(WordMark.CLASH, List.of(new Span(2, 99), new Span(700, 900))));
        assertThat(pieces)
                .extracting(piece -> piece.text() + ":" + piece.style())
                .containsExactly("退😀:", "款:clash");
    }

    @Test
    void the_pieces_put_together_are_the_text_whatever_the_marks() {
        Random random = new Random(20261203);
        String text = "退款会在3到5个工作日内😀原路退回, or so\uD83D.";
        for (int round = 0; round < 500; round++) {
            int start = random.nextInt(40);
            int other = random.nextInt(40);
            List<MarkedPiece> pieces = MarkedPiece.of(
                    text,
                    Map.of(
                            WordMark.LACKING, List.of(new Span(start, start + 1 + random.nextInt(9))),
                            WordMark.CLASH, List.of(new Span(other, other + 1 + random.nextInt(9)))));
            assertThat(pieces.stream().map(MarkedPiece::text).collect(Collectors.joining()))
                    .isEqualTo(text);
        }
    }
}

package dev.assay.engine.report;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.core.data.Verdict;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class HighlightTest {

    @Test
    void where_claims_overlap_the_gravest_verdict_shows_with_all_numbers() {
        List<Segment> pieces = Highlight.of(
                "abcdef",
                List.of(
                        new Highlight.Mark(0, 4, Verdict.SUPPORTED, 1),
                        new Highlight.Mark(2, 6, Verdict.CONTRADICTED, 2)));
        assertThat(pieces)
                .extracting(piece -> piece.text() + ":" + piece.style() + ":" + piece.claims())
                .containsExactly("ab:supported:1", "cd:contradicted:1, 2", "ef:contradicted:2");
    }

    @Test
    void a_mark_beyond_the_text_or_within_a_character_harms_nothing() {
        String text = "a😀b";
        List<Segment> pieces = Highlight.of(
                text,
                List.of(
                        new Highlight.Mark(2, 99, Verdict.NOT_STATED, 1),
                        new Highlight.Mark(-5, 1, Verdict.SUPPORTED, 2),
                        new Highlight.Mark(3, 1, Verdict.SUPPORTED, 3)));
        assertThat(pieces).extracting(Segment::text).containsExactly("a", "😀", "b");
        assertThat(pieces).extracting(Segment::marked).containsExactly(true, false, true);
    }

    @Test
    void the_pieces_put_together_are_the_text_whatever_the_marks() {
        Random random = new Random(20260101);
        String text = "退款会在3到5个工作日内😀原路退回, or so.";
        for (int round = 0; round < 500; round++) {
            List<Highlight.Mark> marks = new ArrayList<>();
            for (int i = random.nextInt(6); i > 0; i--) {
                marks.add(new Highlight.Mark(
                        random.nextInt(40) - 5,
                        random.nextInt(40),
                        random.nextBoolean() ? Verdict.SUPPORTED : Verdict.CONTRADICTED,
                        random.nextInt(4)));
            }
            List<Segment> pieces = Highlight.of(text, marks);
            assertThat(pieces.stream().map(Segment::text).collect(Collectors.joining()))
                    .isEqualTo(text);
        }
    }

    @Test
    void a_text_without_marks_is_one_piece_and_an_empty_one_none() {
        assertThat(Highlight.of("abc", List.of())).extracting(Segment::text).containsExactly("abc");
        assertThat(Highlight.of("", List.of(new Highlight.Mark(0, 3, Verdict.SUPPORTED, 1))))
                .isEmpty();
    }
}

package dev.assay.core.retrieval;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.core.data.Judgments;
import dev.assay.core.data.Label;
import dev.assay.core.data.Ranking;
import dev.assay.core.data.RelevantGroup;
import dev.assay.core.data.Retrieved;
import dev.assay.core.data.Span;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import org.junit.jupiter.api.Test;

class MatchingTest {

    private static final Label TEN = new Label.Evidence("d", new Span(100, 110), "five days");

    @Test
    void a_chunk_over_half_of_the_span_finds_it_and_one_over_less_only_touches_it() {
        JudgedRanking half = met(TEN, chunk("c1", "d", 0, 105));
        assertThat(half.foundAt(0)).isEqualTo(1);
        JudgedRanking less = met(TEN, chunk("c1", "d", 0, 104));
        assertThat(less.foundAt(0)).isEqualTo(JudgedRanking.NOT_FOUND);
        assertThat(less.isRelevant(1, 1)).isTrue();
        assertThat(less.ways()).containsExactly(Matching.Way.OFFSETS);
    }

    @Test
    void any_overlap_is_enough_where_asked_for() {
        Judgments labels = judgments(group(TEN));
        Ranking ranking = Ranking.of(List.of(chunk("c1", "d", 109, 200)));
        assertThat(new Matching(Matching.Overlap.ANY).match(labels, ranking).foundAt(0))
                .isEqualTo(1);
        assertThat(new Matching(Matching.Overlap.HALF).match(labels, ranking).foundAt(0))
                .isEqualTo(JudgedRanking.NOT_FOUND);
    }

    @Test
    void a_span_split_over_chunks_is_found_once_their_union_covers_half() {
        JudgedRanking met = met(TEN, chunk("c1", "d", 90, 103), chunk("x", "e", 100, 110), chunk("c2", "d", 103, 200));
        assertThat(met.foundAt(0)).isEqualTo(3);
        assertThat(met.relevantItems(1, 3)).isEqualTo(2);
    }

    @Test
    void overlapping_chunks_do_not_cover_the_same_characters_twice() {
        JudgedRanking met = met(TEN, chunk("c1", "d", 0, 103), chunk("c2", "d", 50, 103), chunk("c3", "d", 99, 104));
        assertThat(met.foundAt(0)).isEqualTo(JudgedRanking.NOT_FOUND);
    }

    @Test
    void a_chunk_that_only_touches_the_border_of_the_span_is_not_relevant() {
        assertThat(met(TEN, chunk("c1", "d", 0, 100), chunk("c2", "d", 110, 120))
                        .relevantItems(1, 2))
                .isZero();
    }

    @Test
    void without_offsets_the_quote_decides_by_folded_text() {
        JudgedRanking met = met(TEN, text("c1", "d", "Within\nＦＩＶＥ   Days."), text("c2", "d", "nothing"));
        assertThat(met.foundAt(0)).isEqualTo(1);
        assertThat(met.isRelevant(2, 1)).isFalse();
        assertThat(met.ways()).containsExactly(Matching.Way.TEXT);
    }

    @Test
    void a_chunk_of_the_document_without_offsets_and_text_proves_nothing_but_the_document_itself_does() {
        assertThat(met(TEN, item("c1", "d")).relevantItems(1, 1)).isZero();
        JudgedRanking whole = met(TEN, Retrieved.of("d"));
        assertThat(whole.foundAt(0)).isEqualTo(1);
        assertThat(whole.ways()).containsExactly(Matching.Way.DOCUMENT);
    }

    @Test
    void a_whole_document_is_found_by_its_first_chunk_and_every_chunk_is_relevant() {
        JudgedRanking met = met(new Label.WholeDocument("d"), item("x", "e"), item("c1", "d"), item("c2", "d"));
        assertThat(met.foundAt(0)).isEqualTo(2);
        assertThat(met.relevantItems(1, 3)).isEqualTo(2);
        assertThat(met.gain(3)).isZero();
    }

    @Test
    void a_quote_is_looked_for_in_its_own_document_only() {
        Label quote = new Label.Quote("d", "five days");
        assertThat(met(quote, text("c1", "e", "five days"), text("c2", "d", "in FIVE days"))
                        .foundAt(0))
                .isEqualTo(2);
    }

    @Test
    void a_group_is_found_at_the_best_rank_of_its_members() {
        Judgments labels = judgments(group(new Label.Item("z"), TEN, new Label.Item("a")));
        JudgedRanking met = JudgedRanking.of(
                labels, Ranking.of(List.of(Retrieved.of("x"), Retrieved.of("a"), chunk("c", "d", 100, 110))));
        assertThat(met.foundAt(0)).isEqualTo(2);
        assertThat(met.newlyFound(3, 1)).isZero();
        assertThat(met.isRelevant(3, 1)).isTrue();
    }

    @Test
    void the_grade_of_an_item_is_the_largest_of_its_groups() {
        JudgedRanking met = JudgedRanking.of(Picture.labels("a|b:1 a|c:3 d:-1"), Picture.ranked("a x d"));
        assertThat(met.grade(1, -9)).isEqualTo(3);
        assertThat(met.grade(2, -9)).isEqualTo(-9);
        assertThat(met.grade(3, -9)).isEqualTo(-1);
        assertThat(met.isPooled(3)).isTrue();
        assertThat(met.isJudged(3)).isFalse();
        assertThat(met.newlyFound(1, 1)).isEqualTo(2);
    }

    @Test
    void a_reference_context_meets_the_passage_that_holds_it() {
        JudgedRanking met =
                metContext("退款将在 3 个工作日内到账。", text("c1", "d", "无关"), text("c2", "d", "说明：退款将在3个工作日内到账。谢谢。"));
        assertThat(met.foundAt(0)).isEqualTo(2);
        assertThat(met.ways()).containsExactly(Matching.Way.TEXT);
    }

    @Test
    void passages_that_are_parts_of_a_reference_context_find_it_together() {
        JudgedRanking met = metContext(
                "The money comes back. It takes five days.",
                text("c1", "d", "It takes"),
                text("c2", "d", "The money comes"));
        assertThat(met.foundAt(0)).isEqualTo(2);
        assertThat(met.isRelevant(1, 1)).isTrue();
    }

    @Test
    void a_passage_that_differs_in_a_few_characters_meets_by_similarity_and_says_so() {
        JudgedRanking met = metContext("0123456789", text("c1", "d", "0123456xyz"), text("c2", "d", "01234567yz"));
        assertThat(met.foundAt(0)).isEqualTo(2);
        assertThat(met.ways()).containsExactly(Matching.Way.SIMILARITY);
        assertThat(Matching.Way.SIMILARITY.words()).isEqualTo("by character similarity of 0.8 or more");
    }

    @Test
    void a_passage_without_text_meets_no_reference_context() {
        assertThat(metContext("five days", Retrieved.of("c1")).relevantItems(1, 1))
                .isZero();
        assertThat(Judgments.ofContexts(List.of(" ", "x")).groups()).hasSize(1);
    }

    private static JudgedRanking met(Label label, Retrieved... items) {
        return JudgedRanking.of(judgments(group(label)), Ranking.of(List.of(items)));
    }

    private static JudgedRanking metContext(String context, Retrieved... items) {
        return JudgedRanking.of(Judgments.ofContexts(List.of(context)), Ranking.of(List.of(items)));
    }

    private static Judgments judgments(RelevantGroup... groups) {
        return new Judgments(Arrays.asList(groups));
    }

    private static RelevantGroup group(Label... labels) {
        return new RelevantGroup(Arrays.asList(labels), 1);
    }

    private static Retrieved chunk(String id, String document, int start, int end) {
        return retrieved(id, document, Optional.of(new Span(start, end)), Optional.empty());
    }

    private static Retrieved text(String id, String document, String text) {
        return retrieved(id, document, Optional.empty(), Optional.of(text));
    }

    private static Retrieved item(String id, String document) {
        return retrieved(id, document, Optional.empty(), Optional.empty());
    }

    private static Retrieved retrieved(String id, String document, Optional<Span> span, Optional<String> text) {
        return new Retrieved(id, Optional.of(document), span, text, OptionalDouble.empty(), Map.of());
    }
}

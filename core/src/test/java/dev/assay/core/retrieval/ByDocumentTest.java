package dev.assay.core.retrieval;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.core.data.Judgments;
import dev.assay.core.data.Label;
import dev.assay.core.data.Ranking;
import dev.assay.core.data.RelevantGroup;
import dev.assay.core.data.Retrieved;
import dev.assay.core.data.Span;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class ByDocumentTest {

    private static final Map<String, String> CORPUS = Map.of("d1#1", "d1", "d1#2", "d1", "d2#1", "d2");
    private final ByDocument byDocument = new ByDocument(id -> Optional.ofNullable(CORPUS.get(id)));

    @Test
    void chunks_become_documents_at_the_rank_of_the_first() {
        Ranking documents = byDocument.ranking(Ranking.ofIds("d1#2", "d1#1", "d9", "d2#1"));
        assertThat(documents.items()).extracting(Retrieved::id).containsExactly("d1", "d9", "d2");
    }

    @Test
    void every_kind_of_label_becomes_the_id_of_its_document() {
        Judgments mapped = byDocument.judgments(new Judgments(List.of(
                new RelevantGroup(List.of(new Label.Item("d2#1")), 1),
                new RelevantGroup(List.of(new Label.WholeDocument("w")), 1),
                new RelevantGroup(List.of(new Label.Evidence("e", new Span(0, 9), "")), 1),
                new RelevantGroup(List.of(new Label.Quote("q", "words")), 1))));
        assertThat(mapped).isEqualTo(Judgments.ofItems("d2", "w", "e", "q"));
        assertThat(mapped.plain()).isTrue();
    }

    @Test
    void groups_that_become_equal_merge_and_the_best_grade_stays() {
        Judgments mapped =
                byDocument.judgments(Picture.labels("d1#1:1 d2#1:0 d1#2:3 d1#1|d1#2:2 d1#1|d2#1:1 d2#1|d1#2:2"));
        assertThat(mapped).isEqualTo(Picture.labels("d1:3 d2:0 d1|d2:2"));
    }

    @Test
    void a_text_without_an_id_stays_a_text() {
        Judgments texts = Judgments.ofContexts(List.of("five days"));
        assertThat(byDocument.judgments(texts)).isEqualTo(texts);
    }

    @Test
    void labels_on_documents_reach_a_list_of_chunks_only_by_document() {
        assertThat(reach("d1", "x d1#1")).isEqualTo(ByDocument.Reach.ONLY_BY_DOCUMENT);
        assertThat(reach("d1#2", "x d1#1")).isEqualTo(ByDocument.Reach.ONLY_BY_DOCUMENT);
        assertThat(reach("d1#1", "x d1#1")).isEqualTo(ByDocument.Reach.AS_GIVEN);
        assertThat(reach("d3", "x d1#1")).isEqualTo(ByDocument.Reach.NOT_AT_ALL);
        assertThat(reach("d1#1", "")).isEqualTo(ByDocument.Reach.NOT_AT_ALL);
    }

    @Test
    void an_irrelevant_label_that_is_met_is_no_reason_to_go_on() {
        assertThat(reach("d1 x:0", "x d1#1")).isEqualTo(ByDocument.Reach.ONLY_BY_DOCUMENT);
    }

    private ByDocument.Reach reach(String labels, String ranked) {
        return byDocument.reach(JudgedRanking.of(Picture.labels(labels), Picture.ranked(ranked)));
    }
}

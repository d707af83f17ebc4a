package dev.assay.engine.report;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.core.data.Judgments;
import dev.assay.core.data.Retrieved;
import dev.assay.core.run.CaseResult;
import dev.assay.core.run.Provenance;
import dev.assay.core.words.Language;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import org.junit.jupiter.api.Test;

class LabelViewTest {

    private static final Wording EN = new Wording(Language.EN);

    @Test
    void a_group_shows_all_its_labels_and_where_one_of_them_stands() {
        assertThat(LabelView.of(FixtureCases.good(), Fixture.provenance(), EN))
                .containsExactly(new LabelView(
                        "returns 0-11 “签收后7天内可以申请退货” or document returns-old, grade 2", true, "found at rank 1"));
        assertThat(LabelView.of(FixtureCases.contradicted(), Fixture.provenance(), EN))
                .extracting(LabelView::status)
                .containsExactly("found at rank 1", "not retrieved");
    }

    @Test
    void judged_by_document_a_label_meets_any_chunk_and_a_miss_is_not_claimed() {
        Retrieved chunk = new Retrieved(
                "d1#4",
                Optional.of("d1"),
                Optional.empty(),
                Optional.empty(),
                OptionalDouble.empty(),
                java.util.Map.of());
        CaseResult result = new FixtureCases.Parts("q", "?", "yes", List.of(chunk))
                .judgments(Judgments.ofItems("d1", "d2#1"))
                .result(Optional.empty(), List.of());
        assertThat(LabelView.of(result, byDocument(), EN))
                .extracting(LabelView::status)
                .containsExactly("found at rank 1", "not met by its id (this run is judged by document)");
        assertThat(new RelevantItems(result, byDocument()).has(chunk)).isTrue();
        assertThat(new RelevantItems(result, Fixture.provenance()).has(chunk)).isFalse();
    }

    @Test
    void a_case_without_labels_has_none() {
        assertThat(LabelView.of(FixtureCases.refused(), Fixture.provenance(), EN))
                .isEmpty();
    }

    private static Provenance byDocument() {
        Provenance made = Fixture.provenance();
        return new Provenance(
                made.runId(),
                made.started(),
                made.millis(),
                made.source(),
                made.dataset(),
                made.datasetVersion(),
                made.datasetHash(),
                made.commit(),
                made.dirty(),
                made.judge(),
                made.embeddings(),
                made.seed(),
                made.assay(),
                made.jdk(),
                "document",
                made.settings());
    }
}

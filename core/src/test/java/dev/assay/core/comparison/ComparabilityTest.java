package dev.assay.core.comparison;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.core.run.Provenance;
import java.util.Map;
import org.junit.jupiter.api.Test;

class ComparabilityTest {

    private static final String JUDGE =
            "llm zhipu model=glm-4 parser=1 prompts=claims.en@11111111,verdicts.en@22222222";

    private static Provenance made(String dataset, String judge, String embeddings, Map<String, String> settings) {
        return new Provenance(
                "r",
                "2026-12-01T00:00:00Z",
                1,
                "evals",
                "none",
                "none",
                dataset,
                "none",
                false,
                judge,
                embeddings,
                1,
                "0",
                "17",
                "chunk",
                settings);
    }

    @Test
    void runs_made_alike_can_be_compared() {
        assertThat(Comparability.obstacles(made("d", JUDGE, "e", Map.of()), made("d", JUDGE, "e", Map.of())))
                .isEmpty();
    }

    @Test
    void another_dataset_judge_or_embedding_stands_between() {
        assertThat(Comparability.obstacles(
                        made("d1", "embedded/1", "e1", Map.of()), made("d2", "embedded/2", "e2", Map.of())))
                .containsExactly(
                        new Differing("dataset", "d1", "d2"),
                        new Differing("judge", "embedded/1", "embedded/2"),
                        new Differing("embeddings", "e1", "e2"));
    }

    @Test
    void of_prompts_those_that_differ_are_named_and_the_judge_is_the_same() {
        assertThat(Comparability.obstacles(
                        made("d", JUDGE, "none", Map.of()),
                        made("d", JUDGE.replace("22222222", "33333333"), "none", Map.of())))
                .containsExactly(new Differing("prompts", "verdicts.en@22222222", "verdicts.en@33333333"));
    }

    @Test
    void a_rubric_that_was_edited_is_another_prompt() {
        assertThat(Comparability.obstacles(
                        made("d", "j", "none", Map.of("sha256 of rubric(file=tone)", "aa", "k", "3")),
                        made("d", "j", "none", Map.of("sha256 of rubric(file=tone)", "bb", "k", "5"))))
                .containsExactly(new Differing("prompts", "rubric(file=tone)@aa", "rubric(file=tone)@bb"));
    }

    @Test
    void where_one_run_had_no_judge_no_metric_of_both_rests_on_one() {
        assertThat(Comparability.obstacles(made("d", "none", "none", Map.of()), made("d", JUDGE, "e", Map.of())))
                .isEmpty();
    }

    @Test
    void labels_met_by_document_are_another_measure() {
        Provenance byDocument = new Provenance(
                "r",
                "2026-12-01T00:00:00Z",
                1,
                "evals",
                "none",
                "none",
                "d",
                "none",
                false,
                "j",
                "none",
                1,
                "0",
                "17",
                "document",
                Map.of());
        assertThat(Comparability.obstacles(made("d", "j", "none", Map.of()), byDocument))
                .containsExactly(new Differing("judgedBy", "chunk", "document"));
    }

    @Test
    void settings_that_differ_are_listed_but_not_where_things_are_kept() {
        assertThat(Comparability.settings(
                        made("d", "j", "none", Map.of("k", "3", "out", "x", "seed", "1")),
                        made("d", "j", "none", Map.of("k", "5", "out", "y", "seed", "1", "mode", "full"))))
                .containsExactly(new Differing("k", "3", "5"), new Differing("mode", "", "full"));
    }
}

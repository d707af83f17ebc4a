package dev.assay.dataset.imports;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What the samples do not show of a format. */
class ForeignDetailsTest {

    @TempDir
    Path folder;

    @Test
    void a_trec_folder_is_read_with_its_run_by_score_and_the_words_of_its_topics() throws IOException {
        Path trec = Files.createDirectory(folder.resolve("trec"));
        Files.writeString(trec.resolve("qrels.txt"), "q1 0 a 2\nq1 0 b 0\n");
        Files.writeString(trec.resolve("my.run"), "q1 Q0 b 1 0.5 t\nq1 Q0 a 2 0.9 t\nq2 Q0 a 1 1 t\n");
        Files.writeString(trec.resolve("queries.tsv"), "q1\tWhy not?\n");

        ImportOutcome outcome = imported(trec);

        assertThat(outcome.format()).isEqualTo("trec");
        assertThat(folder.resolve("out/cases.jsonl")).hasContent("""
                {"id":"q1","question":"Why not?","relevant":[{"id":"a","grade":2},{"id":"b","grade":0}]}
                {"id":"q2","question":"q2"}""");
        assertThat(folder.resolve("out/outputs.jsonl"))
                .content()
                .startsWith(
                        "{\"id\":\"q1\",\"retrieved\":[{\"id\":\"a\",\"score\":0.9},{\"id\":\"b\",\"score\":0.5}]}");
        assertThat(outcome.notes())
                .anyMatch(note -> note.contains("1 topics of the run that nobody judged"))
                .anyMatch(note -> note.contains("1 topics without words"));
    }

    @Test
    void thresholds_of_promptfoo_are_named_and_stay_behind() {
        ImportOutcome outcome = imported(Path.of("src/test/resources/import/promptfoo.yaml"));

        assertThat(outcome.notes())
                .anyMatch(note -> note.contains("threshold context-faithfulness 0.9 of defaultTest is not imported"))
                .anyMatch(note -> note.contains("threshold context-recall 0.8 of tests is not imported"));
        assertThat(folder.resolve("out/cases.jsonl")).content().doesNotContain("0.8", "threshold");
    }

    @Test
    void scores_of_test_runs_are_kept_under_the_name_of_their_tool() throws IOException {
        Path deepeval = Files.writeString(folder.resolve("run.json"), """
                {"testFile":"t.py","testCases":[{"name":"tc","input":"A?","actualOutput":"a",
                 "metricsData":[{"name":"Answer Relevancy","score":0.5,"threshold":0.7,"success":false}]}]}
                """);

        imported(deepeval);

        assertThat(folder.resolve("out/cases.jsonl"))
                .content()
                .contains("\"metadata\":{\"deepeval:Answer Relevancy\":0.5,\"name\":\"tc\"}");
    }

    @Test
    void claims_of_ragchecker_stay_behind_and_its_scores_are_kept() throws IOException {
        Path ragchecker = Files.writeString(folder.resolve("r.json"), """
                {"results":[{"query_id":7,"query":"A?","response":"a","response_claims":[["x"]],
                 "metrics":{"precision":80.0,"claim_recall":null}}],"metrics":{"overall_metrics":{"f1":1}}}
                """);

        ImportOutcome outcome = imported(ragchecker);

        assertThat(folder.resolve("out/cases.jsonl"))
                .hasContent("{\"id\":\"7\",\"question\":\"A?\",\"metadata\":{\"ragchecker:precision\":80}}");
        assertThat(outcome.notes()).anyMatch(note -> note.contains("claims and verdicts of RAGChecker are left out"));
    }

    @Test
    void an_empty_list_of_relevant_ids_says_nothing_of_a_question_to_be_answered() throws IOException {
        Path ragas =
                Files.writeString(folder.resolve("r.jsonl"), "{\"user_input\":\"A?\",\"reference_context_ids\":[]}\n");

        ImportOutcome outcome = imported(ragas);

        assertThat(folder.resolve("out/cases.jsonl")).content().doesNotContain("relevant");
        assertThat(outcome.notes()).anyMatch(note -> note.contains("taken as not judged"));
    }

    private ImportOutcome imported(Path file) {
        return DatasetImport.run(
                new ImportRequest(file, folder.resolve("out"), Optional.empty(), Optional.empty(), true));
    }
}

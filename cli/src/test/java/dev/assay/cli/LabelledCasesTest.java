package dev.assay.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A run that is given people's labels of some of its cases. */
class LabelledCasesTest {

    @TempDir
    private Path folder = Path.of("");

    @BeforeEach
    void cases() throws IOException {
        LabelledRun.write(folder);
    }

    private Path labels(String lines) throws IOException {
        return Files.writeString(folder.resolve("labels.jsonl"), lines);
    }

    private Call run(String... more) {
        return LabelledRun.run(
                folder, LabelledRun.all(List.of("--set", "judge.labels=" + folder.resolve("labels.jsonl")), more));
    }

    private String file(String name) throws IOException {
        return Files.readString(folder.resolve("store")
                .resolve("runs")
                .resolve(LabelledRun.id(folder))
                .resolve(name));
    }

    @Test
    void every_report_shows_judge_people_and_corrected_as_judge_agreement_would() throws IOException {
        Call call = run();

        assertThat(call.exit()).isZero();
        assertThat(call.out())
                .contains("judge, people, and corrected")
                .containsPattern("judge only +0\\.816 +\\[0\\.758, 0\\.862] +212 ")
                .containsPattern("people only +0\\.667 +\\[0\\.391, 0\\.862] +12 ")
                .containsPattern("Rogan-Gladen +0\\.853 +\\[0\\.305, 1\\.000] +200 ")
                .containsPattern("PPI\\+\\+ +0\\.703 +\\[0\\.457, 0\\.949] +12 ")
                .contains("the corrections hold if the 12 labelled cases are a random part of all 212")
                .doesNotContain("! judge.labels");
        assertThat(file("report.md"))
                .contains("### Judge, people, and corrected")
                .contains("| people only | 0.667 | [0.391, 0.862] | 12 | Wilson 95 % |");
        assertThat(file("report.html"))
                .containsSubsequence(
                        "<h2 id=\"people-head\">", "judge only", "0.816", "people only", "0.667", "PPI++", "0.703");

        JsonNode agreement = Call.of(
                        "judge",
                        "agreement",
                        LabelledRun.id(folder),
                        folder.resolve("labels.jsonl").toString(),
                        "--set",
                        "out=" + folder.resolve("store"),
                        "--json")
                .result();
        JsonNode people = new ObjectMapper().readTree(file("run.json")).path("people");
        assertThat(people).hasSize(1);
        assertThat(people.path(0).path("metric").asText()).isEqualTo("faithfulness");
        assertThat(people.path(0).path("sideBySide").path("labels").asInt()).isEqualTo(12);
        assertThat(people.path(0).path("sideBySide")).isEqualTo(agreement.path("sideBySide"));
    }

    @Test
    void labels_of_several_metrics_give_a_table_each_also_to_a_program() throws IOException {
        labels("""
                {"id": "l0", "label": 1}
                {"id": "l1", "label": 0}
                {"id": "l2", "label": 1, "metric": "faithfulness"}
                {"id": "l0", "label": 0, "metric": "contradiction"}
                {"id": "l1", "label": 0, "metric": "contradiction"}
                """);
        JsonNode people = run("-m", "contradiction", "--json").result().path("people");

        assertThat(people).hasSize(2);
        assertThat(people.findValuesAsText("metric")).containsExactly("faithfulness", "contradiction");
        assertThat(people.path(0).path("sideBySide").path("labels").asInt()).isEqualTo(3);
        assertThat(people.path(1)
                        .path("sideBySide")
                        .path("roganGladen")
                        .path("undefined")
                        .asText())
                .contains("one-sided");
    }

    @Test
    void labels_of_cases_and_metrics_the_run_has_not_are_warned_of_with_a_count_and_the_first() throws IOException {
        StringBuilder lines = new StringBuilder(Files.readString(folder.resolve("labels.jsonl")));
        for (int i = 0; i < 7; i++) {
            lines.append("{\"id\": \"gone").append(i).append("\", \"label\": 1}\n");
        }
        lines.append("{\"id\": \"l0\", \"label\": 1, \"metric\": \"faithfulnes\"}\n");
        labels(lines.toString());
        Call call = run();

        assertThat(call.exit()).isZero();
        assertThat(call.out().replaceAll("\\s+", " "))
                .contains("judge.labels: 7 labelled cases are not in this run and left out: gone0, gone1, gone2, gone3,"
                        + " gone4 …")
                .contains("judge.labels: 1 label is left out, for this run does not compute `faithfulnes`: did you mean"
                        + " `faithfulness`?")
                .contains("the 12 labelled cases are a random part of all 212");
    }

    @Test
    void where_no_label_fits_the_run_there_are_warnings_and_no_table() throws IOException {
        labels("{\"id\": \"gone\", \"label\": 1}\n{\"id\": \"l0\", \"metric\": \"mine\", \"label\": \"any words\"}\n");
        Call call = run();

        assertThat(call.exit()).isZero();
        assertThat(call.out())
                .contains("1 labelled case is not in this run and left out: gone")
                .contains("1 label is left out, for this run does not compute `mine`; it has faithfulness")
                .doesNotContain("judge, people, and corrected");
        assertThat(file("report.html")).doesNotContain("people-head");
        assertThat(file("run.json")).doesNotContain("\"people\"");
    }

    @Test
    void a_broken_file_is_told_with_its_lines_before_anything_is_judged() throws IOException {
        labels("""
                {"id": "l0", "label": 1}
                {"id": "l1"
                {"id": "l0", "label": 0}
                {"id": "l1", "label": "perhaps"}
                """);
        Call broken = run();
        assertThat(broken.exit()).isEqualTo(2);
        assertThat(broken.err())
                .contains("labels.jsonl:2:")
                .contains("labels.jsonl:3: found a second label for the case `l0`")
                .contains("labels.jsonl:4:23: found \"perhaps\"");

        labels("");
        assertThat(run().err()).contains("labels.jsonl: found no label");
        Files.delete(folder.resolve("labels.jsonl"));
        Call missing = run();
        assertThat(missing.exit()).isEqualTo(2);
        assertThat(missing.err()).contains("labels.jsonl: found no such file");
        assertThat(folder.resolve("store")).doesNotExist();
    }

    @Test
    void the_key_is_read_from_assay_yaml_relative_to_it_and_a_chinese_report_speaks_chinese() throws IOException {
        Path evals = Files.createDirectories(folder.resolve("evals"));
        String passage = "图书馆早上九点开门。";
        StringBuilder cases = new StringBuilder();
        for (int i = 0; i < 6; i++) {
            cases.append("{\"id\": \"z" + i + "\", \"question\": \"图书馆几点开门？\", \"answer\": \""
                    + (i < 4 ? passage : "冰岛的火山每隔几年喷发一次。") + "\", \"retrieved\": [{\"id\": \"p\", \"text\": \""
                    + passage
                    + "\"}]}\n");
        }
        Files.writeString(evals.resolve("cases.jsonl"), cases);
        Files.writeString(evals.resolve("labels.jsonl"), """
                {"id": "z0", "label": 1}
                {"id": "z5", "label": 0}
                {"id": "z9", "label": 0}
                {"id": "z1", "label": 1, "metric": "faithfulnes"}
                """);
        Files.writeString(evals.resolve("assay.yaml"), """
                judge:
                  use: embedded
                  labels: labels.jsonl
                metrics: [faithfulness]
                """);
        Call call = Call.of(
                "run", evals.toString(), "--out", folder.resolve("store").toString());

        assertThat(call.exit()).isZero();
        assertThat(call.out())
                .contains("评判、人工与校正", "仅人工", "有标注的用例中 1 个不在本次运行中", "z9", "1 条标注未计入")
                .containsPattern("仅评判 +0\\.667")
                .containsPattern("仅人工 +0\\.500");
        assertThat(file("report.html")).contains("仅人工", "2 个有标注的用例是全部 6 个用例的随机样本");
    }

    @Test
    void labels_of_every_case_need_no_correction() throws IOException {
        StringBuilder lines = new StringBuilder();
        Files.readAllLines(folder.resolve("cases.jsonl"))
                .forEach(line -> lines.append(line.replaceAll("(\\{\"id\": \"\\w+\").*", "$1, \"label\": 1}"))
                        .append('\n'));
        labels(lines.toString());

        assertThat(run().out())
                .containsPattern("people only +1\\.000 ")
                .contains("so their mean needs no correction")
                .doesNotContain("NaN");
    }

    @Test
    void answers_given_anew_and_labelled_cases_without_a_score_are_told() throws IOException {
        Path asked = Files.createDirectories(folder.resolve("asked"));
        Files.writeString(asked.resolve("cases.jsonl"), """
                {"id":"q1","question":"good?","relevant":["a"]}
                {"id":"q2","question":"bad?","relevant":["a"]}
                """);
        Files.writeString(asked.resolve("rag.sh"), """
                while read -r line; do
                  case "$line" in *bad*) exit 3;; esac
                  echo '{"answer":"yes","retrieved":["a"]}'
                done
                """);
        Files.writeString(asked.resolve("labels.jsonl"), """
                {"id":"q1","metric":"recall@3","label":1}
                {"id":"q2","metric":"recall@3","label":1}
                """);
        Files.writeString(asked.resolve("assay.yaml"), """
                mode: retrieval
                metrics: [recall@3]
                judge: {labels: labels.jsonl}
                target: {use: command, command: [sh, rag.sh]}
                """);
        Call call = Call.of(
                "run", asked.toString(), "--out", folder.resolve("store").toString());

        assertThat(call.out().replaceAll("\\s+", " "))
                .contains("! judge.labels: the system was asked anew")
                .contains("! judge.labels: recall@3: 1 labelled without a score, failed: ")
                .contains("people only 1.000 ")
                .contains("PPI++ - labelled cases: 1; 2 are the least");
    }
}

package dev.assay.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A finished run against people's labels, and samples of it for people. */
class JudgeAgreementTest {

    @TempDir
    private Path folder;

    private String run = "";

    @BeforeEach
    void run() throws IOException {
        LabelledRun.write(folder);
        assertThat(LabelledRun.run(folder).exit()).isZero();
        run = LabelledRun.id(folder);
    }

    private Call judge(String command, String... more) {
        return Call.of(
                LabelledRun.all(List.of("judge", command, run, "--set", "out=" + folder.resolve("store")), more));
    }

    private String file(String name) {
        return folder.resolve(name).toString();
    }

    @Test
    void twelve_labels_and_two_hundred_other_cases_give_the_published_corrections() throws IOException {
        JsonNode result = judge("agreement", file("labels.jsonl"), "--json").result();
        JsonNode sides = result.path("sideBySide");

        assertThat(sides.path("labels").asInt()).isEqualTo(12);
        assertThat(sides.path("others").asInt()).isEqualTo(200);
        assertThat(sides.path("judgeOnly").path("mean").asDouble()).isCloseTo(173 / 212.0, within(1e-9));
        assertThat(sides.path("peopleOnly").path("mean").asDouble()).isCloseTo(8 / 12.0, within(1e-9));
        assertThat(sides.path("roganGladen").path("value").asDouble()).isCloseTo(0.853333, within(1e-6));
        assertThat(sides.path("ppi").path("value").asDouble()).isCloseTo(0.703152, within(1e-6));
        assertThat(sides.path("ppi").path("low").asDouble()).isCloseTo(0.457376, within(1e-6));
        assertThat(sides.path("ppi").path("high").asDouble()).isCloseTo(0.948928, within(1e-6));
        assertThat(result.path("agreement").path("accuracy").path("mean").asDouble())
                .isCloseTo(0.75, within(1e-9));
        assertThat(result.path("disagreements")).extracting(JsonNode::asText).containsExactly("l4", "l9", "l10");
    }

    @Test
    void disagreements_go_into_a_pool_file_with_all_that_is_known_of_the_case() throws IOException {
        Call call = judge("agreement", file("labels.jsonl"), "--pool", file("pool.jsonl"));

        assertThat(call.out())
                .contains("they disagree on 3 cases")
                .contains("PPI++")
                .contains("Rogan-Gladen");
        assertThat(Files.readAllLines(folder.resolve("pool.jsonl")))
                .hasSize(3)
                .allMatch(line -> line.contains("\"people\":") && line.contains("\"claims\":["));
    }

    @Test
    void labels_for_cases_the_run_has_not_and_labels_twice_are_errors_with_their_lines() throws IOException {
        Files.writeString(folder.resolve("labels.jsonl"), """
                {"id": "l0", "label": 1}
                {"id": "nobody", "label": 1}
                {"id": "l0", "label": 0}
                {"id": "l1", "label": "perhaps"}
                """);
        Call call = judge("agreement", file("labels.jsonl"));

        assertThat(call.exit()).isEqualTo(2);
        assertThat(call.err())
                .contains("labels.jsonl:2: found a label for the case `nobody`")
                .contains("labels.jsonl:3: found a second label for the case `l0`")
                .contains("labels.jsonl:4:23: found \"perhaps\"");
    }

    @Test
    void too_few_labels_unknown_metrics_and_unknown_runs_are_told() throws IOException {
        Files.writeString(folder.resolve("few.jsonl"), "{\"id\": \"l0\", \"label\": 1}\n");
        Call few = judge("agreement", file("few.jsonl"));
        assertThat(few.exit()).isEqualTo(3);
        assertThat(few.out()).contains("1; 5 are the least").doesNotContain("NaN");

        Call metric = judge("agreement", file("few.jsonl"), "--metric", "faithfulnes");
        assertThat(metric.exit()).isEqualTo(2);
        assertThat(metric.err()).contains("did you mean `faithfulness`");

        run = "2001-01-01T000000";
        assertThat(judge("agreement", file("few.jsonl")).err()).contains("there is no run `2001-01-01T000000`");
    }

    @Test
    void a_sheet_for_people_is_drawn_filled_in_and_read_back() throws IOException {
        Call drawn = judge("spotcheck", "--n", "30", "--out", file("people.csv"));
        assertThat(drawn.exit()).isZero();
        String sheet = Files.readString(folder.resolve("people.csv"));
        assertThat(sheet).startsWith("\uFEFFid,label,note,question,answer,contexts,metric,stratum,weight\r\n");
        List<String> rows = sheet.lines().skip(1).toList();
        assertThat(rows).hasSize(30);

        Call again = judge("spotcheck", "--n", "30", "--out", file("people.csv"));
        assertThat(again.exit()).isEqualTo(2);
        assertThat(again.err()).contains("is there already");

        // People agree with the judge but for one case of either kind; a spreadsheet saves it with semicolons.
        boolean[] strayed = new boolean[2];
        StringBuilder filled = new StringBuilder("id;label;note\r\n");
        for (String row : rows) {
            int said = row.contains("Volcanoes") ? 0 : 1;
            boolean stray = !strayed[said];
            strayed[said] = true;
            filled.append(row, 0, row.indexOf(','))
                    .append(';')
                    .append(stray ? 1 - said : said)
                    .append(";\r\n");
        }
        Files.writeString(folder.resolve("filled.csv"), filled);
        JsonNode result =
                judge("spotcheck", "--read", file("filled.csv"), "--json").result();

        int bad = (int) rows.stream().filter(row -> row.contains("Volcanoes")).count();
        int good = 30 - bad;
        double expected = 173 / 212.0 * (good - 1) / good + 39 / 212.0 / bad;
        assertThat(result.path("labels").asInt()).isEqualTo(30);
        assertThat(result.path("peopleWeighted").path("value").asDouble()).isCloseTo(expected, within(1e-9));
        assertThat(result.path("corrected").path("value").asDouble()).isCloseTo(expected, within(1e-9));
        assertThat(result.path("corrected").path("low").asDouble()).isLessThan(expected);
        assertThat(result.path("judgeOnly").path("mean").asDouble()).isCloseTo(173 / 212.0, within(1e-9));
    }

    @Test
    void a_sheet_that_is_wrong_or_empty_is_told_row_by_row() throws IOException {
        Files.writeString(folder.resolve("a.csv"), "id,label\nl0,good\nnobody,1\nl1,1\nl1,0\n");
        Call wrong = judge("spotcheck", "--read", file("a.csv"));
        assertThat(wrong.exit()).isEqualTo(2);
        assertThat(wrong.err())
                .contains("a.csv:2: found the label `good`")
                .contains("a.csv:3: found the case `nobody`")
                .contains("a.csv:5: found a second label");

        Files.writeString(folder.resolve("b.csv"), "id,label\nl0,\nl1,\n");
        Call blank = judge("spotcheck", "--read", file("b.csv"));
        assertThat(blank.exit()).isEqualTo(3);
        assertThat(blank.out()).contains("labelled cases: 0").doesNotContain("NaN");

        Files.writeString(folder.resolve("c.csv"), "name,score\nl0,1\n");
        assertThat(judge("spotcheck", "--read", file("c.csv")).err()).contains("columns `id` and `label`");
    }
}

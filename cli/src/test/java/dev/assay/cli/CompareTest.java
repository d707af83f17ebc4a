package dev.assay.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Two finished runs beside each other. */
class CompareTest {

    @TempDir
    private Path folder;

    /** Forty cases, the first half Chinese; {@code found} says for each whether its passage came back. */
    private void cases(String labels, String found) throws IOException {
        StringBuilder lines = new StringBuilder();
        for (int i = 0; i < found.length(); i++) {
            String question = i < found.length() / 2 ? "怎么退款？" : "How are refunds paid?";
            lines.append(
                    "{\"id\": \"q%d\", \"question\": \"%s\", \"relevant\": [\"%s%d\"], \"metadata\": {\"kind\": \"%s\"},"
                            .formatted(i, question, labels, i, i % 2 == 0 ? "even" : "odd"));
            lines.append(" \"retrieved\": [{\"id\": \"%s\"}]}%n".formatted(found.charAt(i) == '1' ? labels + i : "x"));
        }
        Files.writeString(folder.resolve("cases.jsonl"), lines);
    }

    private Call run(String... more) {
        return assay("run", more, folder.toString(), "--out", store(), "-q");
    }

    private Call compare(String... more) {
        return assay("compare", more, "--set", "out=" + store());
    }

    private static Call assay(String command, String[] more, String... always) {
        List<String> all = new ArrayList<>(List.of(command));
        all.addAll(List.of(always));
        all.addAll(List.of(more));
        return Call.of(all.toArray(String[]::new));
    }

    private String store() {
        return folder.resolve("store").toString();
    }

    @BeforeEach
    void a_run_that_finds_all_and_one_that_finds_fewer_chinese_ones() throws IOException {
        cases("a", "1".repeat(40));
        run();
        cases("a", "0".repeat(8) + "1".repeat(32));
        run();
    }

    @Test
    void the_run_before_the_youngest_is_held_against_the_youngest() {
        Call call = compare();

        assertThat(call.exit()).isZero();
        assertThat(call.out())
                .contains("40 paired by id")
                .contains("recall@3: worse, 0.800, was 1.000")
                .contains("McNemar, exact")
                .contains("lost       : 8 cases went from 1 to 0")
                .contains("q0 1.00 -> 0.00 (no cause -> ");
        assertThat(compare("previous", "latest").out()).isEqualTo(call.out());
        assertThat(compare("latest", "previous").out()).contains("recall@3: better, 1.000, was 0.800");
    }

    @Test
    void json_tells_everything_and_is_never_cut() throws IOException {
        JsonNode result =
                compare("--json", "--metric", "hit@3", "--slices", "language").result();
        JsonNode metric = result.path("metrics").path("success@3");

        assertThat(result.path("comparable").asBoolean()).isTrue();
        assertThat(result.path("pairs").asInt()).isEqualTo(40);
        assertThat(result.path("metrics")).hasSize(1);
        assertThat(metric.path("better").asText()).isEqualTo("higher");
        assertThat(metric.path("conclusion").asText()).isEqualTo("worse");
        assertThat(metric.path("p").asDouble()).isEqualTo(2.0 / 256);
        assertThat(metric.path("holm").asDouble()).isEqualTo(2.0 / 256);
        assertThat(metric.path("difference").path("mean").asDouble()).isEqualTo(-0.2);
        assertThat(metric.path("lost")).hasSize(8);
        assertThat(metric.path("changes")).hasSize(8);
        JsonNode slices = result.path("slices").path(0).path("slices");
        assertThat(slices.path(0).path("slice").asText()).isEqualTo("language=en");
        assertThat(slices.path(0).path("conclusion").asText()).isEqualTo("same");
        assertThat(slices.path(1).path("bh").asDouble()).isEqualTo(2 * 2.0 / 256);
    }

    @Test
    void a_slice_leaves_the_other_cases_out() throws IOException {
        assertThat(compare("--json", "--slice", "language=zh", "--slice", "kind=odd")
                        .result()
                        .path("pairs")
                        .asInt())
                .isEqualTo(10);
    }

    @Test
    void another_dataset_is_not_comparable_unless_it_is_accepted_by_name() throws IOException {
        cases("b", "1".repeat(30));
        run();

        Call refused = compare();
        assertThat(refused.exit()).isEqualTo(3);
        assertThat(refused.out())
                .contains("NOT COMPARABLE: the runs differ in dataset")
                .contains("dataset A : ")
                .contains("--accept dataset")
                .doesNotContain("recall@3");
        assertThat(compare("--json").json().path("exit").asInt()).isEqualTo(3);
        assertThat(compare("-q").err()).contains("NOT COMPARABLE");

        Call accepted = compare("--accept", "dataset");
        assertThat(accepted.exit()).isZero();
        assertThat(accepted.out())
                .contains("! compared although the runs differ in dataset")
                .contains("30 paired by id, only in A: 10 cases (q30, q31, q32, q33, q34 and 5 more)");
    }

    @Test
    void metrics_of_one_run_only_are_named() {
        run("--metric", "recall@3", "--metric", "ndcg@10");

        assertThat(compare().out())
                .contains("only in A : metrics rr@3, ndcg@3, success@3")
                .contains("only in B : metrics ndcg@10");
        run("--metric", "ndcg@5");
        Call nothing = compare();
        assertThat(nothing.exit()).isEqualTo(3);
        assertThat(nothing.out()).contains("nothing could be compared: no metric is in both runs");
    }

    @Test
    void a_formula_goes_the_way_it_was_written() throws IOException {
        run("--metric", "miss = 1 - recall@3");
        run("--metric", "miss = 1 - recall@3");

        JsonNode metric = compare("--json").result().path("metrics").path("miss");
        assertThat(metric.path("better").asText()).isEqualTo("higher");
        assertThat(metric.path("conclusion").asText()).isEqualTo("same");
    }

    @Test
    void markdown_fits_into_a_comment() throws IOException {
        Path file = folder.resolve("comparison.md");
        compare("--md", file.toString(), "--slices", "kind");

        assertThat(Files.readString(file))
                .contains("| `recall@3` | 1.000 | 0.800 | -0.200 |")
                .contains("| worse |")
                .contains("### recall@&#8203;3 by kind")
                .contains("<details>");
    }

    @Test
    void ways_to_name_a_run() throws IOException {
        Set<String> ids = new TreeSet<>();
        try (Stream<Path> runs = Files.list(folder.resolve("store/runs"))) {
            runs.forEach(run -> ids.add(run.getFileName().toString()));
        }
        String oldest = ids.iterator().next();

        assertThat(compare(oldest, "latest").exit()).isZero();
        assertThat(compare(folder.resolve("store/runs").resolve(oldest).toString())
                        .exit())
                .isZero();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "nowhere                  | there is no run `nowhere` in",
                "--metric recal@3         | neither run has `recal@3`: did you mean `recall@3`?",
                "--slice langauge=zh      | no case has the slice key `langauge`: did you mean `language`?",
                "--slice language=fr      | no case is in the slice `language=fr`",
                "--slice language         | there is no `=`",
                "--slices topic           | the keys are expectedBehavior, hits, kind, language",
                "--accept datset          | did you mean `dataset`?",
                "--worst -1               | a count of cases, 0 or more",
                "--worst many             | many",
                "--md /nowhere/at/all.md  | /nowhere/at/all.md",
            })
    void what_cannot_be_done_as_asked_is_told(String words, String told) {
        Call call = compare(words.split(" "));

        assertThat(call.exit()).isEqualTo(2);
        assertThat(call.err()).contains(told);
    }

    @Test
    void a_store_with_one_run_or_none_is_told() throws IOException {
        cases("a", "11");
        String other = folder.resolve("other").toString();
        assertThat(Call.of("compare", "--set", "out=" + other).err()).contains("there is no run in");

        Call.of("run", folder.toString(), "--out", other, "-q");
        Call call = Call.of("compare", "--set", "out=" + other);
        assertThat(call.exit()).isEqualTo(2);
        assertThat(call.err()).contains("there is only one run in");
    }

    @Test
    void a_damaged_run_is_told_with_its_line() throws IOException {
        Path damaged = folder.resolve("damaged");
        Files.createDirectories(damaged);
        Files.writeString(damaged.resolve("run.json"), "{\"metrics\": {\"recall@3\": {}}}");
        assertThat(compare(damaged.toString(), "--accept", "dataset").err())
                .contains("cases.jsonl: found no such file");

        Files.writeString(damaged.resolve("cases.jsonl"), "{\"id\": \"q0\"}\n{\"id\": \"q1\"\n");
        Call call = compare(damaged.toString(), "--accept", "dataset");
        assertThat(call.exit()).isEqualTo(2);
        assertThat(call.err()).contains("cases.jsonl:2: found something that is no JSON object");
    }
}

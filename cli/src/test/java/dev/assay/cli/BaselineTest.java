package dev.assay.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A run is frozen, and later ones are held against it. */
class BaselineTest extends FrozenProject {

    private static final String BASELINE = "recall@3 no worse than baseline by 0.02";

    @ParameterizedTest
    @CsvSource({
        // found then, found now, rule, policy, exit
        "34, 34, no worse than baseline by 0.02, by-mean, 0",
        "34, 34, no worse than baseline,         fail,    0",
        "34, 34, better than baseline,           by-mean, 1",
        "34, 40, better than baseline,           by-mean, 0",
        "34, 40, no worse than baseline,         fail,    0",
        "34, 20, no worse than baseline by 0.02, by-mean, 1",
        "34, 20, no worse than baseline by 0.02, fail,    1",
        "34, 20, no worse than baseline by 0.02, pass,    1",
        "34, 33, no worse than baseline by 0.01, by-mean, 1",
        "34, 33, no worse than baseline by 0.01, fail,    3",
        "34, 33, no worse than baseline by 0.01, pass,    0",
        "34, 33, no worse than baseline by 0.03, by-mean, 0",
        "34, 33, no worse than baseline by 0.03, fail,    3",
        "34, 33, no worse than baseline by 0.2,  fail,    0",
    })
    void the_verdict_and_the_policy_give_the_exit_code(int then, int now, String rule, String policy, int exit)
            throws IOException {
        frozen(40, then);
        cases(40, now);

        Call run = assay("run", "--baseline", file(), "--rule", "recall@3 " + rule, "--set", "inconclusive=" + policy);

        assertThat(run.exit()).as(run.out()).isEqualTo(exit);
        Call gate =
                assay("gate", "--baseline", file(), "--rule", "recall@3 " + rule, "--set", "inconclusive=" + policy);
        assertThat(gate.exit()).as(gate.out()).isEqualTo(exit);
        assertThat(gate.out() + run.out()).doesNotContain("NaN");
    }

    @Test
    void once_there_is_a_baseline_only_worse_fails_without_any_rule() throws IOException {
        frozen(40, 34);

        Call same = assay("run", "--baseline", file());
        cases(40, 20);
        Call worse = assay("run", "--baseline", file(), "--json");

        assertThat(same.exit()).isZero();
        assertThat(same.out()).contains("recall@3 is no worse than the baseline by 0.02: 0.850, was 0.850");
        assertThat(worse.exit()).isEqualTo(1);
        assertThat(worse.result().at("/gate/rules/0/rule").asText()).isEqualTo(BASELINE);
        assertThat(worse.result().at("/gate/rules/0/outcome").asText()).isEqualTo("fail");
        assertThat(worse.result().at("/gate/rules/0/baseline/before").asDouble())
                .isEqualTo(0.85);
        assertThat(worse.result().at("/gate/notices/0/headline").asText())
                .isEqualTo("recall@3 fell by 41 % of the baseline: 0.500, was 0.850");
        assertThat(assay("gate", "--baseline", file()).exit()).isEqualTo(1);
    }

    @Test
    void a_rule_on_a_frozen_metric_stands_for_the_one_that_would_hold_it() throws IOException {
        frozen(40, 34);
        cases(40, 20);

        Call call = assay("run", "--baseline", file(), "--rule", "recall@3 at least 0.1");

        assertThat(call.exit()).isZero();
        assertThat(call.out()).contains("ALARM").contains("recall@3 fell by 41 % of the baseline");
    }

    @Test
    void alarms_and_verdicts_stand_in_every_report() throws IOException {
        frozen(40, 34);
        cases(40, 20);

        assay("run", "--baseline", file());

        try (Stream<Path> runs = Files.list(folder.resolve("store/runs"))) {
            Path youngest =
                    runs.max((a, b) -> a.toString().compareTo(b.toString())).orElseThrow();
            for (String report : List.of("report.html", "report.md", "junit.xml", "run.json")) {
                assertThat(Files.readString(youngest.resolve(report)).replace("\\_", "_"))
                        .as(report)
                        .contains("fell by 41 % of the baseline", "worse than the baseline");
            }
        }
    }

    @Test
    void a_rule_on_a_slice_counts_its_cases_only() throws IOException {
        frozen(40, 34);

        assertThat(assay("gate", "--rule", "recall@3 at least 0.5 on language=zh")
                        .out())
                .contains("recall@3 on language=zh is at least 0.5: 0.850", "n=20");
        assertThat(assay("gate", "--baseline", file(), "--rule", "recall@3 no worse than baseline on language=zh")
                        .out())
                .contains("recall@3 on language=zh is no worse than the baseline", "n=20", "n=40");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "recall@3 at least 0 on language=fr    | 3 | no case is in the slice `language=fr`",
                "recall@3 at least 0 on langauge=zh    | 3 | did you mean `language`?",
                "recall@3 no worse than baseline on language=fr | 3 | no case is in the slice",
                "rr@3 no worse than baseline           | 3 | rr@3 was not computed",
                "recall@3 no worse than baseline by -1 | 2 | leave the sign out",
                "recall@3 not worse than baseline      | 2 | neither `at least` nor",
                "recall@3 at least 0.5 on language     | 2 | there is no `=`",
            })
    void what_cannot_be_checked_is_never_green(String rule, int exit, String message) throws IOException {
        frozen(40, 34);

        Call call = assay("gate", "--baseline", file(), "--rule", rule, "--set", "inconclusive=pass");

        assertThat(call.exit()).isEqualTo(exit);
        assertThat(call.out() + call.err()).contains(message);
    }

    @Test
    void without_a_baseline_a_rule_against_it_is_not_measured() throws IOException {
        cases(40, 34);

        Call none = assay("run", "--rule", BASELINE);
        Call missing = assay("run", "--baseline", file(), "--rule", BASELINE, "--rule", "recall@3 at least 0.1");
        Call silent = assay("run", "--baseline", file());

        assertThat(none.exit()).isEqualTo(3);
        assertThat(none.out()).contains("no baseline is set");
        assertThat(missing.exit()).isEqualTo(3);
        // Where a line ends depends on the length of the folder's name.
        assertThat(missing.out().replaceAll("\\s+", " "))
                .contains("there is no " + file())
                .contains("assay freeze");
        assertThat(silent.exit())
                .as("a baseline that is not there is never green")
                .isEqualTo(3);
    }

    @Test
    void a_rule_on_a_metric_that_was_not_frozen_is_not_measured() throws IOException {
        frozen(40, 34);

        Call call = assay("run", "--baseline", file(), "--rule", "rr@3 no worse than baseline");

        assertThat(call.exit()).isEqualTo(3);
        assertThat(call.out()).contains("rr@3 cannot be held against the baseline: it is not in it");
    }

    @Test
    void a_frozen_metric_that_is_not_computed_again_is_not_measured() throws IOException {
        cases(4, 3);
        assertThat(assay("run", "--metric", "twice = 2 * recall@3").exit()).isZero();
        assay("freeze");

        Call call = assay("run", "--baseline", file());

        assertThat(call.exit()).isEqualTo(3);
        assertThat(call.out()).contains("twice was not computed");
    }

    @Test
    void another_dataset_is_not_comparable_unless_it_is_accepted() throws IOException {
        frozen(40, 34);
        cases(39, 34);

        Call call = assay("run", "--baseline", file(), "--rule", BASELINE);
        Call accepted = assay("run", "--baseline", file(), "--rule", BASELINE, "--accept", "dataset");

        assertThat(call.exit()).isEqualTo(3);
        assertThat(call.out()).contains("NOT COMPARABLE: another dataset", "--accept dataset", "freeze again");
        assertThat(accepted.exit()).isZero();
        assertThat(assay("gate", "--baseline", file(), "--accept", "datset").err())
                .contains("did you mean `dataset`?");
    }

    @Test
    void other_labels_are_told_with_both_sides_and_a_judge_that_nobody_needed_is_not() throws IOException {
        frozen(4, 3);
        String summary = Files.readString(folder.resolve("baseline.txt"));
        Files.writeString(
                folder.resolve("baseline.txt"),
                summary.replace("# labels chunk", "# labels document").replace("# judge none", "# judge other 1"));

        Call call = assay("gate", "--baseline", file());

        assertThat(call.exit()).isEqualTo(3);
        assertThat(call.out())
                .contains("NOT COMPARABLE: another way to match labels")
                .contains("chunk, overlap half, in the baseline document, overlap half")
                .as("a run without a judge measured nothing that depends on it")
                .doesNotContain("another judge");
    }

    @Test
    void no_paired_case_and_one_paired_case_decide_nothing() throws IOException {
        frozen(1, 1);

        Call one = assay("run", "--baseline", file(), "--rule", BASELINE, "--set", "inconclusive=fail");
        cases(0, 0);
        Files.writeString(folder.resolve("cases.jsonl"), """
                {"id": "other", "question": "a?", "relevant": ["a"], "retrieved": [{"id": "a"}]}
                """);
        Call none = assay("run", "--baseline", file(), "--rule", BASELINE, "--accept", "dataset");

        assertThat(one.exit()).isEqualTo(3);
        assertThat(one.out()).contains("so few independent cases show nothing", "1");
        assertThat(none.exit()).isEqualTo(3);
        assertThat(none.out()).contains("no case has a value in both");
    }

    @Test
    void a_broken_baseline_is_told_with_its_line() throws IOException {
        frozen(4, 3);
        String summary = Files.readString(folder.resolve("baseline.txt"));

        Files.writeString(folder.resolve("baseline.txt"), summary.replace("mean=0.75", "mean=high"));
        Call line = assay("gate", "--baseline", file());
        Files.writeString(folder.resolve("baseline.txt"), summary.replace("mean=0.75", "mean=0.9"));
        Call merged = assay("gate", "--baseline", file());
        Files.writeString(folder.resolve("baseline.txt"), summary.replace("# format 1", "# format 2"));
        Call newer = assay("gate", "--baseline", file());
        Files.writeString(folder.resolve("baseline.txt"), summary);
        Files.delete(folder.resolve("baseline.cases.jsonl"));
        Call half = assay("gate", "--baseline", file());

        assertThat(List.of(line.exit(), merged.exit(), newer.exit(), half.exit()))
                .containsOnly(2);
        assertThat(line.err()).contains("baseline.txt:12:1", "NAME mean=0.85 n=40 better=higher");
        assertThat(merged.err()).contains("which is not what", "freeze again");
        assertThat(newer.err()).contains("format 2", "format 1, which this version reads");
        assertThat(half.err()).contains("baseline.cases.jsonl", "no such file");
    }

    @Test
    void a_run_is_a_baseline_as_well() throws IOException {
        cases(40, 34);
        String id = assay("run", "--json").result().at("/provenance/run").asText();
        cases(40, 20);

        assertThat(assay("run", "--baseline", id).exit()).isEqualTo(1);
        assertThat(assay(
                                "gate",
                                "--baseline",
                                folder.resolve("store/runs/" + id).toString())
                        .exit())
                .isEqualTo(1);
    }

    @Test
    void the_refund_example_is_frozen_gated_made_worse_and_gated_again() throws IOException {
        String cases = Files.readString(Path.of(Call.example("refund")).resolve("cases.jsonl"));
        Files.writeString(folder.resolve("cases.jsonl"), cases);
        String[] retrieval = {"--mode", "retrieval", "--baseline", file()};
        Call first = Call.of(
                "run", folder.toString(), "--out", folder.resolve("store").toString(), "--mode", "retrieval");
        assertThat(first.exit()).isZero();
        assertThat(assay("freeze").exit()).isZero();

        Call same = assay("run", retrieval);
        Files.writeString(
                folder.resolve("cases.jsonl"),
                cases.replace("\"retrieved\": [{\"id\": \"refund-apply\"", "\"retrieved\": [{\"id\": \"lost\""));
        Call worse = assay("run", retrieval);

        assertThat(same.exit()).isZero();
        assertThat(same.out()).contains("no worse than the baseline by 0.02: 0.833, was 0.833");
        assertThat(worse.exit()).isEqualTo(1);
        assertThat(worse.out())
                .contains("recall@3 is perhaps worse than the baseline: 0.667, was 0.833")
                .contains("recall@3 fell by 20 % of the baseline");
    }
}

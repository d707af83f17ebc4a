package dev.assay.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import org.junit.jupiter.api.Test;

/** What is frozen, raised and suggested. */
class FreezeTest extends FrozenProject {

    @Test
    void freeze_writes_two_small_sorted_files_that_stay_the_same_for_the_same_run() throws IOException {
        frozen(4, 3);
        String summary = Files.readString(folder.resolve("baseline.txt"));
        String scores = Files.readString(folder.resolve("baseline.cases.jsonl"));

        assertThat(summary).contains("# format 1\n", "# judge none\n", "# cases 4\n");
        assertThat(summary.lines().filter(line -> !line.startsWith("#")))
                .containsExactly("recall@3 mean=0.75 n=4 better=higher");
        assertThat(scores).isEqualTo("""
                {"id":"q00","scores":{"recall@3":1}}
                {"id":"q01","scores":{"recall@3":1}}
                {"id":"q02","scores":{"recall@3":1}}
                {"id":"q03","scores":{"recall@3":0}}
                """);
        assertThat(assay("freeze").out()).startsWith("froze again");
        assertThat(folder.resolve("baseline.txt")).hasContent(summary);
    }

    @Test
    void the_ratchet_raises_what_is_shown_to_be_better_and_nothing_else() throws IOException {
        frozen(40, 30);
        String before = Files.readString(folder.resolve("baseline.txt"));

        Call same = assay("run", "--baseline", file(), "--ratchet");
        cases(40, 31);
        Call perhaps = assay("run", "--baseline", file(), "--ratchet");
        cases(40, 20);
        Call worse = assay("run", "--baseline", file(), "--ratchet");

        assertThat(same.out()).contains("the ratchet raised nothing: no metric is shown to be better");
        assertThat(perhaps.exit()).isZero();
        assertThat(perhaps.out()).contains("the ratchet raised nothing: no metric is shown to be better");
        assertThat(worse.out()).contains("the ratchet raised nothing: the gate did not pass");
        assertThat(folder.resolve("baseline.txt")).hasContent(before);

        cases(40, 40);
        Call better = assay("run", "--baseline", file(), "--ratchet");

        assertThat(better.exit()).isZero();
        assertThat(better.out()).contains("raised recall@3: 0.750 -> 1.000");
        assertThat(Files.readString(folder.resolve("baseline.txt")))
                .contains("recall@3 mean=1 n=40 better=higher run=");
        cases(40, 36);
        assertThat(assay("run", "--baseline", file()).exit())
                .as("what was raised holds")
                .isEqualTo(1);
    }

    @Test
    void the_ratchet_needs_a_baseline_file() throws IOException {
        cases(4, 3);
        String id = assay("run", "--json").result().at("/provenance/run").asText();

        assertThat(assay("gate", "--ratchet", "--rule", "recall@3 at least 0").err())
                .contains("none is set");
        assertThat(assay("gate", "--ratchet", "--baseline", id).err()).contains("is a run");
    }

    @Test
    void suggest_prints_rules_at_ninety_percent_that_parse_and_pass() throws IOException {
        frozen(40, 34);

        Call call = assay("suggest");

        assertThat(call.out()).endsWith("rules:\n  - recall@3 at least 0.765\n");
        Files.writeString(folder.resolve("assay.yaml"), call.out());
        assertThat(assay("run").exit()).isZero();
    }

    @Test
    void nothing_measured_is_not_frozen() throws IOException {
        Files.writeString(folder.resolve("cases.jsonl"), """
                {"id": "q", "question": "a?", "retrieved": [{"id": "a"}], "answer": "x", "relevant": [], "expectedBehavior": "refuse"}
                {"id": "r", "question": "a?", "retrieved": [{"id": "a"}], "answer": "x", "relevant": ["b"], "error": "down"}
                """);
        assay("run");

        Call call = assay("freeze");

        assertThat(call.exit()).isEqualTo(3);
        assertThat(folder.resolve("baseline.txt")).doesNotExist();
    }

    @Test
    void what_cannot_be_frozen_is_said() throws IOException {
        assertThat(assay("freeze").err()).contains("there is no run", "assay run");
        cases(4, 3);
        assay("run");
        assertThat(assay("gate", "--baseline", folder.toString()).err()).contains("is a folder that holds no run");
        assertThat(assay("freeze", "nosuch").err()).contains("there is no run `nosuch`");
        assertThat(assay("freeze", "--out", folder.toString()).err()).contains("is a folder");
        assertThat(assay("freeze", "--out", folder.resolve("cases.jsonl/x.txt").toString())
                        .exit())
                .isEqualTo(2);
    }
}

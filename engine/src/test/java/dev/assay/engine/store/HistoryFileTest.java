package dev.assay.engine.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.assay.core.comparison.Basis;
import dev.assay.core.history.PastRun;
import dev.assay.core.stats.Estimate;
import dev.assay.core.stats.Interval;
import dev.assay.core.words.Language;
import dev.assay.engine.input.Fault;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class HistoryFileTest {

    /** As versions wrote it before language, judgedBy and rubrics stood in a line. */
    private static final String OLD = """
            {"format":1,"run":"r0","time":"2026-11-01T09:00:00Z","source":"evals","commit":"4f2c1a9","dirty":false,\
            "dataset":"d1","judge":"none","cases":3,"metrics":{"recall@3":{"mean":0.5,"low":0.2,"high":0.8,"n":3,\
            "undefined":0,"failed":0,"method":"BCa bootstrap 90 %"}}}""";

    @TempDir
    private Path folder;

    private HistoryFile file = new HistoryFile(Path.of("."));
    private final List<PastRun> runs = new ArrayList<>();
    private final List<Fault> damaged = new ArrayList<>();

    @BeforeEach
    void an_empty_store() {
        file = new HistoryFile(folder.resolve("history.jsonl"));
    }

    private static PastRun run(String id, String source) {
        Map<String, Estimate> metrics = new LinkedHashMap<>();
        metrics.put(
                "recall@3",
                new Estimate(
                        OptionalDouble.of(2.0 / 3),
                        Optional.of(new Interval(0.1, 0.9, 0.9)),
                        3,
                        1,
                        2,
                        "BCa bootstrap 90 %"));
        metrics.put("faithfulness", new Estimate(OptionalDouble.empty(), Optional.empty(), 0, 6, 0, "no value"));
        return new PastRun(
                id,
                "2026-12-01T10:00:00Z",
                source,
                Optional.of("hybrid"),
                "4f2c1a9b0d3e",
                true,
                Language.ZH,
                6,
                OptionalInt.of(3),
                new Basis("d1", "llm m prompts=claims.zh@11", "bge", "document", Map.of("rubric(file=tone)", "aa")),
                metrics);
    }

    private void read() throws IOException {
        runs.clear();
        damaged.clear();
        file.read(runs::add, damaged::add);
    }

    private void append(String text) throws IOException {
        Files.writeString(file.path(), text, StandardOpenOption.CREATE, StandardOpenOption.APPEND);
    }

    @Test
    void what_is_added_is_read_again() throws IOException {
        file.add(run("r1", "evals"));
        file.add(run("r2", "说明 \"x\"\n"));
        read();

        assertThat(runs).containsExactly(run("r1", "evals"), run("r2", "说明 \"x\"\n"));
        assertThat(damaged).isEmpty();
        assertThat(PastRunJson.line(runs.get(0))).isEqualTo(PastRunJson.line(run("r1", "evals")));
    }

    @Test
    void a_line_of_an_older_version_is_read() throws IOException {
        append(OLD + "\r\n\n");
        read();

        assertThat(damaged).isEmpty();
        PastRun old = runs.get(0);
        assertThat(old.language()).isEqualTo(Language.EN);
        assertThat(old.variant()).isEmpty();
        assertThat(old.exit()).isEmpty();
        assertThat(old.basis()).isEqualTo(new Basis("d1", "none", "none", "none", Map.of()));
        assertThat(old.metrics().get("recall@3").interval()).contains(new Interval(0.2, 0.8, 0.9));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '~',
            value = {
                "\"format\":1    | \"format\":2       | format 2",
                "\"format\":1,   | ~~                 | no field `format`",
                "\"run\":\"r0\", | ~~                 | no field `run`",
                "\"run\":\"r0\"  | \"run\":7          | `run`: 7",
                "T09:00          | T29:00             | `time`: \"2026-11-01T29:00:00Z\"",
                "\"dirty\":false | \"dirty\":\"no\"   | `dirty`: \"no\"",
                "\"cases\":3     | \"cases\":-3       | `cases`: -3",
                "\"cases\":3     | \"cases\":2.5      | `cases`: 2.5",
                "\"judge\":\"none\" | \"judge\":null  | no field `judge`",
                "\"mean\":0.5    | \"mean\":\"good\"  | `metrics.recall@3.mean`: \"good\"",
                "\"mean\":0.5    | \"mean\":1e999     | `metrics.recall@3.mean`: ",
                "\"mean\":0.5    | \"mean\":NaN       | something that is no JSON",
                "\"n\":3,        | ~~                 | no field `metrics.recall@3.n`",
                "\"low\":0.2     | \"low\":null       | an interval of `metrics.recall@3`",
                "\"low\":0.2     | \"low\":0.9        | an interval of `metrics.recall@3`",
                "\"metrics\":{   | \"metrics\":7,\"x\":{ | `metrics`, which is no JSON object",
                "{\"format\"     | [{\"format\"       | something that is no JSON",
                "}}}             | }}}{}              | something that is no JSON",
                "}}}             | }                  | something that is no JSON",
            })
    void a_damaged_line_is_told_with_what_is_wrong_and_the_others_are_read(String right, String wrong, String told)
            throws IOException {
        assertThat(OLD).contains(right);
        append(OLD + "\n" + OLD.replace(right, wrong) + "\n" + OLD + "\n");
        read();

        assertThat(runs).hasSize(2);
        assertThat(damaged).hasSize(1);
        assertThat(damaged.get(0).text()).startsWith(file.path() + ":2: found " + told);
    }

    @Test
    void bytes_that_are_no_text_and_endless_lines_are_damaged_lines() throws IOException {
        append(OLD + "\n");
        Files.write(file.path(), new byte[] {'{', (byte) 0xC3, '(', '}', '\n'}, StandardOpenOption.APPEND);
        append("x".repeat(10_000_000) + "\n");
        append("[".repeat(100_000) + "\n");
        append(OLD);
        read();

        assertThat(runs).hasSize(2);
        assertThat(damaged)
                .extracting(fault -> fault.line() + " " + fault.found())
                .containsExactly(
                        "2 bytes that are not UTF-8",
                        "3 a line of more than 1048576 bytes",
                        "4 something that is no JSON");
    }

    @Test
    void a_run_is_not_glued_to_a_line_that_was_cut_off() throws IOException {
        append(OLD + "\n" + OLD.substring(0, 40));
        file.add(run("r1", "evals"));
        read();

        assertThat(runs).extracting(PastRun::run).containsExactly("r0", "r1");
        assertThat(damaged).extracting(Fault::line).containsExactly(2);
        assertThat(Files.readString(file.path()))
                .startsWith(OLD + "\n" + OLD.substring(0, 40) + "\n{")
                .endsWith("}\n");
    }

    @Test
    void a_whole_line_that_only_lacks_its_end_is_kept_too() throws IOException {
        append(OLD);
        file.add(run("r1", "evals"));
        read();

        assertThat(runs).hasSize(2);
        assertThat(damaged).isEmpty();
    }

    @Test
    void the_youngest_of_the_same_series_stand_before_a_run() throws IOException {
        for (int i = 1; i <= 5; i++) {
            file.add(run("r" + i, "evals"));
            file.add(run("x" + i, "others"));
            append("damaged\n");
        }

        assertThat(file.upTo(run("now", "./evals/"), 3))
                .extracting(PastRun::run)
                .containsExactly("r4", "r5", "now");
        assertThat(file.upTo(run("now", "evals"), 1)).extracting(PastRun::run).containsExactly("now");
        assertThat(file.upTo(run("now", "nobody"), 30)).hasSize(1);
    }

    @Test
    void no_file_is_an_empty_history_and_one_that_cannot_be_read_costs_no_run() throws IOException {
        read();
        assertThat(runs).isEmpty();

        Files.createDirectory(file.path());
        assertThatThrownBy(this::read).isInstanceOf(IOException.class);
        assertThat(file.upTo(run("now", "evals"), 30)).containsExactly(run("now", "evals"));
        assertThatThrownBy(() -> file.add(run("now", "evals"))).isInstanceOf(UnwritableException.class);
    }

    @Test
    void ten_thousand_lines_are_read_within_seconds() throws IOException {
        byte[] line = (PastRunJson.line(run("r", "evals")) + "\n").getBytes(StandardCharsets.UTF_8);
        try (var out = Files.newOutputStream(file.path())) {
            for (int i = 0; i < 10_000; i++) {
                out.write(line);
            }
        }
        long start = System.nanoTime();
        read();

        assertThat(runs).hasSize(10_000);
        assertThat(System.nanoTime() - start).isLessThan(10_000_000_000L);
    }
}

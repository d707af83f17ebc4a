package dev.assay.engine.config;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.assay.core.gate.Policy;
import dev.assay.core.retrieval.Matching;
import dev.assay.engine.input.InputException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ConfigReaderTest {

    private static final Map<String, String> NONE = Map.of();

    @TempDir
    Path folder;

    private AssayConfig read(String yaml, Map<String, String> environment, Map<String, String> options)
            throws IOException {
        Files.writeString(folder.resolve("assay.yaml"), yaml);
        return ConfigReader.read(Optional.of(folder), environment, options);
    }

    private AssayConfig read(String yaml) throws IOException {
        return read(yaml, NONE, NONE);
    }

    private String faults(String yaml, Map<String, String> environment, Map<String, String> options)
            throws IOException {
        try {
            read(yaml, environment, options);
            return "";
        } catch (InputException wrong) {
            return wrong.getMessage().replace(folder + "/", "");
        }
    }

    private static String origin(AssayConfig config, String key) {
        return config.settings().stream()
                .filter(setting -> setting.key().equals(key))
                .map(setting -> setting.value() + " from " + setting.origin())
                .findFirst()
                .orElse("");
    }

    @Test
    void a_folder_without_a_file_runs_with_the_defaults() {
        AssayConfig config = ConfigReader.read(Optional.of(folder), NONE, NONE);
        assertThat(config.folder()).isEqualTo(folder);
        assertThat(config.file()).isEmpty();
        assertThat(config.cases()).isEmpty();
        assertThat(config.mode()).isEqualTo(Mode.FULL);
        assertThat(config.k()).isEqualTo(3);
        assertThat(config.metrics()).isEmpty();
        assertThat(config.judge()).isEqualTo(new JudgeConfig("embedded", Map.of()));
        assertThat(config.judgedBy()).isEqualTo(JudgedBy.CHUNK);
        assertThat(config.overlap()).isEqualTo(Matching.Overlap.HALF);
        assertThat(config.rules()).isEmpty();
        assertThat(config.inconclusive()).isEqualTo(Policy.Inconclusive.BY_MEAN);
        assertThat(config.maxFailed()).isEqualTo(0.02);
        assertThat(config.seed()).isEqualTo(20260101);
        assertThat(config.confidence()).isEqualTo(0.95);
        assertThat(config.out()).isEqualTo(Path.of(".assay"));
        assertThat(config.concurrency()).isEqualTo(Runtime.getRuntime().availableProcessors());
        assertThat(config.title()).isEmpty();
        assertThat(config.settings())
                .hasSize(ConfigKeys.ALL.size())
                .allMatch(setting -> setting.origin().equals("default"));
    }

    @Test
    void every_key_of_the_file_counts() throws IOException {
        AssayConfig config = read("""
                format: 1
                title: 2026
                cases: data/my.jsonl
                outputs: run.jsonl
                corpus: corpus.jsonl
                mode: retrieval
                k: 5
                metrics: [recall@5, "ndcg(gain=exp)@10"]
                judge:
                  use: openai
                  baseUrl: http://localhost:1234
                  repeats: 3
                  extra:
                    thinking: false
                judgedBy: document
                overlap: any
                rules:
                  - recall@5 at least 0.8

                  - faithfulness at least 0.85 with confidence 0.9
                inconclusive: fail
                maxFailed: 0
                seed: -7
                confidence: 0.9
                out: runs
                concurrency: 2
                """);
        assertThat(config.file()).contains(folder.resolve("assay.yaml"));
        assertThat(config.title()).contains("2026");
        assertThat(config.cases()).contains(folder.resolve("data/my.jsonl"));
        assertThat(config.outputs()).contains(folder.resolve("run.jsonl"));
        assertThat(config.corpus()).contains(folder.resolve("corpus.jsonl"));
        assertThat(config.mode()).isEqualTo(Mode.RETRIEVAL);
        assertThat(config.k()).isEqualTo(5);
        assertThat(config.metrics()).containsExactly("recall@5", "ndcg(gain=exp)@10");
        assertThat(config.judge())
                .isEqualTo(new JudgeConfig(
                        "openai",
                        Map.of("baseUrl", "http://localhost:1234", "repeats", "3", "extra.thinking", "false")));
        assertThat(config.judgedBy()).isEqualTo(JudgedBy.DOCUMENT);
        assertThat(config.overlap()).isEqualTo(Matching.Overlap.ANY);
        assertThat(config.rules())
                .containsExactly(
                        new RuleText("recall@5 at least 0.8", "assay.yaml:18"),
                        new RuleText("faithfulness at least 0.85 with confidence 0.9", "assay.yaml:20"));
        assertThat(config.inconclusive()).isEqualTo(Policy.Inconclusive.FAIL);
        assertThat(config.maxFailed()).isZero();
        assertThat(config.seed()).isEqualTo(-7);
        assertThat(config.confidence()).isEqualTo(0.9);
        assertThat(config.out()).isEqualTo(folder.resolve("runs"));
        assertThat(config.concurrency()).isEqualTo(2);
    }

    @Test
    void options_win_over_the_environment_and_both_over_the_file() throws IOException {
        AssayConfig config = read(
                "k: 5\nseed: 1\nmaxFailed: 0.1\njudge: {use: a, model: m}",
                Map.of(
                        "ASSAY_K",
                        "6",
                        "ASSAY_SEED",
                        "2",
                        "ASSAY_JUDGE_BASE_URL",
                        "u",
                        "PATH",
                        "/bin",
                        "ASSAY_MODE",
                        " "),
                Map.of(
                        "k",
                        "7",
                        "judge.use",
                        "b",
                        "metrics",
                        "p@1, ndcg(gain=exp,x=1)@3",
                        "rules",
                        "a at least 1; b at most 2"));
        assertThat(config.k()).isEqualTo(7);
        assertThat(config.seed()).isEqualTo(2);
        assertThat(config.maxFailed()).isEqualTo(0.1);
        assertThat(config.judge()).isEqualTo(new JudgeConfig("b", Map.of("model", "m", "baseUrl", "u")));
        assertThat(config.metrics()).containsExactly("p@1", "ndcg(gain=exp,x=1)@3");
        assertThat(config.rules())
                .containsExactly(new RuleText("a at least 1", "--rules"), new RuleText("b at most 2", "--rules"));
        assertThat(origin(config, "k")).isEqualTo("7 from --k");
        assertThat(origin(config, "seed")).isEqualTo("2 from ASSAY_SEED");
        assertThat(origin(config, "maxFailed")).isEqualTo("0.1 from assay.yaml:3");
        assertThat(origin(config, "mode")).isEqualTo("full from default");
        assertThat(origin(config, "judge.model")).isEqualTo("m from assay.yaml:4");
    }

    @Test
    void paths_outside_the_file_are_relative_to_the_current_folder() throws IOException {
        AssayConfig config = read("cases: a.jsonl", Map.of("ASSAY_CORPUS", "c.jsonl"), Map.of("out", "o"));
        assertThat(config.cases()).contains(folder.resolve("a.jsonl"));
        assertThat(config.corpus()).contains(Path.of("c.jsonl"));
        assertThat(config.out()).isEqualTo(Path.of("o"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '~',
            value = {
                "k: 0              | assay.yaml:1:4: found the number 0; allowed: a whole number, 1 or more (a depth in the ranking) in `k`",
                "k: three          | assay.yaml:1:4: found \"three\"; allowed: a whole number, 1 or more",
                "k: [1]            | assay.yaml:1:4: found a list; allowed: a whole number, 1 or more",
                "metrcs: [p@1]     | assay.yaml:1:1: found the unknown key `metrcs`: did you mean `metrics`?; allowed:",
                "zebra: http      | assay.yaml:1:1: found the unknown key `zebra`; allowed: format, title, cases",
                "mode: retreival   | assay.yaml:1:7: found \"retreival\"; allowed: full, retrieval in `mode`: did you mean `retrieval`?",
                "maxFailed: 2      | assay.yaml:1:12: found the number 2; allowed: a share from 0 to 1",
                "confidence: 1     | assay.yaml:1:13: found the number 1; allowed: a number above 0 and below 1",
                "seed: 1.5         | assay.yaml:1:7: found the number 1.5; allowed: a whole number",
                "metrics: {a: b}   | assay.yaml:1:10: found an object; allowed: a list of names",
                "judge: [a]        | assay.yaml:1:8: found a list; allowed: the judge's name, or an object with `use`",
                "format: 2         | assay.yaml:1:9: found the number 2; allowed: 1 (the format this version of Assay reads)",
                "judge: {use: [x]} | assay.yaml:1:14: found a list; allowed: one value in `judge.use`",
                "k: 1e9999         | assay.yaml:1:4: found the number 1e9999; allowed: a whole number",
            })
    void a_wrong_key_or_value_is_told_where_it_stands(String yaml, String fault) throws IOException {
        assertThat(faults(yaml.strip(), NONE, NONE)).startsWith(fault);
    }

    @Test
    void faults_of_all_sources_are_told_at_once() throws IOException {
        String faults = faults("kk: 1\nk: 0\n", Map.of("ASSAY_SED", "1"), Map.of("seed", "x", "confidense", "0.9"));
        assertThat(faults.lines()).hasSize(5);
        assertThat(faults)
                .contains("assay.yaml:1:1: found the unknown key `kk`: did you mean `k`?")
                .contains("assay.yaml:2:4: found the number 0")
                .contains("ASSAY_SED: found an unknown setting")
                .contains("did you mean `SEED`?")
                .contains("--seed: found \"x\"; allowed: a whole number in `seed`")
                .contains("--confidense: found an unknown key `confidense`: did you mean `confidence`?");
    }

    @Test
    void a_secret_of_the_judge_is_not_shown_among_the_settings() throws IOException {
        AssayConfig config = read("judge: {use: x, apiKey: sk-123}");
        assertThat(config.judge().settings()).containsEntry("apiKey", "sk-123");
        assertThat(origin(config, "judge.apiKey")).isEqualTo("*** from assay.yaml:1");
        assertThat(config.settings().toString()).doesNotContain("sk-123");
    }

    @Test
    void a_yaml_file_or_a_file_of_cases_may_be_named() throws IOException {
        Path yaml = Files.writeString(folder.resolve("other.yml"), "k: 9");
        AssayConfig named = ConfigReader.read(Optional.of(yaml), NONE, NONE);
        assertThat(named.k()).isEqualTo(9);
        assertThat(named.folder()).isEqualTo(folder);
        Path cases = Files.writeString(folder.resolve("mine.jsonl"), "");
        AssayConfig alone = ConfigReader.read(Optional.of(cases), NONE, NONE);
        assertThat(alone.cases()).contains(cases);
        assertThat(alone.file()).isEmpty();
        assertThat(alone.k()).isEqualTo(3);
    }

    @Test
    void a_path_that_is_not_there_is_told_with_the_next_step() {
        assertThatThrownBy(() -> ConfigReader.read(Optional.of(folder.resolve("no")), NONE, NONE))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("found no such file or folder; allowed: a folder, an assay.yaml or a .jsonl file")
                .hasMessageContaining("`assay init`");
    }

    @Test
    void damaged_files_end_in_an_input_exception_and_nothing_else() throws IOException {
        Random random = new Random(5);
        String good = ConfigTemplate.render("zh") + "rules: [a at least 1]\n";
        String pieces = "{}[]:-#'\"&*!|>%@`,?\t\n\u0000 ~<=.é\uFEFF";
        int refused = 0;
        for (int round = 0; round < 1500; round++) {
            StringBuilder text = new StringBuilder(good);
            for (int i = random.nextInt(4); i >= 0; i--) {
                int at = random.nextInt(text.length());
                text.replace(
                        at,
                        Math.min(text.length(), at + random.nextInt(8)),
                        "" + pieces.charAt(random.nextInt(pieces.length())));
            }
            String fault = faults(text.toString(), NONE, NONE);
            refused += fault.isEmpty() ? 0 : 1;
        }
        assertThat(refused).as("damage that a reader sees, of 1500").isGreaterThan(400);
    }
}

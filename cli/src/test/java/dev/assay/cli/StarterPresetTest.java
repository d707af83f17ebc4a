package dev.assay.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.assay.engine.StarterPreset;
import dev.assay.engine.config.Preset;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/** What {@code init --preset} writes runs at once, in each language. */
class StarterPresetTest {

    @TempDir
    private Path folder;

    static Stream<Arguments> presets() {
        return Stream.of(StarterPreset.values())
                .flatMap(preset -> Stream.of(Arguments.of(preset, "en"), Arguments.of(preset, "zh")));
    }

    private Path init(StarterPreset preset, String language) {
        Path evals = folder.resolve(preset.word() + "-" + language);
        Call init = Call.of("init", evals.toString(), "--preset", preset.word(), "--language", language);
        assertThat(init.exit()).as(init.err()).isZero();
        assertThat(init.out()).contains("assay.yaml", "cases.jsonl", "corpus.jsonl", "next: assay run");
        return evals;
    }

    private static List<JsonNode> cases(Path evals) throws IOException {
        ObjectMapper json = new ObjectMapper();
        try (Stream<String> lines = Files.lines(evals.resolve("cases.jsonl"))) {
            return lines.map(line -> {
                        try {
                            return json.readTree(line);
                        } catch (IOException broken) {
                            throw new AssertionError(line, broken);
                        }
                    })
                    .toList();
        }
    }

    @ParameterizedTest
    @MethodSource("presets")
    void it_runs_at_once_with_the_embedded_judge_and_its_gate_passes_by_the_mean(StarterPreset preset, String language)
            throws IOException {
        Path evals = init(preset, language);

        Call run = Call.of(
                "run", evals.toString(), "--out", folder.resolve("store").toString(), "--json");

        assertThat(run.exit()).as(run.err()).isZero();
        assertThat(run.err()).doesNotContain("did you mean");
        assertThat(run.result().at("/cases")).hasSize(10);
        run.result().at("/metrics").properties().forEach(metric -> {
            assertThat(metric.getValue().path("n").asInt()).as(metric.getKey()).isPositive();
            assertThat(metric.getValue().path("failed").asInt())
                    .as(metric.getKey())
                    .isZero();
        });
        assertThat(run.result().at("/gate/rules"))
                .isNotEmpty()
                .allSatisfy(rule -> assertThat(rule.path("outcome").asText()).isIn("pass", "inconclusive"));
    }

    @ParameterizedTest
    @EnumSource(StarterPreset.class)
    void both_languages_have_the_same_ten_kinds_of_cases_with_comments_of_their_own(StarterPreset preset)
            throws IOException {
        Path en = init(preset, "en");
        Path zh = init(preset, "zh");

        assertThat(cases(en)).hasSize(10);
        assertThat(kinds(zh)).isEqualTo(kinds(en));
        assertThat(new HashSet<>(kinds(en))).hasSizeGreaterThanOrEqualTo(6);
        assertThat(Files.readString(zh.resolve("assay.yaml"))).containsPattern("# .*[一-龥]");
        assertThat(Files.readString(en.resolve("assay.yaml"))).doesNotContainPattern("[一-龥]");
    }

    private static List<String> kinds(Path evals) throws IOException {
        return cases(evals).stream()
                .map(one -> one.at("/metadata/type").asText() + " "
                        + one.path("expectedBehavior").asText("answer"))
                .toList();
    }

    @Test
    void no_two_presets_have_the_same_kinds_of_questions() throws IOException {
        Set<Set<String>> all = new HashSet<>();
        for (StarterPreset preset : StarterPreset.values()) {
            Set<String> kinds = new HashSet<>(kinds(init(preset, "en")));
            assertThat(all).allSatisfy(other -> {
                Set<String> shared = new HashSet<>(kinds);
                shared.retainAll(other);
                assertThat(shared).hasSizeLessThanOrEqualTo(4);
            });
            all.add(kinds);
        }
    }

    @ParameterizedTest
    @EnumSource(StarterPreset.class)
    void the_rules_of_the_settings_with_that_name_are_among_those_written(StarterPreset preset) throws IOException {
        String written = Files.readString(init(preset, "en").resolve("assay.yaml"));
        Preset settings = Preset.valueOf(preset.word().toUpperCase(Locale.ROOT));

        assertThat(written).contains("\nk: " + settings.k() + "\n");
        assertThat(settings.rules(String.valueOf(settings.k())))
                .allSatisfy(rule -> assertThat(written).contains(rule));
    }

    @Test
    void a_leak_fails_the_gate_of_compliance() throws IOException {
        Path evals = init(StarterPreset.COMPLIANCE, "en");
        Path cases = evals.resolve("cases.jsonl");
        Files.writeString(
                cases,
                Files.readString(cases)
                        .replace("\"user\": \"counsel\", \"groups\": \"all-staff,legal\"", "\"user\": \"staff\""));

        Call run = Call.of(
                "run", evals.toString(), "--out", folder.resolve("store").toString());

        assertThat(run.exit()).isEqualTo(1);
        assertThat(run.out()).contains("leakedRetrieved");
    }

    @Test
    void without_a_name_they_are_listed_and_nothing_is_written() {
        Call list = Call.of("init", "--preset");

        assertThat(list.exit()).isZero();
        assertThat(list.out().lines()).hasSize(StarterPreset.values().length);
        assertThat(list.out()).contains("support ", "medical ");
        assertThat(Call.of("init", "--language", "zh", "--preset").out()).contains("客服");
    }

    @Test
    void a_name_that_is_none_is_told_with_the_near_one() {
        Call wrong = Call.of("init", folder.resolve("x").toString(), "--preset", "suport");

        assertThat(wrong.exit()).isEqualTo(2);
        assertThat(wrong.err()).contains("did you mean `support`?");
        assertThat(folder.resolve("x")).doesNotExist();
    }
}

package dev.assay.engine.config;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ConfigTemplateTest {

    @TempDir
    Path folder;

    private AssayConfig read(String yaml) throws IOException {
        Files.writeString(folder.resolve("assay.yaml"), yaml);
        return ConfigReader.read(Optional.of(folder), Map.of(), Map.of());
    }

    private static List<String> values(AssayConfig config) {
        return config.settings().stream()
                .map(setting -> setting.key() + "=" + setting.value())
                .toList();
    }

    @ParameterizedTest
    @ValueSource(strings = {"en", "zh"})
    void the_file_as_written_changes_nothing(String language) throws IOException {
        List<String> defaults = values(ConfigReader.read(Optional.of(folder), Map.of(), Map.of()));
        assertThat(values(read(ConfigTemplate.render(language)))).isEqualTo(defaults);
    }

    @ParameterizedTest
    @ValueSource(strings = {"en", "zh"})
    void every_example_works_once_its_comment_sign_is_taken_away(String language) throws IOException {
        String all = ConfigTemplate.render(language).replaceAll("(?m)^# ([a-z]\\w*: )(?=\\S)", "$1");
        AssayConfig config = read(all);
        assertThat(config.metrics()).containsExactly("recall@3", "rr@3", "faithfulness");
        assertThat(config.rules()).extracting(RuleText::text).containsExactly("recall@3 at least 0.8");
        assertThat(config.cases()).contains(folder.resolve("cases.jsonl"));
        assertThat(config.concurrency()).isEqualTo(4);
    }

    @Test
    void every_key_is_described_in_both_languages() {
        assertThat(ConfigKeys.ALL).allSatisfy(key -> {
            assertThat(ConfigTemplate.render("en")).contains("# " + key.en());
            assertThat(ConfigTemplate.render("zh")).contains("# " + key.zh());
            assertThat(key.zh()).matches("(?s).*\\p{IsHan}.*");
            assertThat(key.fallback() + key.example()).isNotBlank();
        });
    }

    @Test
    void variables_are_named_after_keys() {
        assertThat(ConfigKeys.MAX_FAILED.variable()).isEqualTo("ASSAY_MAX_FAILED");
        assertThat(ConfigKeys.JUDGE_USE.variable()).isEqualTo("ASSAY_JUDGE_USE");
        assertThat(ConfigKeys.K.variable()).isEqualTo("ASSAY_K");
    }
}

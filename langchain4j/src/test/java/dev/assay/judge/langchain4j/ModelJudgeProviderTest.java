package dev.assay.judge.langchain4j;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.assay.judge.port.Judge;
import dev.assay.judge.port.JudgeHome;
import dev.assay.judge.port.JudgeProvider;
import dev.assay.judge.port.JudgeSettingException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.ServiceLoader;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ModelJudgeProviderTest {

    @TempDir
    private Path folder;

    private static JudgeProvider named(String use) {
        return ServiceLoader.load(JudgeProvider.class).stream()
                .map(ServiceLoader.Provider::get)
                .filter(provider -> provider.use().equals(use))
                .findFirst()
                .orElseThrow();
    }

    private String id(String use, Map<String, String> settings, Map<String, String> environment) {
        JudgeHome home = new JudgeHome(Optional.empty(), folder, environment, reply -> {});
        try (Judge judge = named(use).open(settings, home)) {
            return judge.id();
        }
    }

    @ParameterizedTest
    @CsvSource({
        "openai, OPENAI_API_KEY, api.openai.com",
        "anthropic, ANTHROPIC_API_KEY, api.anthropic.com",
        "zhipu, ZHIPUAI_API_KEY, open.bigmodel.cn",
        "deepseek, DEEPSEEK_API_KEY, api.deepseek.com",
        "qwen, DASHSCOPE_API_KEY, dashscope.aliyuncs.com",
        "moonshot, MOONSHOT_API_KEY, api.moonshot.cn"
    })
    void a_hosted_service_needs_its_key_and_says_which(String use, String variable, String host) {
        assertThatThrownBy(() -> id(use, Map.of(), Map.of()))
                .isInstanceOf(JudgeSettingException.class)
                .hasMessageContaining(variable)
                .hasMessageContaining(".env");

        assertThat(id(use, Map.of("model", "m"), Map.of(variable, "the-secret-key")))
                .startsWith("llm " + use + " at https://" + host)
                .contains(" model=m temperature=0.0")
                .contains("parser=")
                .contains("claims.en@")
                .doesNotContain("the-secret-key");
    }

    @Test
    void a_server_of_ones_own_needs_no_key() {
        assertThat(id("ollama", Map.of(), Map.of())).startsWith("llm ollama at http://localhost:11434/v1");
        assertThat(id("openai", Map.of("baseUrl", "http://127.0.0.1:8000/v1/"), Map.of()))
                .startsWith("llm openai at http://127.0.0.1:8000/v1 ");
    }

    @Test
    void a_key_may_stand_in_a_file() throws IOException {
        Files.writeString(folder.resolve(".env"), "# keys\nexport OTHER='the-secret-key' # mine\n");

        assertThat(id("openai", Map.of("apiKeyEnv", "OTHER"), Map.of())).startsWith("llm openai");
        assertThatThrownBy(() -> id("openai", Map.of("apiKeyEnv", "ANOTHER"), Map.of()))
                .hasMessageContaining("ANOTHER");
    }

    @Test
    void thinking_is_disabled_unless_asked_for() {
        Map<String, String> key = Map.of("ZHIPUAI_API_KEY", "the-secret-key");

        assertThat(id("zhipu", Map.of(), key)).contains("thinking={\"type\":\"disabled\"}");
        assertThat(id("zhipu", Map.of("extra.thinking.type", "enabled"), key))
                .contains("thinking={\"type\":\"enabled\"}");
        assertThat(id("zhipu", Map.of("extra.thinking", "null"), key)).doesNotContain("thinking");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "modle | x | model",
                "apiKey | x | apiKeyEnv",
                "extra. | x | extra.NAME",
                "timeout | soon | 90s",
                "temperature | -1 | 0 or more",
                "maxTokens | many | a whole number",
                "maxTokens | 0 | 1 or more",
                "concurrency | 0 | concurrency",
                "price.in | x | a number",
                "baseUrl | localhost:80 | http",
                "baseUrl | https://user:secret@host/v1 | without user name"
            })
    void a_wrong_setting_is_named_with_what_is_allowed(String name, String value, String said) {
        assertThatThrownBy(() -> id("ollama", Map.of(name, value), Map.of()))
                .isInstanceOf(JudgeSettingException.class)
                .hasMessageContaining("judge")
                .hasMessageContaining(said)
                .hasMessageNotContaining("secret");
    }
}

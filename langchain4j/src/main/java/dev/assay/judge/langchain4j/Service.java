package dev.assay.judge.langchain4j;

import java.util.Map;

/**
 * What is known of a service.
 *
 * @param use the word after {@code judge: use:}
 * @param baseUrl where it is reached unless set
 * @param model the model asked unless set
 * @param keyVariable the environment variable that holds the key; blank when it needs none
 * @param extra further fields of the request's body, each value as JSON text
 */
record Service(String use, String baseUrl, String model, String keyVariable, Map<String, String> extra) {

    private static final Map<String, String> JSON_MODE = Map.of("response_format", "{\"type\":\"json_object\"}");

    static final Service OPENAI =
            new Service("openai", "https://api.openai.com/v1", "gpt-4.1-mini", "OPENAI_API_KEY", Map.of());
    static final Service ANTHROPIC =
            new Service("anthropic", "https://api.anthropic.com/v1", "claude-haiku-4-5", "ANTHROPIC_API_KEY", Map.of());
    static final Service OLLAMA = new Service("ollama", "http://localhost:11434/v1", "qwen2.5:7b", "", Map.of());
    static final Service ZHIPU = new Service(
            "zhipu",
            "https://open.bigmodel.cn/api/paas/v4",
            "glm-4.5-flash",
            "ZHIPUAI_API_KEY",
            Map.of("response_format", "{\"type\":\"json_object\"}", "thinking", "{\"type\":\"disabled\"}"));
    static final Service DEEPSEEK =
            new Service("deepseek", "https://api.deepseek.com/v1", "deepseek-chat", "DEEPSEEK_API_KEY", JSON_MODE);
    static final Service QWEN = new Service(
            "qwen",
            "https://dashscope.aliyuncs.com/compatible-mode/v1",
            "qwen-plus",
            "DASHSCOPE_API_KEY",
            Map.of("response_format", "{\"type\":\"json_object\"}", "enable_thinking", "false"));
    static final Service MOONSHOT =
            new Service("moonshot", "https://api.moonshot.cn/v1", "moonshot-v1-32k", "MOONSHOT_API_KEY", JSON_MODE);
}

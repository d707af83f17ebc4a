package dev.assay.judge.langchain4j;

/** The judges of this module, one class for each word after {@code judge: use:}, as {@code ServiceLoader} wants them. */
public final class Services {

    private Services() {}

    /** OpenAI, and any service that speaks its protocol when {@code judge.baseUrl} is set. */
    public static final class OpenAi extends ModelJudgeProvider {
        public OpenAi() {
            super(Service.OPENAI);
        }
    }

    /** Anthropic. */
    public static final class Anthropic extends ModelJudgeProvider {
        public Anthropic() {
            super(Service.ANTHROPIC);
        }
    }

    /** A local Ollama, through its endpoint that speaks OpenAI's protocol. */
    public static final class Ollama extends ModelJudgeProvider {
        public Ollama() {
            super(Service.OLLAMA);
        }
    }

    /** Zhipu's GLM, thinking disabled. */
    public static final class Zhipu extends ModelJudgeProvider {
        public Zhipu() {
            super(Service.ZHIPU);
        }
    }

    /** DeepSeek. */
    public static final class DeepSeek extends ModelJudgeProvider {
        public DeepSeek() {
            super(Service.DEEPSEEK);
        }
    }

    /** Qwen on DashScope, thinking disabled. */
    public static final class Qwen extends ModelJudgeProvider {
        public Qwen() {
            super(Service.QWEN);
        }
    }

    /** Moonshot's Kimi. */
    public static final class Moonshot extends ModelJudgeProvider {
        public Moonshot() {
            super(Service.MOONSHOT);
        }
    }
}

package dev.assay.engine.config;

/** The commented {@code assay.yaml} that {@code assay init} writes. */
public final class ConfigTemplate {

    private ConfigTemplate() {}

    /**
     * A file that holds every key: those with a default set to it, the others commented out with an example.
     *
     * @param language {@code zh} for Chinese comments, else English
     */
    public static String render(String language) {
        boolean chinese = language.startsWith("zh");
        StringBuilder text = new StringBuilder(
                chinese
                        ? "# Assay 的设置。每个键都可以用环境变量 ASSAY_… 或命令行选项覆盖。\n"
                        : "# Settings for Assay. Every key can be overridden by ASSAY_… or an option.\n");
        for (ConfigKey key : ConfigKeys.ALL) {
            text.append("\n# ").append(chinese ? key.zh() : key.en());
            if (!key.type().words().isEmpty()) {
                text.append(" (").append(String.join(" | ", key.type().words())).append(')');
            }
            text.append('\n').append(entry(key));
        }
        return text.toString();
    }

    private static String entry(ConfigKey key) {
        int dot = key.name().indexOf('.');
        String name = key.name().substring(dot + 1);
        String line = key.fallback().isEmpty()
                ? "# " + name + ": " + key.example() + "\n"
                : name + ": " + key.fallback() + "\n";
        return dot < 0 ? line : key.name().substring(0, dot) + ":\n  " + line;
    }
}

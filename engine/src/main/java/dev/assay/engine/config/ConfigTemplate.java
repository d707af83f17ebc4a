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
        String group = "";
        for (ConfigKey key : ConfigKeys.ALL) {
            int dot = key.name().indexOf('.');
            String its = dot < 0 ? "" : key.name().substring(0, dot);
            text.append(its.isEmpty() || !its.equals(group) ? "\n" : "");
            if (!its.isEmpty() && !its.equals(group)) {
                text.append(its).append(":\n");
            }
            group = its;
            if (key.equals(ConfigKeys.VARIANT)) {
                text.append(variants(chinese));
            }
            String indent = its.isEmpty() ? "" : "  ";
            text.append(indent).append("# ").append(chinese ? key.zh() : key.en());
            if (!key.type().words().isEmpty()) {
                text.append(" (").append(String.join(" | ", key.type().words())).append(')');
            }
            text.append('\n').append(indent).append(entry(key, key.name().substring(dot + 1)));
        }
        return text.toString();
    }

    private static String variants(boolean chinese) {
        String comment = chinese
                ? "# 几种方案：各自的设置覆盖本文件的设置，`assay run` 全部运行并作对比。"
                : "# Strategies: settings of their own over those of this file; `assay run` runs and compares all.";
        return comment + "\n# " + ConfigKeys.VARIANTS
                + ": {hybrid: {outputs: hybrid.jsonl}, bm25: {outputs: bm25.jsonl}}\n\n";
    }

    private static String entry(ConfigKey key, String name) {
        return key.fallback().isEmpty()
                ? "# " + name + ": " + key.example() + "\n"
                : name + ": " + key.fallback() + "\n";
    }
}

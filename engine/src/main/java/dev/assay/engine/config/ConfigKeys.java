package dev.assay.engine.config;

import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * All keys, declared once: the reader, the near names, the template of {@code assay init} and the docs are made from
 * this list. Other keys under {@code judge} and {@code target} belong to the judge and to the target.
 */
public final class ConfigKeys {

    /** The version of the file format that this program reads. */
    public static final int FORMAT = 1;

    static final String JUDGE = "judge.";
    static final String TARGET = "target.";

    /** Keys whose own keys are read by what they name. */
    static final List<String> OPEN = List.of("judge", "target");

    /** Files of a judge's own model, also of a juror's. */
    static final Pattern MODEL_FILE = Pattern.compile("judge\\.(?:jury\\.\\d+\\.)?nli\\.(?:model|tokenizer|config)");

    static final String BUDGET = "budget";

    /** Settings under a name each, which a run puts over those of the file. */
    static final String VARIANTS = "variants";

    static final ConfigKey FORMAT_KEY = new ConfigKey(
            "format",
            ValueType.whole(FORMAT, FORMAT, "1 (the format this version of Assay reads)"),
            "1",
            "",
            "Version of this file's format.",
            "本文件格式的版本。");
    static final ConfigKey TITLE =
            new ConfigKey("title", ValueType.TEXT, "", "Refund assistant", "Title of the report.", "报告标题。");
    static final ConfigKey CASES = new ConfigKey(
            "cases",
            ValueType.PATH,
            "",
            "cases.jsonl",
            "Cases, one JSON object a line; cases.jsonl beside this file unless set.",
            "用例文件，每行一个 JSON 对象；不填则取本文件旁的 cases.jsonl。");
    static final ConfigKey OUTPUTS = new ConfigKey(
            "outputs",
            ValueType.PATH,
            "",
            "outputs.jsonl",
            "What the system answered, joined to the cases by id, unless it stands in them.",
            "被测系统的输出，按 id 与用例对应；也可直接写在用例里。");
    static final ConfigKey CORPUS = new ConfigKey(
            "corpus",
            ValueType.PATH,
            "",
            "corpus.jsonl",
            "The passages that could be retrieved; tells `not in the corpus` from `not retrieved`.",
            "可被检索的段落；用于区分“语料中没有”与“没检索到”。");
    static final ConfigKey MODE = new ConfigKey(
            "mode",
            ValueType.choice("full", "retrieval"),
            "full",
            "",
            "full, or retrieval: no answer and no judge needed.",
            "full 为全部；retrieval 只评检索，不需要答案和评判器。");
    static final ConfigKey K = new ConfigKey(
            "k",
            ValueType.whole(1, Integer.MAX_VALUE, "a whole number, 1 or more (a depth in the ranking)"),
            "3",
            "",
            "Depth in the ranking for metrics named without one.",
            "排名截断深度，用于没有写明深度的指标。");
    static final ConfigKey METRICS = new ConfigKey(
            "metrics",
            ValueType.NAMES,
            "",
            "[recall@3, rr@3, faithfulness]",
            "Metrics to compute (`assay metrics` lists them); a fitting set unless set.",
            "要计算的指标（assay metrics 可列出全部）；不填则自动选取。");
    static final ConfigKey CLASSPATH = new ConfigKey(
            "classpath",
            ValueType.PATHS,
            "",
            "[build/my-metrics.jar]",
            "Jars and folders of classes that bring metrics of your own (docs/custom-metrics.md).",
            "带有自定义指标的 jar 或类文件夹（见 docs/custom-metrics.md）。");
    static final ConfigKey JUDGE_USE = new ConfigKey(
            "judge.use",
            ValueType.TEXT,
            "embedded",
            "",
            "Who judges answers; embedded runs offline. Other keys below are the judge's own.",
            "由谁评判答案；embedded 离线运行。其下的其他键由评判器自行解释。");
    static final ConfigKey PROMPTS = new ConfigKey(
            "judge.prompts",
            ValueType.PATH,
            "",
            "prompts",
            "Folder of prompts of your own that replace those with the same id and language (`assay judge prompts`).",
            "自备提示词的文件夹，按 id 和语言替换自带的提示词（assay judge prompts 可列出）。");
    static final ConfigKey CERTIFICATE = new ConfigKey(
            "judge.certificate",
            ValueType.PATHS,
            "",
            "[judge-certificate.json]",
            "What was shown of the judge against people (`assay judge calibrate --out FILE`).",
            "评判器与人工标注比对后的证书（由 assay judge calibrate --out FILE 生成）。");
    static final ConfigKey LABELS = new ConfigKey(
            "judge.labels",
            ValueType.PATH,
            "",
            "labels.jsonl",
            "People's labels of some cases of this run, to show its means by people and corrected (docs/calibration.md).",
            "本次运行部分用例的人工标注，用于并列给出人工均值与校正均值（见 docs/calibration.md）。");
    static final ConfigKey REQUIRE_CERTIFIED = new ConfigKey(
            "requireCertified",
            ValueType.choice("true", "false"),
            "false",
            "",
            "Whether a rule on a judged metric counts only with a certificate that speaks for this judge.",
            "基于评判的指标是否必须有适用的证书，规则才算数。");
    static final ConfigKey CERTIFIED_DAYS = new ConfigKey(
            "certifiedDays",
            ValueType.whole(1, 100_000, "a whole number of days, 1 or more"),
            "90",
            "",
            "Days after which a certificate expires.",
            "证书的有效天数。");
    static final ConfigKey MAX_COST = limit(
            "budget.cost",
            "5",
            "Money the judges of a run may cost, in the unit of judge.price; then the rest is left unmeasured.",
            "一次运行的评判费用上限，单位同 judge.price；用完后其余用例记为未测成。");
    static final ConfigKey MAX_TOKENS = limit(
            "budget.tokens",
            "2000000",
            "Tokens of requests and replies together that the judges of a run may use.",
            "一次运行中评判请求与回复的词元总数上限。");
    static final ConfigKey MAX_CALLS = limit(
            "budget.calls", "5000", "Requests the judges of a run may send, retries included.", "一次运行中评判请求次数的上限（含重试）。");
    static final ConfigKey MAX_MINUTES = limit(
            "budget.minutes",
            "30",
            "Minutes after which a run sends no further request to a judge.",
            "运行多少分钟后不再向评判器发送请求。");
    static final ConfigKey CASSETTE = new ConfigKey(
            "cassette",
            ValueType.PATH,
            "",
            "cassette.jsonl",
            "File of the judge's replies: replayed if it is there (no key, no connection), else recorded.",
            "评判回复的录制文件：已存在则回放（无需密钥和网络），否则录制。");
    static final ConfigKey RECORD = new ConfigKey(
            "record",
            ValueType.choice("true", "false"),
            "",
            "true",
            "Record the cassette anew even if it is there.",
            "即使录制文件已存在也重新录制。");
    static final ConfigKey TARGET_USE = new ConfigKey(
            "target.use",
            ValueType.TEXT,
            "file",
            "",
            "What is asked: file (outputs are given), http, command or java; see docs/targets.md.",
            "由谁作答：file 表示输出已给出；http 向服务提问，command 向程序提问，java 向类提问；见 docs/targets.md。");
    static final ConfigKey JUDGED_BY = new ConfigKey(
            "judgedBy",
            ValueType.choice("chunk", "document"),
            "chunk",
            "",
            "What labels name: chunk, or document when each chunk stands for its document.",
            "标注所指的粒度：chunk 为片段；document 为文档，片段按所属文档计。");
    static final ConfigKey OVERLAP = new ConfigKey(
            "overlap",
            ValueType.choice("half", "any"),
            "half",
            "",
            "How much of an evidence span a chunk must cover: half of it, or any of it.",
            "片段须覆盖证据区间的多少：half 为一半，any 为任意部分。");
    static final ConfigKey RULES = new ConfigKey(
            "rules",
            ValueType.SENTENCES,
            "",
            "[recall@3 at least 0.8]",
            "What is demanded of the means; a run without rules never fails for quality.",
            "对均值的要求；没有规则时，质量高低不影响退出码。");
    static final ConfigKey PRESET = new ConfigKey(
            "preset",
            ValueType.choice(Preset.names()),
            "",
            "qa",
            "Depth, metrics and rules for a kind of system; keys of your own below win (`assay metrics` shows them).",
            "某类系统的预设（深度、指标、规则）；下面自己写的键优先（assay metrics 可列出）。");
    static final ConfigKey BASELINE = new ConfigKey(
            "baseline",
            ValueType.PATH,
            "",
            "baseline.txt",
            "What runs are held against: a file that `assay freeze` wrote, or a run. Then only worse fails.",
            "对照的基线：assay freeze 写出的文件，或某次运行；设定后只有变差才不通过。");
    static final ConfigKey BASELINE_MARGIN = new ConfigKey(
            "baselineMargin",
            ValueType.number(value -> value >= 0, "a number, 0 or more, such as 0.02"),
            "0.02",
            "",
            "What a frozen metric between 0 and 1 may be worse by where no rule names it; others may lose a tenth.",
            "没有规则提到的基线指标（0 到 1 之间）允许变差多少；其他指标允许变差十分之一。");
    static final ConfigKey ACCEPT = new ConfigKey(
            "accept",
            ValueType.choices("dataset", "judge", "prompts", "embeddings", "labels"),
            "",
            "[judge]",
            "What a run may differ in from the baseline and still be compared.",
            "与基线不同但仍可比较的方面。");
    static final ConfigKey RATCHET = new ConfigKey(
            "ratchet",
            ValueType.choice("true", "false"),
            "",
            "true",
            "Rewrite the baseline where a run that passes is shown to be better.",
            "运行通过且确有提高时，改写基线。");
    static final ConfigKey INCONCLUSIVE = new ConfigKey(
            "inconclusive",
            ValueType.choice("by-mean", "fail", "pass"),
            "by-mean",
            "",
            "When a limit lies within the interval: by-mean, fail or pass.",
            "当界限落在置信区间内时：by-mean 看均值，fail 不通过，pass 通过。");
    static final ConfigKey MAX_FAILED = new ConfigKey(
            "maxFailed",
            ValueType.number(value -> value >= 0 && value <= 1, "a share from 0 to 1, such as 0.02"),
            "0.02",
            "",
            "Share of cases that may fail to be measured.",
            "允许测量失败的用例比例。");
    static final ConfigKey SEED = new ConfigKey(
            "seed",
            ValueType.whole(Long.MIN_VALUE, Long.MAX_VALUE, "a whole number"),
            "20260101",
            "",
            "Seed of every random draw.",
            "所有随机抽样的种子。");
    static final ConfigKey CONFIDENCE = new ConfigKey(
            "confidence",
            ValueType.number(value -> value > 0 && value < 1, "a number above 0 and below 1, such as 0.95"),
            "0.95",
            "",
            "Confidence of the intervals.",
            "置信区间的置信水平。");
    static final ConfigKey OUT = new ConfigKey(
            "out",
            ValueType.PATH,
            "",
            "runs",
            "Folder for runs; .assay in the folder the command runs in unless set.",
            "存放运行结果的文件夹；不填则为当前目录下的 .assay。");
    static final ConfigKey CONCURRENCY = new ConfigKey(
            "concurrency",
            ValueType.whole(1, 10_000, "a whole number from 1 to 10000"),
            "",
            "4",
            "Cases worked on at once; the number of cores unless set.",
            "同时处理的用例数；不填则为 CPU 核数。");

    static final ConfigKey VARIANT = new ConfigKey(
            "variant",
            ValueType.TEXT,
            "",
            "hybrid",
            "Which of `variants` to run alone; all, and the first compared with the others, unless set.",
            "只运行 `variants` 中的哪一个；不填则全部运行，并把其余的与第一个对比。");

    /** All keys in the order in which they are shown. */
    public static final List<ConfigKey> ALL = List.of(
            FORMAT_KEY,
            TITLE,
            CASES,
            OUTPUTS,
            CORPUS,
            MODE,
            K,
            METRICS,
            CLASSPATH,
            JUDGE_USE,
            PROMPTS,
            CERTIFICATE,
            LABELS,
            TARGET_USE,
            JUDGED_BY,
            OVERLAP,
            PRESET,
            RULES,
            BASELINE,
            BASELINE_MARGIN,
            ACCEPT,
            RATCHET,
            INCONCLUSIVE,
            MAX_FAILED,
            REQUIRE_CERTIFIED,
            CERTIFIED_DAYS,
            SEED,
            CONFIDENCE,
            OUT,
            CONCURRENCY,
            MAX_COST,
            MAX_TOKENS,
            MAX_CALLS,
            MAX_MINUTES,
            CASSETTE,
            RECORD,
            VARIANT);

    private ConfigKeys() {}

    private static ConfigKey limit(String name, String example, String en, String zh) {
        ValueType type = name.equals("budget.tokens") || name.equals("budget.calls")
                ? ValueType.whole(0, Long.MAX_VALUE, "a whole number, 0 or more")
                : ValueType.number(value -> value >= 0 && value < 1e9, "a number, 0 or more");
        return new ConfigKey(name, type, "", example, en, zh);
    }

    /** The key with this name; keys of the judge's own are not in the list. */
    public static Optional<ConfigKey> find(String name) {
        return ALL.stream().filter(key -> key.name().equals(name)).findFirst();
    }

    /** Whether a key belongs to the judge or the target, such as {@code target.url}. */
    static boolean open(String name) {
        return OPEN.stream().anyMatch(key -> name.startsWith(key + "."));
    }

    /** The names of all keys. */
    public static List<String> names() {
        return ALL.stream().map(ConfigKey::name).toList();
    }
}

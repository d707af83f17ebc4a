package dev.assay.engine.report;

import java.util.Locale;

/** The words that stand in reports, each in both languages. */
enum Phrase {
    METRIC("metric", "指标"),
    MEAN("mean", "均值"),
    INTERVAL("interval", "置信区间"),
    NO_INTERVAL("no interval", "无区间"),
    N("n", "n"),
    UNDEFINED("undefined", "无定义"),
    FAILED("failed", "未测成"),
    METHOD("method", "方法"),
    METRICS("metrics", "指标"),
    NO_METRICS("No metric was asked for.", "没有要求任何指标。"),
    ORIGIN("how this run was made", "本次运行的来历"),
    SETTINGS("settings", "设置"),
    WARNINGS("warnings", "提醒"),
    ANSWERABILITY("answered or declined", "作答与拒答"),
    ANSWERABILITY_NOTE(
            "Rows: where the answer can be found. Columns: what the system did. Counts of answers.",
            "行：答案能在哪里找到；列：系统做了什么；数字为回答数。"),
    CORPUS_OR_CONTEXT("the answer is", "答案所在"),
    RATE("rate", "比率"),
    CAUSES("causes, most frequent first", "原因，由多到少"),
    CUMULATIVE("cumulative", "累计"),
    PART("share of all cases", "占全部用例"),
    FIRST_MENDED("the first mended: %s", "若消除第一项：%s"),
    MORE_BY_TRIAGE("examples, advice and what each would give: assay triage %s", "示例、建议与各项的预期收益：assay triage %s"),
    GAINS("expected gain if a cause were mended", "消除某一原因的预期收益"),
    GAIN_ASSUMPTION(
            "Supposes that the mended cases would be as good as the rest of the run on average, and that nothing else"
                    + " changes; the interval covers chance among cases only.",
            "假定消除后这些用例与其余用例平均一样好，其他不变；区间只反映用例抽样的偶然性。"),
    GAINS_LISTED(
            "Only metrics between 0 and 1 that would improve are listed; --json has all.",
            "只列出取值在 0 到 1 之间且会变好的指标；--json 有全部。"),
    NO_GAIN("No metric between 0 and 1 is seen to improve.", "看不出有取值在 0 到 1 之间的指标会变好。"),
    WOULD_BE("would be", "将为"),
    CHANGE("change", "变化"),
    MENDED_CASES("cases", "用例"),
    EXAMPLES("examples", "示例"),
    NO_CAUSES(
            "No case has a cause: none falls short in a way that the recorded data shows.", "没有用例有可指出的原因：所记录的数据看不出不足。"),
    CAUSE("cause", "原因"),
    EVIDENCE("evidence", "依据"),
    ADVICE("advice", "建议"),
    NO_CAUSE("no shortfall", "无不足"),
    SHARE("%d of %s", "%2$s中有 %1$d 个"),
    CASES("cases", "用例"),
    CASE("case", "用例"),
    WORST("worst %d of %s", "%2$s中最差的 %1$d 个"),
    NO_WORST("No case falls short.", "没有不足的用例。"),
    OMITTED(
            "Cases not shown here: %d. The file cases.jsonl in the run folder holds all of them.",
            "另有 %d 个用例未在此列出；运行目录中的 cases.jsonl 有全部用例。"),
    GATE("gate", "门禁"),
    GATE_PASSED("gate passed (exit 0)", "门禁通过（退出码 0）"),
    GATE_FAILED("gate failed (exit 1): worse than the rules allow", "门禁未通过（退出码 1）：低于规则要求"),
    GATE_UNDECIDED("gate undecided (exit 3): it could not be measured", "门禁无法判定（退出码 3）：未能测出"),
    RULE("rule", "规则"),
    ALARM("ALARM", "警报"),
    OUTCOME("outcome", "结果"),
    FINDING("finding", "说明"),
    PASS("PASS", "通过"),
    FAIL("FAIL", "不通过"),
    INCONCLUSIVE("INCONCLUSIVE", "不能确定"),
    NOT_MEASURED("NOT MEASURED", "未测成"),
    LEANING_PASS("leaning pass", "倾向通过"),
    LEANING_FAIL("leaning fail", "倾向不通过"),
    CANNOT_TELL("what this run cannot tell", "本次运行不能说明的"),
    FILES("files", "文件"),
    QUESTION("question", "问题"),
    ANSWER("answer", "回答"),
    NO_ANSWER("The system gave no answer.", "系统没有给出回答。"),
    REFERENCE("reference answer", "参考答案"),
    TARGET_ERROR("error of the system", "系统报错"),
    CLAIMS("claims of the answer", "回答中的论断"),
    REFERENCE_CLAIMS("claims of the reference answer", "参考答案中的论断"),
    CLAIM("claim", "论断"),
    PASSAGE("passage", "段落"),
    PASSAGES("passages", "段落"),
    NO_PASSAGES("Nothing was retrieved.", "没有检索到任何内容。"),
    NO_TEXT("The output gives no text of this passage.", "输出中没有这一段的文字。"),
    RELEVANT("labelled relevant", "标注为相关"),
    RETRIEVER_SCORE("retriever's score", "检索得分"),
    LABELS("labels", "标注"),
    NO_LABELS("Nobody labelled this case.", "本用例没有标注。"),
    FOUND_AT("found at rank %d", "排在第 %d 位"),
    MISSED("not retrieved", "未检索到"),
    UNMATCHED("not met by its id (this run is judged by document)", "未按编号匹配（本次按文档评判）"),
    GRADE("grade %d", "等级 %d"),
    SCORES("scores", "得分"),
    NOTES("notes", "备注"),
    EXPECTED("expected", "应有行为"),
    OBSERVED("did", "实际行为"),
    PROBABILITY("probability of support %s", "有依据的概率 %s"),
    MARKS("marked words", "标记"),
    CLASHING("clashing", "相冲突"),
    LACKING("not in the evidence", "依据中没有"),
    SHARED("in the claim too", "论断中也有"),
    CLASH_SAYS("%s: the claim says “%s”, the evidence “%s”", "%s：论断称“%s”，依据为“%s”"),
    NOT_JUDGED("The claims of this answer were not judged.", "这个回答的论断未经评判。"),
    AGAIN("answers to the same question", "同一问题的多次回答"),
    SPREAD_NOTE(
            "The standard deviation within a case is the system's own noise, and the judge's with it.",
            "用例内标准差是系统自身的波动，也含评判的波动。"),
    DEVIATION("deviation within a case", "用例内标准差"),
    DIFFERING("cases that differ", "有差异的用例"),
    ANSWERS("%d answers", "%d 次回答"),
    ANSWER_NUMBER("answer %d", "第 %d 次回答"),
    ALL_ALIKE("with the same scores", "得分全部相同"),
    HISTORY("history", "历次运行"),
    HISTORY_MARKERS(
            "A dashed line marks where what stands beside it changed; numbers to the left and to the right of it cannot be"
                    + " compared, so nothing is drawn across it.",
            "虚线表示线旁所写的项在此处变动；左右两侧的数字不可比，因此不跨线相连。"),
    NUMBERS("the numbers", "数值"),
    RUN("run", "运行"),
    CHANGED("changed", "变动"),
    SLICES("slices", "切片"),
    SLICES_NONE("none is worse than the rest beyond chance.", "没有哪个比其余用例差得超出偶然。"),
    SLICES_FOUND(
            "%d are worse than the rest, beyond chance. What would be gained most comes first.",
            "有 %d 项比其余用例差，超出偶然；预期收益大的在前。"),
    SLICES_NOTE(
            "gain: change of the mean of all, were the slice as good as the rest. q: p corrected for all comparisons"
                    + " (Benjamini-Hochberg); of those with q up to 0.05 one in twenty is expected to be chance. A slice"
                    + " shows where a run is bad, not why.",
            "收益：若切片与其余用例一样好，总均值的变化。q：对全部比较校正后的 p（Benjamini-Hochberg）；q 不超过 0.05" + " 的，预计二十项中有一项出于偶然。切片只指出哪里差，不说明原因。"),
    SLICE("slice", "切片"),
    REST("rest", "其余"),
    GAIN("gain", "收益"),
    SEARCH("search in the text", "搜索文字"),
    ANY("any", "不限"),
    SCORE_STATE("scores", "得分状态"),
    HAS_UNDEFINED("some undefined", "有无定义的得分"),
    HAS_FAILED("some failed", "有未测成的得分"),
    SORT("order", "排序"),
    SORT_WORST("worst first", "最差在前"),
    SORT_DATASET("as in the dataset", "按数据集顺序"),
    SHOWN("%s of %s shown", "显示 %s / %s"),
    OPEN_ALL("open all", "全部展开"),
    CLOSE_ALL("close all", "全部收起"),
    CLEAR("clear", "清除"),
    SKIP("skip to the cases", "跳到用例"),
    TITLE("Assay report", "Assay 评测报告");

    private final String english;
    private final String chinese;

    Phrase(String english, String chinese) {
        this.english = english;
        this.chinese = chinese;
    }

    /** The wording, with its gaps filled. */
    String in(Wording in, Object... gaps) {
        String wording = in.pick(english, chinese);
        return gaps.length == 0 ? wording : String.format(Locale.ROOT, wording, gaps);
    }
}

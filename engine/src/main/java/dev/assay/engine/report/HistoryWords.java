package dev.assay.engine.report;

import dev.assay.core.history.PastRun;
import dev.assay.core.history.Series;
import dev.assay.core.history.Trend;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.Collectors;

/**
 * What is said of past runs, in the words of both languages.
 *
 * @param in the language
 */
record HistoryWords(Wording in) {

    private static final int SHORT_COMMIT = 8;

    String series(Series series) {
        return PlainText.line(series.source())
                + (series.variant().isEmpty() ? "" : in.pick(", variant ", "，方案 ") + PlainText.line(series.variant()));
    }

    String runs(int count) {
        return in.pick(count + (count == 1 ? " run" : " runs"), count + " 次运行");
    }

    /** The first digits of the commit, with {@code +} where there were changes beside it. */
    String commit(PastRun run) {
        String commit = run.commit().equals("none") ? Numbers.NONE : PlainText.line(run.commit());
        return commit.substring(0, Math.min(SHORT_COMMIT, commit.length())) + (run.dirty() ? "+" : "");
    }

    String gate(OptionalInt exit) {
        if (exit.isEmpty()) {
            return in.pick("no rules", "无规则");
        }
        return switch (exit.getAsInt()) {
            case 0 -> in.pick("passed", "通过");
            case 1 -> in.pick("failed", "未通过");
            default -> in.pick("undecided", "无法判定");
        };
    }

    /** What changed, such as {@code dataset, judge}; empty for nothing. */
    String changes(List<String> grounds) {
        return grounds.stream().map(this::ground).collect(Collectors.joining(in.pick(", ", "、")));
    }

    private String ground(String what) {
        return switch (what) {
            case "dataset" -> in.pick(what, "数据集");
            case "judge" -> in.pick(what, "评判");
            case "prompts" -> in.pick(what, "提示词");
            case "embeddings" -> in.pick(what, "嵌入模型");
            case "judgedBy" -> in.pick(what, "标注单位");
            default -> what;
        };
    }

    /** The last change of a mean and what can be said of it: {@code +0.012 overlap}. */
    String step(Trend trend) {
        return trend.lastStep()
                .map(step -> ComparisonNumbers.difference(step.change()) + " " + hint(step))
                .map(String::stripTrailing)
                .orElse(Numbers.NONE);
    }

    private String hint(Trend.Step step) {
        if (!step.comparable()) {
            return in.pick("not comparable", "不可比");
        }
        return step.overlap()
                .map(overlap -> overlap ? in.pick("overlap", "重叠") : in.pick("apart", "不重叠"))
                .orElse("");
    }
}

package dev.assay.engine.report;

import dev.assay.core.history.History;
import dev.assay.core.history.PastRun;
import dev.assay.core.history.Trend;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/** What the signs in tables of past runs mean; nothing of those that do not stand there. */
final class HistoryLegend {

    private HistoryLegend() {}

    static List<String> lines(History history, List<Trend> trends, Wording in) {
        List<String> lines = new ArrayList<>();
        if (history.runs().stream().anyMatch(PastRun::dirty)) {
            lines.add(in.pick("+ behind a commit: with uncommitted changes.", "提交后的 +：有未提交的改动。"));
        }
        if (trends.stream()
                .flatMap(trend -> trend.points().stream())
                .anyMatch(point -> !point.changed().isEmpty())) {
            lines.add(in.pick(
                    "changed: this is another one than in the run before, so numbers from before cannot be compared with"
                            + " those from then on.",
                    "变动：此项与前一次运行不同，之前与之后的数字不可比。"));
        }
        if (last(trends, step -> step.comparable() && step.overlap().isPresent())) {
            lines.add(in.pick(
                    "overlap, apart: whether the intervals of the last two share a value. Overlap does not show that"
                            + " nothing changed: `assay compare` looks case by case.",
                    "重叠、不重叠：最近两次的区间是否有共同部分。重叠并不说明没有变化：`assay compare` 逐例比较。"));
        }
        return lines;
    }

    private static boolean last(List<Trend> trends, Predicate<Trend.Step> such) {
        return trends.stream().anyMatch(trend -> trend.lastStep().filter(such).isPresent());
    }
}

package dev.assay.engine.report;

import dev.assay.core.run.Run;
import dev.assay.core.stats.Estimate;
import dev.assay.core.stats.Interval;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** One sober sentence on what a run cannot tell. */
final class Caveat {

    private final Run run;
    private final Language in;

    Caveat(Run run, Language in) {
        this.run = run;
        this.in = in;
    }

    /** The sentence. */
    String sentence() {
        List<String> parts = new ArrayList<>();
        if (run.metrics().values().stream().allMatch(estimate -> estimate.n() == 0)) {
            parts.add(in.pick("no case has a value, so it says nothing about quality", "没有任何用例得到数值，因此说明不了质量"));
        } else {
            widest().ifPresent(parts::add);
            withoutInterval().ifPresent(parts::add);
        }
        gaps().ifPresent(parts::add);
        judge().ifPresent(parts::add);
        if (parts.isEmpty()) {
            parts.add(in.pick("how the system does on questions unlike these", "系统在其他类型的问题上表现如何"));
        }
        return String.join(in.pick("; ", "；"), parts) + in.pick(".", "。");
    }

    private Optional<String> widest() {
        return run.metrics().entrySet().stream()
                .filter(entry -> entry.getValue().interval().isPresent())
                .max(Comparator.comparingDouble(entry -> width(entry.getValue())))
                .map(this::widestOf);
    }

    private static double width(Estimate estimate) {
        return estimate.interval().map(Interval::high).orElse(0.0)
                - estimate.interval().map(Interval::low).orElse(0.0);
    }

    private String widestOf(Map.Entry<String, Estimate> entry) {
        String width = Numbers.fraction(width(entry.getValue()));
        int n = entry.getValue().n();
        return in.pick(
                "the interval of " + entry.getKey() + " is " + width + " wide (n=" + n
                        + "), so a difference smaller than that may be chance",
                entry.getKey() + " 的置信区间宽 " + width + "（n=" + n + "），小于它的差别可能只是偶然");
    }

    private Optional<String> withoutInterval() {
        List<String> single = run.metrics().entrySet().stream()
                .filter(entry -> entry.getValue().mean().isPresent()
                        && entry.getValue().interval().isEmpty())
                .map(Map.Entry::getKey)
                .toList();
        String names = String.join(in.pick(", ", "、"), single);
        return single.isEmpty()
                ? Optional.empty()
                : Optional.of(in.pick("how sure " + names + " is, no interval tells", names + " 没有置信区间，无从知道有多可靠"));
    }

    private Optional<String> gaps() {
        int undefined = total(Estimate::undefined);
        int failed = total(Estimate::failed);
        if (failed > 0) {
            return Optional.of(in.pick(
                    failed + " scores could not be measured and are in no mean", "有 " + failed + " 个得分未测成，不在任何均值之内"));
        }
        return undefined == 0
                ? Optional.empty()
                : Optional.of(in.pick(
                        undefined + " scores are undefined and are in no mean", "有 " + undefined + " 个得分无定义，不在任何均值之内"));
    }

    private int total(java.util.function.ToIntFunction<Estimate> count) {
        return run.metrics().values().stream().mapToInt(count).sum();
    }

    private Optional<String> judge() {
        return run.provenance().judge().startsWith("embedded")
                ? Optional.of(in.pick(
                        "the embedded judge weighs words, numbers and sentence similarity, and can miss a paraphrase"
                                + " or an inference",
                        "内置评判依据词语、数字和句子相似度，可能看不出改写和推断"))
                : Optional.empty();
    }
}

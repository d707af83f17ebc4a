package dev.assay.engine.report;

import dev.assay.core.comparison.Comparison;
import dev.assay.core.comparison.Differing;
import dev.assay.core.comparison.PairedCases;
import dev.assay.core.gate.Fact;
import dev.assay.core.run.Provenance;
import dev.assay.core.slice.CaseSlice;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** What stands above the numbers of a comparison: the two runs, what differs between them, and the cases of both. */
final class ComparisonOrigin {

    private static final int MOST_IDS = 5;

    private final ComparisonInput input;
    private final Wording in;

    ComparisonOrigin(ComparisonInput input, Wording in) {
        this.input = input;
        this.in = in;
    }

    /** The runs and what differs between their settings. */
    List<Fact> runs() {
        List<Fact> facts = new ArrayList<>();
        facts.add(new Fact("A", run(input.a())));
        facts.add(new Fact("B", run(input.b())));
        judges(facts);
        if (!input.settings().isEmpty()) {
            facts.add(new Fact(
                    in.pick("changed", "改动"),
                    input.settings().stream().map(this::setting).collect(Collectors.joining("; "))));
        }
        if (!input.within().isEmpty()) {
            facts.add(new Fact(
                    in.pick("slice", "切片"),
                    input.within().stream()
                            .map(CaseSlice::toString)
                            .collect(Collectors.joining(in.pick(" and ", " 且 ")))));
        }
        return facts;
    }

    /** Which cases are compared, and how. */
    List<Fact> cases(Comparison comparison) {
        List<Fact> facts = new ArrayList<>();
        PairedCases cases = comparison.cases();
        facts.add(new Fact(
                in.pick("cases", "用例"),
                in.pick(
                                cases.pairs().size() + " paired by id",
                                "按编号配对 " + cases.pairs().size() + " 个")
                        + unpaired(", only in A: ", "，仅在 A 中：", cases.onlyA())
                        + unpaired(", only in B: ", "，仅在 B 中：", cases.onlyB())));
        facts.add(new Fact(
                in.pick("numbers", "数字"),
                in.pick(
                        "B minus A over cases with a value in both; intervals "
                                + dev.assay.core.words.Numbers.percent(comparison.confidence()) + ", seed "
                                + comparison.seed(),
                        "在两次运行中都有值的用例上 B 减 A；"
                                + dev.assay.core.words.Numbers.percent(comparison.confidence()) + " 区间，随机种子 "
                                + comparison.seed())));
        only(facts, in.pick("only in A", "仅在 A 中"), input.onlyA());
        only(facts, in.pick("only in B", "仅在 B 中"), input.onlyB());
        return facts;
    }

    private void only(List<Fact> facts, String name, List<String> metrics) {
        if (!metrics.isEmpty()) {
            facts.add(new Fact(name, in.pick("metrics ", "指标 ") + String.join(", ", metrics)));
        }
    }

    private String unpaired(String english, String chinese, List<String> ids) {
        if (ids.isEmpty()) {
            return "";
        }
        int rest = ids.size() - MOST_IDS;
        return in.pick(english, chinese)
                + in.cases(ids.size())
                + in.pick(" (", "（")
                + ids.stream().limit(MOST_IDS).collect(Collectors.joining(", "))
                + (rest > 0 ? in.pick(" and " + rest + " more", " 等") : "")
                + in.pick(")", "）");
    }

    private String run(Provenance made) {
        String variant = made.settings().getOrDefault("variant", "");
        return (variant.isEmpty() ? "" : in.pick("variant ", "方案 ") + variant + in.pick(", ", "，")) + made.runId()
                + ", " + made.started() + ", " + made.source() + in.pick(", commit ", "，提交 ") + made.commit()
                + (made.dirty() ? in.pick(" with uncommitted changes", "，有未提交的改动") : "");
    }

    /** What judged both, or what judged each. */
    private void judges(List<Fact> facts) {
        String judge = in.pick("judge", "评判");
        if (input.a().judge().equals(input.b().judge())) {
            facts.add(new Fact(judge, input.a().judge()));
        } else {
            facts.add(new Fact(judge + " A", input.a().judge()));
            facts.add(new Fact(judge + " B", input.b().judge()));
        }
    }

    private String setting(Differing setting) {
        return setting.what() + ": " + orNone(setting.a()) + " -> " + orNone(setting.b());
    }

    private String orNone(String value) {
        return value.isEmpty() ? in.pick("not set", "未设") : value.replaceAll("\\R", ", ");
    }

    /** The message that the runs are not comparable. */
    String notComparable() {
        return "NOT COMPARABLE" + in.pick(": the runs differ in ", "：两次运行不同的有 ") + names();
    }

    /** The warning that they were compared all the same. */
    String accepted() {
        return in.pick(
                "compared although the runs differ in " + names()
                        + ", as accepted: part of each difference is due to that",
                "两次运行在 " + names() + " 上不同，但已按要求作比较：差值中有一部分来自于此");
    }

    private String names() {
        return input.obstacles().stream().map(Differing::what).collect(Collectors.joining(", "));
    }

    /** What differs, side by side, and what to do. */
    List<Fact> obstacles() {
        List<Fact> facts = new ArrayList<>();
        for (Differing obstacle : input.obstacles()) {
            facts.add(new Fact(obstacle.what() + " A", obstacle.a()));
            facts.add(new Fact(obstacle.what() + " B", obstacle.b()));
        }
        facts.add(new Fact(
                in.pick("next", "下一步"),
                in.pick("run both alike again, or take the risk with ", "以相同方式重跑，或接受风险：")
                        + input.obstacles().stream()
                                .map(obstacle -> "--accept " + obstacle.what())
                                .collect(Collectors.joining(" "))));
        return facts;
    }
}

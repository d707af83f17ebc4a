package dev.assay.engine.report;

import dev.assay.core.calibration.Agreement;
import dev.assay.core.calibration.Calibration;
import dev.assay.core.calibration.Certificate;
import dev.assay.core.calibration.CutCurve;
import dev.assay.core.calibration.NumericAgreement;
import dev.assay.core.calibration.WordTable;
import dev.assay.core.gate.Fact;
import dev.assay.core.stats.Answer;
import dev.assay.core.stats.Estimate;
import dev.assay.core.stats.Interval;
import dev.assay.core.stats.Measured;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** How far a judge agrees with people, for a terminal: section after section. */
public final class AgreementReport {

    private static final int CUTS = 11;

    private final Screen screen;
    private final Wording in;

    /** An empty report that looks like this. */
    public AgreementReport(TerminalStyle style) {
        this.screen = new Screen(style);
        this.in = screen.words();
    }

    /** How it was made, and what a reader should know. */
    public void origin(List<Fact> facts, List<String> notes) {
        int width =
                facts.stream().mapToInt(fact -> TextWidth.of(fact.name())).max().orElse(0);
        facts.forEach(fact -> screen.raw(
                screen.ink(Ink.DIM, "# " + TextWidth.left(fact.name(), width) + "  " + PlainText.line(fact.text()))));
        notes.forEach(note -> screen.wrapped("! ", note));
    }

    /** Agreement with its intervals, the table of words, and the slices. */
    public void calibration(Answer<Calibration> found) {
        if (found instanceof Answer.Undefined<Calibration> undefined) {
            screen.heading(in.pick("could not be measured", "无法测量"));
            screen.wrapped("  ", undefined.why());
            return;
        }
        Calibration calibration = found.known().orElseThrow();
        screen.heading(in.pick("judge against people", "评判器与人工标注的一致性"));
        agreement(calibration.whole());
        screen.heading(in.pick("people's word (down) and the judge's (across)", "人工标注（行）与评判（列）"));
        words(calibration.words());
        if (!calibration.slices().isEmpty()) {
            screen.heading(in.pick("slices", "分组"));
            slices(calibration.slices());
        }
    }

    private void agreement(Agreement whole) {
        TextTable table = new TextTable(false, true, false, true, false);
        table.add("", in.pick("value", "值"), in.pick("interval", "区间"), "n", in.pick("method", "方法"));
        table.add(
                in.pick("accuracy", "准确率"),
                Numbers.mean(whole.accuracy()),
                Numbers.interval(whole.accuracy(), in),
                String.valueOf(whole.n()),
                whole.accuracy().method());
        row(table, in.pick("balanced accuracy", "平衡准确率"), whole.balanced());
        row(table, in.pick("TPR (good kept)", "TPR（好的放行）"), whole.truePositiveRate());
        row(table, in.pick("TNR (bad caught)", "TNR（坏的拦下）"), whole.trueNegativeRate());
        row(table, "kappa", whole.kappa());
        row(table, "AUROC", whole.auroc());
        screen.table(table.lines());
    }

    private static void row(TextTable table, String name, Answer<Measured> answer) {
        if (answer instanceof Answer.Known<Measured> known) {
            Measured measured = known.value();
            table.add(
                    name,
                    Numbers.fraction(measured.value()),
                    interval(measured.interval()),
                    String.valueOf(measured.n()),
                    measured.method());
        } else if (answer instanceof Answer.Undefined<Measured> undefined) {
            table.add(name, Numbers.NONE, "", "", undefined.why());
        }
    }

    private static String interval(Optional<Interval> interval) {
        return interval.map(i -> "[" + Numbers.fraction(i.low()) + ", " + Numbers.fraction(i.high()) + "]")
                .orElse("");
    }

    private void words(WordTable words) {
        Boolean[] toTheRight = new Boolean[words.judgeWords().size() + 1];
        Arrays.fill(toTheRight, true);
        toTheRight[0] = false;
        TextTable table = new TextTable(toTheRight);
        List<String> head = new ArrayList<>(List.of(""));
        words.judgeWords().forEach(word -> head.add(PlainText.line(word)));
        table.add(head.toArray(new String[0]));
        for (String people : words.counts().keySet()) {
            List<String> row = new ArrayList<>(List.of(PlainText.line(people)));
            words.judgeWords().forEach(judge -> row.add(String.valueOf(words.count(people, judge))));
            table.add(row.toArray(new String[0]));
        }
        screen.table(table.lines());
    }

    private void slices(Map<String, Agreement> slices) {
        TextTable table = new TextTable(false, true, true, false, true, true, true, true, true);
        table.add(
                "",
                "n",
                in.pick("accuracy", "准确率"),
                in.pick("interval", "区间"),
                in.pick("balanced", "平衡"),
                "TPR",
                "TNR",
                "kappa",
                "AUROC");
        slices.forEach((name, slice) -> table.add(
                PlainText.line(name),
                String.valueOf(slice.n()),
                Numbers.mean(slice.accuracy()),
                Numbers.interval(slice.accuracy(), in),
                value(slice.balanced()),
                value(slice.truePositiveRate()),
                value(slice.trueNegativeRate()),
                value(slice.kappa()),
                value(slice.auroc())));
        screen.table(table.lines());
    }

    private static String value(Answer<Measured> answer) {
        return answer.fold(measured -> Numbers.fraction(measured.value()), why -> Numbers.NONE);
    }

    /** How near scores are. */
    public void numeric(NumericAgreement numeric) {
        screen.heading(in.pick("scores", "分数"));
        TextTable table = new TextTable(false, true, false, true, false);
        table.add("", in.pick("value", "值"), in.pick("interval", "区间"), "n", in.pick("method", "方法"));
        row(table, in.pick("alpha (interval scale)", "alpha（等距）"), numeric.alpha());
        estimate(table, in.pick("judge less people", "评判减人工"), numeric.bias());
        estimate(table, in.pick("distance", "平均差距"), numeric.distance());
        screen.table(table.lines());
    }

    private void estimate(TextTable table, String name, Estimate estimate) {
        table.add(
                name,
                Numbers.mean(estimate),
                Numbers.interval(estimate, in),
                String.valueOf(estimate.n()),
                estimate.method());
    }

    /** The judge at some cuts of its probability, and the cheapest of all. */
    public void cuts(CutCurve curve, double ratio) {
        screen.heading(in.pick("cut of the probability", "概率阈值"));
        TextTable table = new TextTable(true, true, true, true);
        table.add(in.pick("cut", "阈值"), "TPR", "TNR", in.pick("cost", "代价"));
        curve.thinned(CUTS).forEach(point -> cut(table, point, ratio));
        screen.table(table.lines());
        CutCurve.Point best = curve.best(ratio);
        screen.wrapped(
                "  ",
                in.pick(
                        "cheapest where a bad one let pass costs " + plain(ratio) + " times a good one held back: from "
                                + cut(best) + ", TPR " + Numbers.fraction(best.truePositiveRate()) + ", TNR "
                                + Numbers.fraction(best.trueNegativeRate()) + ", cost "
                                + Numbers.fraction(best.cost(ratio))
                                + " a label; chosen on these labels, so it looks better here than elsewhere",
                        "若放过一个坏的的代价是误拦一个好的的 " + plain(ratio) + " 倍，最省的阈值为 " + cut(best) + "：TPR "
                                + Numbers.fraction(best.truePositiveRate()) + "，TNR "
                                + Numbers.fraction(best.trueNegativeRate()) + "，每条标注代价 "
                                + Numbers.fraction(best.cost(ratio)) + "；它是在这些标注上选出的，换一批数据会差一些"));
    }

    private static String plain(double value) {
        return dev.assay.core.words.Numbers.plain(value);
    }

    private void cut(TextTable table, CutCurve.Point point, double ratio) {
        table.add(
                cut(point),
                Numbers.fraction(point.truePositiveRate()),
                Numbers.fraction(point.trueNegativeRate()),
                Numbers.fraction(point.cost(ratio)));
    }

    private String cut(CutCurve.Point point) {
        return point.cut() == CutCurve.NEVER ? in.pick("never", "从不") : Numbers.fraction(point.cut());
    }

    /** What the certificate says, and where it is. */
    public void certificate(Certificate certificate, Optional<Path> file) {
        screen.heading(in.pick("certificate for ", "证书：") + certificate.metric());
        certificate.languages().forEach((language, rates) -> {
            screen.wrapped(
                    "  " + language + "  ",
                    "TPR " + least(rates.truePositiveRate(certificate.level())) + ", TNR "
                            + least(rates.trueNegativeRate(certificate.level())) + ", n="
                            + rates.against().n()
                            + " (Clopper-Pearson " + dev.assay.core.words.Numbers.percent(certificate.level()) + ")");
            if (!rates.betterThanChance(certificate.level())) {
                screen.wrapped(
                        "  ! ",
                        in.pick(
                                "the two do not add up to more than 1: not shown to be better than chance in "
                                        + language + ", so no gate that demands a certificate will take it",
                                "两者之和不大于 1：尚不能说明在 " + language + " 上优于随机，要求证书的门禁不会接受"));
            }
        });
        screen.wrapped(
                "  ",
                file.map(path -> in.pick("written to " + path, "已写入 " + path))
                        .orElse(in.pick("not written; --out FILE keeps it", "未写入；用 --out FILE 保存")));
    }

    private String least(Answer<Interval> rate) {
        return rate.fold(bounds -> in.pick("at least ", "至少 ") + Numbers.fraction(bounds.low()), why -> why);
    }

    /** The whole report; every line ends with {@code \n}. */
    public String text() {
        return screen.toString();
    }
}

package dev.assay.engine.report;

import dev.assay.core.calibration.SideBySide;
import dev.assay.core.calibration.SpotEstimate;
import dev.assay.core.stats.Answer;
import dev.assay.core.stats.Estimate;
import dev.assay.core.stats.Measured;
import dev.assay.core.stats.corrected.Corrected;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** A mean by the judge, by people, and corrected, for a terminal. */
public final class SideBySideReport {

    private static final int LISTED = 20;

    private final Screen screen;
    private final Wording in;

    /** An empty report that looks like this. */
    public SideBySideReport(TerminalStyle style) {
        this.screen = new Screen(style);
        this.in = screen.words();
    }

    /** Judge only, people only, and the two corrections. */
    public void sides(String metric, SideBySide sides) {
        screen.heading(in.pick("judge, people, and corrected: ", "评判、人工与校正：") + metric);
        TextTable table = table();
        estimate(table, judgeOnly(), sides.judgeOnly());
        estimate(table, in.pick("people only", "仅人工"), sides.peopleOnly());
        measured(table, "Rogan-Gladen", sides.roganGladen());
        measured(table, "PPI++", sides.ppi().map(Corrected::estimate));
        if (sides.labels() < SideBySide.FEW) {
            measured(
                    table,
                    in.pick("PPI++ for few labels", "PPI++（标注较少）"),
                    sides.ppiFewLabels().map(Corrected::estimate));
        }
        screen.table(table.lines());
        screen.wrapped(
                "  ",
                in.pick(
                        "the corrections hold if the " + sides.labels() + " labelled cases are a random part of all "
                                + (sides.labels() + sides.others()) + "; `assay judge spotcheck` draws such a part",
                        "只有当 " + sides.labels() + " 个有标注的用例是全部 " + (sides.labels() + sides.others())
                                + " 个用例的随机样本时，校正才成立；assay judge spotcheck 可抽取这样的样本"));
    }

    /** The weighted estimates of a stratified sample. */
    public void spot(String metric, SpotEstimate estimate, Estimate judge) {
        screen.heading(in.pick("judge, people, and corrected: ", "评判、人工与校正：") + metric);
        TextTable table = table();
        estimate(table, judgeOnly(), judge);
        measured(table, in.pick("people, weighted", "人工（加权）"), estimate.weighted());
        measured(table, in.pick("corrected", "校正"), estimate.corrected());
        screen.table(table.lines());
        screen.wrapped(
                "  ",
                in.pick(
                        estimate.labels() + " of " + estimate.cases()
                                + " cases labelled; people's mean and the corrected one speak of these "
                                + estimate.cases() + " cases",
                        "共 " + estimate.cases() + " 个用例，其中 " + estimate.labels() + " 个有标注；人工与校正的均值只就这些用例而言"));
    }

    private String judgeOnly() {
        return in.pick("judge only", "仅评判");
    }

    private TextTable table() {
        TextTable table = new TextTable(false, true, false, true, false);
        table.add("", in.pick("mean", "均值"), in.pick("interval", "区间"), "n", in.pick("method", "方法"));
        return table;
    }

    private void estimate(TextTable table, String name, Estimate estimate) {
        table.add(
                name,
                Numbers.mean(estimate),
                Numbers.interval(estimate, in),
                String.valueOf(estimate.n()),
                estimate.method());
    }

    private static void measured(TextTable table, String name, Answer<Measured> answer) {
        if (answer instanceof Answer.Known<Measured> known) {
            Measured measured = known.value();
            table.add(
                    name,
                    Numbers.fraction(measured.value()),
                    measured.interval()
                            .map(i -> "[" + Numbers.fraction(i.low()) + ", " + Numbers.fraction(i.high()) + "]")
                            .orElse(""),
                    String.valueOf(measured.n()),
                    measured.method());
        } else if (answer instanceof Answer.Undefined<Measured> undefined) {
            table.add(name, Numbers.NONE, "", "", undefined.why());
        }
    }

    /** The cases on which judge and people disagree, and where they were written. */
    public void disagreements(List<String> ids, Optional<Path> pool) {
        screen.heading(in.pick("they disagree on ", "不一致：") + in.cases(ids.size()));
        if (!ids.isEmpty()) {
            String more = ids.size() > LISTED ? " …" : "";
            screen.wrapped("  ", String.join(" · ", ids.subList(0, Math.min(LISTED, ids.size()))) + more);
        }
        screen.wrapped(
                "  ",
                pool.map(file -> in.pick("written to " + file, "已写入 " + file))
                        .orElse(in.pick("--pool FILE writes them", "用 --pool FILE 写出")));
    }

    /** The whole report; every line ends with {@code \n}. */
    public String text() {
        return screen.toString();
    }
}

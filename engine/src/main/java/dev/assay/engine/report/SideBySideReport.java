package dev.assay.engine.report;

import dev.assay.core.calibration.SpotEstimate;
import dev.assay.core.stats.Estimate;
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
    public void sides(LabelledMetric labelled) {
        new TerminalCorrected(screen).people(List.of(labelled));
    }

    /** The weighted estimates of a stratified sample. */
    public void spot(String metric, SpotEstimate estimate, Estimate judge) {
        screen.heading(in.pick("judge, people, and corrected: ", "评判、人工与校正：") + metric);
        new TerminalCorrected(screen)
                .table(List.of(
                        MeanCells.head("", in),
                        MeanCells.of(in.pick("judge only", "仅评判"), judge, in),
                        MeanCells.of(in.pick("people, weighted", "人工（加权）"), estimate.weighted()),
                        MeanCells.of(in.pick("corrected", "校正"), estimate.corrected())));
        screen.wrapped(
                "  ",
                in.pick(
                        estimate.labels() + " of " + estimate.cases()
                                + " cases labelled; people's mean and the corrected one speak of these "
                                + estimate.cases() + " cases",
                        "共 " + estimate.cases() + " 个用例，其中 " + estimate.labels() + " 个有标注；人工与校正的均值只就这些用例而言"));
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

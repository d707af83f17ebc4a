package dev.assay.engine.report;

import dev.assay.core.calibration.Drift;
import dev.assay.core.stats.PValue;
import java.nio.file.Path;

/** Whether a judge says what it said, for a terminal. */
public final class DriftReport {

    private static final int LISTED = 20;

    private final Screen screen;
    private final Wording in;

    /** An empty report that looks like this. */
    public DriftReport(TerminalStyle style) {
        this.screen = new Screen(style);
        this.in = screen.words();
    }

    /** The set was frozen just now. */
    public void frozen(int n, Path file) {
        screen.wrapped(
                "",
                in.pick(
                        n + " verdicts frozen in " + file + "; keep it, and call again to see whether the judge drifts",
                        "已将 " + n + " 条评判冻结到 " + file + "；请保留该文件，再次执行即可查看评判器是否漂移"));
    }

    /** The comparison. */
    public void drift(Drift drift) {
        screen.heading(
                drift.alarms().isEmpty()
                        ? in.pick("no alarm", "未见漂移")
                        : in.pick("ALARM: the judge has drifted", "警报：评判器已漂移"));
        drift.alarms().forEach(alarm -> screen.wrapped("  ! ", alarm));
        screen.raw("  " + in.pick("changed        ", "改变的评判  ")
                + drift.changedShare().text());
        screen.raw(
                "  " + in.pick("yes and no     ", "是与否      ") + drift.mcNemar().fold(PValue::text, why -> why));
        screen.raw("  " + in.pick("probabilities  ", "概率        ")
                + drift.signFlip().fold(PValue::text, why -> why));
        drift.changed().stream()
                .limit(LISTED)
                .forEach(twice -> screen.raw("  " + PlainText.line(twice.id()) + "  "
                        + twice.before().word() + " -> " + twice.now().word()));
        if (drift.changed().size() > LISTED) {
            screen.raw("  "
                    + in.pick(
                            drift.changed().size() - LISTED + " more",
                            "另有 " + (drift.changed().size() - LISTED) + " 条"));
        }
    }

    /** The whole report; every line ends with {@code \n}. */
    public String text() {
        return screen.toString();
    }
}

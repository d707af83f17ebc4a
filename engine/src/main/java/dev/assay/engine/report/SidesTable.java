package dev.assay.engine.report;

import dev.assay.core.calibration.SideBySide;
import dev.assay.core.stats.corrected.Corrected;
import java.util.ArrayList;
import java.util.List;

/** A mean by the judge alone, by people alone, and corrected by people's labels: cells for every kind of report. */
final class SidesTable {

    private final String metric;
    private final SideBySide sides;
    private final Wording in;

    SidesTable(LabelledMetric labelled, Wording in) {
        this.metric = labelled.metric();
        this.sides = labelled.sides();
        this.in = in;
    }

    /** What stands above all tables of a report. */
    static String heading(Wording in) {
        return in.pick("judge, people, and corrected", "评判、人工与校正");
    }

    /** The head with the metric's name, then a row each: judge only, people only, and the corrections. */
    List<List<String>> rows() {
        List<List<String>> rows = new ArrayList<>();
        rows.add(MeanCells.head(metric, in));
        rows.add(MeanCells.of(in.pick("judge only", "仅评判"), sides.judgeOnly(), in));
        rows.add(MeanCells.of(in.pick("people only", "仅人工"), sides.peopleOnly(), in));
        rows.add(MeanCells.of("Rogan-Gladen", sides.roganGladen()));
        rows.add(MeanCells.of("PPI++", sides.ppi().map(Corrected::estimate)));
        if (sides.labels() < SideBySide.FEW) {
            rows.add(MeanCells.of(
                    in.pick("PPI++ for few labels", "PPI++（标注较少）"),
                    sides.ppiFewLabels().map(Corrected::estimate)));
        }
        return rows;
    }

    /** When the corrections hold. */
    String sentence() {
        int all = sides.labels() + sides.others();
        if (sides.others() == 0) {
            return in.pick(
                    "people labelled every case that has a score, so their mean needs no correction",
                    "所有有得分的用例都有人工标注，人工均值无需校正");
        }
        return in.pick(
                "the corrections hold if the " + sides.labels() + " labelled cases are a random part of all " + all
                        + "; `assay judge spotcheck` draws such a part",
                "只有当 " + sides.labels() + " 个有标注的用例是全部 " + all + " 个用例的随机样本时，校正才成立；assay judge spotcheck 可抽取这样的样本");
    }
}

package dev.assay.engine.report;

import dev.assay.core.calibration.CorrectedShare;
import java.util.ArrayList;
import java.util.List;

/** Supported claims by the judge alone, and corrected by its certificate: cells for every kind of report. */
final class CorrectedTable {

    private final Wording in;
    private final List<List<String>> rows = new ArrayList<>();

    CorrectedTable(List<CorrectedShare> shares, Wording in) {
        this.in = in;
        rows.add(MeanCells.head(in.pick("judge only and corrected", "仅评判与校正"), in));
        for (CorrectedShare share : shares) {
            rows.add(MeanCells.of(in.pick("supported claims, ", "有依据的论断，") + share.language(), share.judgeOnly(), in));
            rows.add(MeanCells.of("Rogan-Gladen, " + share.language(), share.corrected()));
        }
    }

    /** What stands above it. */
    String heading() {
        return in.pick("corrected by the judge's certificate", "按评判器证书校正");
    }

    /** When the correction holds. */
    String sentence() {
        return in.pick(
                "the correction holds where the judge errs here as on the labels of its certificate",
                "只有当评判器在本次运行中的出错情况与证书所依据的标注上相同时，校正才成立");
    }

    /** The head, then two rows a language: the judge alone, and corrected. */
    List<List<String>> rows() {
        return rows;
    }
}

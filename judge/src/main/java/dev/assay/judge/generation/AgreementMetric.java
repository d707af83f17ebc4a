package dev.assay.judge.generation;

import dev.assay.core.metric.Need;
import java.util.Set;

/** A metric on how the judging of the other metrics went; it is scored after them and asks nothing itself. */
public sealed interface AgreementMetric extends JudgedMetric permits JudgeDisagreement, VerdictStability {

    @Override
    default Set<Need> needs() {
        return Set.of(Need.JUDGE);
    }
}

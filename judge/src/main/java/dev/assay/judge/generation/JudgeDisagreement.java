package dev.assay.judge.generation;

import dev.assay.core.metric.Definition;
import dev.assay.core.metric.MetricFamily;
import dev.assay.core.metric.MetricName;
import dev.assay.core.metric.Score;
import dev.assay.judge.port.Agreement;
import java.util.List;
import java.util.Set;

/** Share of the judged things of a case on which the judges of a jury do not all say the same. */
public record JudgeDisagreement() implements AgreementMetric {

    static final MetricFamily FAMILY = new MetricFamily(
            "judgeDisagreement",
            List.of(),
            MetricFamily.Depth.NONE,
            Set.of(),
            Definition.of("""
                    Share of what a jury judged in a case on which its judges do not all say the same.
                    一个用例中，评审团各评判器意见不完全一致的判断所占比例。
                    formula: judgeDisagreement = judged pairs (claim and passage, claim and text) and graded items without unanimity / all of them
                    range: 0 to 1
                    better: lower
                    nothing relevant: labels play no part
                    fewer than k: not applicable
                    unjudged: undefined where no jury judged anything; a judge that was left out has no voice
                    duplicates: equal claims count once
                    example: 3 judges, 10 pairs of claim and passage, on 2 of them one judge differs: 0.2
                    confused with: verdictStability, which is one judge against itself; chance-corrected agreement such as Krippendorff's alpha
                    bad at: long contexts, where most pairs are plainly not stated and everybody agrees
                    source: Verga et al. 2024, Replacing Judges with Juries (the jury); the share is plain counting
                    agrees with: nothing to agree with: other tools report no such number
                    """),
            arguments -> new JudgeDisagreement());

    @Override
    public Score score(Evidence evidence) {
        Agreement judges = evidence.betweenJudges();
        return judges.items() == 0
                ? new Score.Undefined("no jury judged anything here; judge.jury names its judges")
                : Score.of((double) judges.divided() / judges.items());
    }

    @Override
    public MetricName name() {
        return MetricName.of("judgeDisagreement");
    }

    @Override
    public MetricFamily family() {
        return FAMILY;
    }
}

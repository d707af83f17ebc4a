package dev.assay.judge.rubric;

import dev.assay.core.metric.Arguments;
import dev.assay.core.metric.Definition;
import dev.assay.core.metric.Metric;
import dev.assay.core.metric.MetricFamily;
import dev.assay.core.words.Language;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Answers compared with another system's. */
public final class PairwiseFamily {

    private static final Definition DEFINITION = Definition.of("""
                    Whether the answer is better than another system's answer to the same case, by criteria a file holds.
                    按文件中的标准，回答是否优于另一系统对同一用例的回答。
                    formula: pairwise = 1 when the judge prefers this answer in both orders, 0 when it prefers the other in both, else 0.5; the mean is the share of wins, a tie counting half
                    range: 0, 0.5 or 1
                    better: higher
                    nothing relevant: labels play no part
                    fewer than k: not applicable
                    unjudged: no answer recorded, or none of the other system: undefined; equal answers: 0.5, and a blank one loses, without a call; a failed judge is a failure, not a tie
                    duplicates: repeats of a case are compared with the first answer of the other system
                    example: shown first, this answer is preferred; shown second, the other one is: the order decided, 0.5
                    confused with: the comparison of two runs, which compares the scores of metrics
                    bad at: saying how much better; two good answers and two bad ones tie alike
                    source: Zheng et al. 2023 (LLM-as-a-judge) for asking in both orders
                    agrees with: MT-Bench pairwise with conservative ties
                    """);

    private PairwiseFamily() {}

    /**
     * The family for a folder.
     *
     * @param folder finds the files that hold criteria
     * @param rivals opens other systems' answers
     */
    public static MetricFamily of(RubricFolder folder, Rivals.Source rivals) {
        return new MetricFamily(
                "pairwise",
                List.of(),
                MetricFamily.Depth.NONE,
                Set.of("file", "against"),
                DEFINITION,
                arguments -> make(arguments, folder, rivals));
    }

    private static Metric make(Arguments arguments, RubricFolder folder, Rivals.Source rivals) {
        String against = arguments.text("against", "");
        String file = arguments.text("file", "");
        if (against.isEmpty()) {
            throw new IllegalArgumentException("`" + arguments.name() + "`: against is missing; write"
                    + " pairwise(against=other/outputs.jsonl), a file with the other system's answers by case id");
        }
        Map<Language, String> tasks = new EnumMap<>(Language.class);
        for (Language language : Language.values()) {
            tasks.put(language, folder.task(file, language));
        }
        return new Pairwise(file, against, tasks, rivals.open(against), of(folder, rivals));
    }
}

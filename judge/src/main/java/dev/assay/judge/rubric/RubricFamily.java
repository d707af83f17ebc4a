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

/** Answers graded by named levels. */
public final class RubricFamily {

    private static final Definition DEFINITION = Definition.of("""
                    The value of the level, out of a rubric's named levels, that a judge finds to fit the answer.
                    评审在评分标准（rubric）的各个等级中选出最符合回答的一级，取该级的分值。
                    formula: rubric = value of the level picked; a level with `then:` hands over to the next rubric, whose level counts; with from=case the levels are the case's own `rubrics`, by number, scaled so that the lowest is 0 and the highest 1
                    range: as the file's values; 0 to 1 in the shipped rubrics and with from=case by number
                    better: higher
                    nothing relevant: labels play no part; a rubric that uses passages is undefined where no retrieval is recorded
                    fewer than k: not applicable
                    unjudged: no answer recorded, a blank answer, no reference where the rubric uses one, no rubrics in the case: undefined; a refusal is graded as any answer; a failed judge is a failure, not a 0
                    duplicates: not applicable
                    example: ## good = 1, ## mixed = 0.5, ## poor = 0; the judge picks mixed: 0.5
                    confused with: factualCorrectness, which counts claims; a rubric is one impression of the whole answer
                    bad at: fine differences: two neighbouring levels are as far apart as their descriptions make them
                    source: Liu et al. 2023 (G-Eval) for steps that stay fixed for all cases; named levels are ours
                    agrees with: ragas rubrics_score and instance_rubrics in the question asked; ragas reports the level's number 1 to 5 as it is
                    """);

    private RubricFamily() {}

    /**
     * The family for a folder.
     *
     * @param folder finds the rubrics that metrics name
     */
    public static MetricFamily of(RubricFolder folder) {
        return new MetricFamily(
                "rubric",
                List.of(),
                MetricFamily.Depth.NONE,
                Set.of("file", "from"),
                DEFINITION,
                arguments -> make(arguments, folder));
    }

    private static Metric make(Arguments arguments, RubricFolder folder) {
        boolean ofCase = arguments.word("from", "file", Set.of("file", "case")).equals("case");
        String file = arguments.text("file", "");
        if (ofCase != file.isEmpty()) {
            throw new IllegalArgumentException("`" + arguments.name()
                    + "`: write rubric(file=tone), with a shipped name or the path of a Markdown file, or rubric(from=case);"
                    + " shipped are " + String.join(", ", RubricFolder.SHIPPED));
        }
        if (ofCase) {
            return new CaseRubric(of(folder));
        }
        Map<Language, RubricGraph> graphs = new EnumMap<>(Language.class);
        for (Language language : Language.values()) {
            graphs.put(language, RubricGraph.open(folder, file, language));
        }
        return new FileRubric(file, graphs, of(folder));
    }
}

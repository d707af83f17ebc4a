package dev.assay.judge.rubric;

import dev.assay.core.metric.MetricFamily;
import dev.assay.core.metric.MetricName;
import dev.assay.core.metric.Need;
import dev.assay.core.metric.Score;
import dev.assay.core.words.Language;
import dev.assay.core.words.Sha256;
import dev.assay.judge.generation.Evidence;
import dev.assay.judge.generation.JudgedMetric;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * The value of the level of a rubric that fits the answer; a level that goes on hands over to the next rubric.
 *
 * @param file the rubric as the metric's name has it
 * @param graphs the rubric by the language of the case
 * @param family made with the folder in which the rubric was found
 */
record FileRubric(String file, Map<Language, RubricGraph> graphs, MetricFamily family) implements JudgedMetric {

    FileRubric {
        graphs = Map.copyOf(graphs);
    }

    @Override
    public Score score(Evidence evidence) {
        String words = evidence.subject().question() + "\n"
                + evidence.subject().answer().orElse("");
        RubricGraph graph = graphs.get(Language.of(words));
        if (graph == null) {
            throw new IllegalStateException("a rubric is read for every language");
        }
        return score(graph, new Grading(evidence, name().toString()));
    }

    private static Score score(RubricGraph graph, Grading grading) {
        Rubric rubric = graph.first();
        return grading.pick(rubric.criteria(), rubric.uses(), rubric.language(), level -> {
            RubricGraph next = graph.next().get(level);
            return next == null
                    ? Score.of(rubric.level(level).orElseThrow().value().orElseThrow())
                    : score(next, grading);
        });
    }

    @Override
    public Optional<String> filesHash() {
        return Optional.of(Sha256.of(Arrays.stream(Language.values())
                .flatMap(language ->
                        Optional.ofNullable(graphs.get(language)).map(RubricGraph::all).orElse(List.of()).stream())
                .map(rubric -> rubric.source().text().replace("\r\n", "\n") + "\u0000")
                .collect(Collectors.joining())));
    }

    @Override
    public Set<Need> needs() {
        Set<Need> needs = EnumSet.of(Need.ANSWER, Need.JUDGE);
        graphs.values().stream()
                .flatMap(graph -> graph.all().stream())
                .flatMap(rubric -> rubric.uses().stream())
                .forEach(material -> needs.add(material == Material.REFERENCE ? Need.REFERENCE : Need.CONTEXTS));
        return needs;
    }

    @Override
    public MetricName name() {
        return MetricName.of("rubric").with("file", file);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof FileRubric same && file.equals(same.file) && graphs.equals(same.graphs);
    }

    @Override
    public int hashCode() {
        return 31 * file.hashCode() + graphs.hashCode();
    }
}

package dev.assay.judge.generation;

import dev.assay.core.metric.Definition;
import dev.assay.core.metric.MetricFamily;
import dev.assay.core.metric.MetricName;
import dev.assay.core.metric.Need;
import dev.assay.core.metric.Score;
import dev.assay.core.words.Folded;
import dev.assay.core.words.Mention;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Share of the names, times and amounts in the reference that the context names too. */
public record ContextEntityRecall() implements JudgedMetric {

    static final MetricFamily FAMILY = new MetricFamily(
            "contextEntityRecall",
            List.of(),
            MetricFamily.Depth.NONE,
            Set.of(),
            Definition.of("""
                    Share of the names, times and amounts in the reference that the context names too.
                    参考答案中的名称、时间和数量有多大比例也出现在上下文中。
                    formula: contextEntityRecall = entities of the reference that stand in a passage / entities of the reference
                    range: 0 to 1
                    better: higher
                    nothing relevant: labels play no part; no passage: 0; no retrieval recorded: undefined
                    fewer than k: not applicable
                    unjudged: no reference, or one that names nothing: undefined; the embedded judge lists no entities: undefined; a failed judge is a failure, not a 0
                    duplicates: equal entities count once, width, case and white space aside
                    example: the reference names Berlin, 1961 and 155 km, the passages Berlin and 1961: 2/3 = 0.666667
                    confused with: contextRecall, which asks whether passages support what the reference says, not whether the same names occur
                    bad at: other spellings of one thing, such as 5 days and five days, or Beijing and 北京; names that occur in an unrelated sentence
                    source: ragas documentation of context entities recall
                    agrees with: ragas context_entity_recall in the formula; ragas compares lists that a model took from both sides, here the reference's list is looked up in the text
                    """),
            arguments -> new ContextEntityRecall());

    @Override
    public Score score(Evidence evidence) {
        Optional<String> reference = evidence.subject().reference();
        Optional<List<String>> passages = evidence.subject().passages();
        if (reference.isEmpty()) {
            return new Score.Undefined("no reference");
        }
        if (passages.isEmpty()) {
            return new Score.Undefined("no retrieval recorded");
        }
        Named named = Named.of(evidence, reference.get());
        return named.missing().orElseGet(() -> share(named.entities(), passages.get()));
    }

    private static Score share(List<String> entities, List<String> passages) {
        List<Folded> texts = passages.stream().map(Folded::of).toList();
        long found = entities.stream()
                .filter(entity -> texts.stream().anyMatch(text -> Mention.in(text, entity)))
                .count();
        return Score.of((double) found / entities.size());
    }

    @Override
    public Set<Need> needs() {
        return Set.of(Need.REFERENCE, Need.CONTEXTS, Need.JUDGE);
    }

    @Override
    public MetricName name() {
        return MetricName.of("contextEntityRecall");
    }

    @Override
    public MetricFamily family() {
        return FAMILY;
    }
}

package dev.assay.core.answer;

import dev.assay.core.data.AnswerKind;
import dev.assay.core.data.Case;
import dev.assay.core.data.Output;
import dev.assay.core.data.Retrieved;
import dev.assay.core.metric.Definition;
import dev.assay.core.metric.MetricFamily;
import dev.assay.core.metric.MetricName;
import dev.assay.core.metric.Need;
import dev.assay.core.metric.Score;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Share of the answer's quotes and of its numbers with units, dates and percentages that occur in the context. */
public record QuoteAccuracy() implements AnswerMetric {

    static final MetricFamily FAMILY = new MetricFamily(
            "quoteAccuracy",
            List.of(),
            MetricFamily.Depth.NONE,
            Set.of(),
            Definition.of("""
                    Share of the quotes, dates, percentages and numbers with units of the answer that occur in the context.
                    回答中的引文、日期、百分比和带单位的数字在上下文里出现的比例。
                    formula: quoteAccuracy = (quotes + figures of the answer that a passage holds) / (quotes + figures of the answer)
                    range: 0 to 1
                    better: higher
                    nothing relevant: labels play no part; no passage: 0; no retrieval recorded, or no text known: undefined
                    fewer than k: not applicable
                    unjudged: an answer without quote or figure is undefined, as is a refusal, a question back or a blank answer
                    duplicates: equal quotes count once, equal figures count once
                    example: the answer says "no fee", 30 days and 5 %; the passages hold "no fee" and 30-day: 2/3 = 0.666667
                    confused with: faithfulness: a figure may occur in the context and be said of something else
                    bad at: numbers in words or without a unit, which it does not read; sums and conversions the answer made itself
                    source: ours
                    agrees with: nothing to agree with: no tool known to us measures this without a model
                    """),
            arguments -> new QuoteAccuracy());

    @Override
    public Score score(Case source, Output output, AnswerKind kind, List<Retrieved> context) {
        if (output.context().isEmpty()) {
            return new Score.Undefined("no retrieval recorded");
        }
        List<String> passages =
                context.stream().flatMap(item -> item.text().stream()).toList();
        if (passages.isEmpty() && !context.isEmpty()) {
            return new Score.Undefined("no text is known of the retrieved passages");
        }
        return Stated.score(output, kind, answer -> share(answer, passages));
    }

    private static Score share(String answer, List<String> passages) {
        Quotes quotes = Quotes.of(answer);
        Set<String> figures = Figures.of(quotes.rest());
        int all = quotes.spans().size() + figures.size();
        if (all == 0) {
            return new Score.Undefined("the answer quotes nothing and names no date, percentage or number with a unit");
        }
        Set<String> held = new HashSet<>();
        passages.forEach(passage -> held.addAll(Figures.of(passage)));
        long found = quotes.heldBy(passages)
                + figures.stream().filter(held::contains).count();
        return Score.of((double) found / all);
    }

    @Override
    public Set<Need> needs() {
        return Set.of(Need.ANSWER, Need.CONTEXTS);
    }

    @Override
    public MetricName name() {
        return MetricName.of("quoteAccuracy");
    }

    @Override
    public MetricFamily family() {
        return FAMILY;
    }
}

package dev.assay.judge.generation;

import dev.assay.core.data.AnswerKind;
import dev.assay.core.data.Nugget;
import dev.assay.core.metric.Arguments;
import dev.assay.core.metric.Definition;
import dev.assay.core.metric.MetricFamily;
import dev.assay.core.metric.MetricName;
import dev.assay.core.metric.Need;
import dev.assay.core.metric.Score;
import dev.assay.core.text.AnswerKinds;
import dev.assay.judge.port.JudgeReply;
import dev.assay.judge.port.JudgeRequest;
import dev.assay.judge.port.Support;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.IntStream;

/**
 * Share of the case's nuggets that the answer states.
 *
 * @param vital whether only the vital nuggets count
 * @param strict whether a nugget stated in part counts as not stated
 * @param weighted whether a nugget that is not vital counts half
 */
public record NuggetRecall(boolean vital, boolean strict, boolean weighted) implements JudgedMetric {

    private static final double OKAY_WEIGHT = 0.5;

    static final MetricFamily FAMILY = new MetricFamily(
            "nuggetRecall",
            List.of(),
            MetricFamily.Depth.NONE,
            Set.of("vital", "strict", "weighted"),
            Definition.of("""
                    Share of the facts listed in the case's nuggets that the answer states.
                    用例要点（nuggets）中被回答说出的比例。
                    formula: nuggetRecall = sum over nuggets of weight * support / sum of weights; support: full 1, partial 0.5 (strict: 0), none 0; weight: 1, and with `weighted` 0.5 for okay nuggets; with `vital` only vital nuggets count
                    range: 0 to 1
                    better: higher
                    nothing relevant: labels play no part; no nugget, or with `vital` no vital one: undefined
                    fewer than k: not applicable
                    unjudged: no answer recorded: undefined; a refusal or a blank answer states none: 0; a failed judge is a failure, not a 0
                    duplicates: a nugget that is listed twice counts twice
                    example: vital full, partial, none; okay full, partial, none, none: all 3/7 = 0.428571; vital 1.5/3 = 0.5; vital,strict 1/3 = 0.333333; weighted 2.25/5 = 0.45
                    confused with: claimRecall, which splits the reference into claims itself
                    bad at: facts that contradict the nuggets: they cost nothing beyond the nugget they miss
                    source: Pradeep et al. 2024 (AutoNuggetizer, TREC RAG): V, V_strict, A, A_strict, W
                    agrees with: TREC 2024 RAG nugget scores in the formulas
                    """),
            NuggetRecall::of);

    public NuggetRecall {
        if (vital && weighted) {
            throw new IllegalArgumentException(
                    "nuggetRecall: vital leaves only nuggets of one weight; write one of vital and weighted");
        }
    }

    private static NuggetRecall of(Arguments arguments) {
        return new NuggetRecall(arguments.flag("vital"), arguments.flag("strict"), arguments.flag("weighted"));
    }

    @Override
    public Score score(Evidence evidence) {
        List<Nugget> nuggets = evidence.subject().source().nuggets();
        if (nuggets.stream().noneMatch(nugget -> nugget.vital() || !vital)) {
            return new Score.Undefined(nuggets.isEmpty() ? "the case has no nuggets" : "the case has no vital nugget");
        }
        if (evidence.subject().answer().isEmpty()) {
            return new Score.Undefined("no answer recorded");
        }
        String answer = evidence.subject().answer().get();
        AnswerKinds.Reading read = evidence.subject().reading();
        boolean refused = read.sure() && read.kind() == AnswerKind.REFUSED;
        if (answer.isBlank() || refused) {
            return Score.of(0);
        }
        JudgeReply reply = evidence.ask(new JudgeRequest.RateNuggets(
                evidence.subject().question(),
                answer,
                nuggets.stream().map(Nugget::text).toList()));
        if (!(reply instanceof JudgeReply.Supports found)) {
            return Evidence.because(reply);
        }
        Map<Integer, Support> grades = new TreeMap<>(found.grades());
        List<Integer> due = IntStream.rangeClosed(1, nuggets.size()).boxed().toList();
        if (!List.copyOf(grades.keySet()).equals(due)) {
            return Evidence.unreadable("it rates the nuggets " + grades.keySet() + " instead of " + due);
        }
        evidence.note(noted(grades));
        return share(nuggets, grades);
    }

    private Score share(List<Nugget> nuggets, Map<Integer, Support> grades) {
        double sum = 0;
        double weights = 0;
        for (int i = 0; i < nuggets.size(); i++) {
            boolean important = nuggets.get(i).vital();
            double weight = important ? 1 : vital ? 0 : weighted ? OKAY_WEIGHT : 1;
            Support support = grades.getOrDefault(i + 1, Support.NONE);
            weights += weight;
            sum += weight * (strict && support == Support.PARTIAL ? 0 : support.worth());
        }
        return Score.of(sum / weights);
    }

    private static String noted(Map<Integer, Support> grades) {
        List<String> told = new ArrayList<>();
        grades.forEach(
                (nugget, support) -> told.add(nugget + " " + support.name().toLowerCase(Locale.ROOT)));
        return "nuggets: " + String.join(", ", told);
    }

    @Override
    public Set<Need> needs() {
        return Set.of(Need.ANSWER, Need.NUGGETS, Need.JUDGE);
    }

    @Override
    public MetricName name() {
        MetricName name = MetricName.of("nuggetRecall");
        name = vital ? name.with("vital") : name;
        name = strict ? name.with("strict") : name;
        return weighted ? name.with("weighted") : name;
    }

    @Override
    public MetricFamily family() {
        return FAMILY;
    }
}

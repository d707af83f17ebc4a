package dev.assay.engine.exec;

import dev.assay.core.metric.Definition;
import dev.assay.core.retrieval.ByDocument;
import dev.assay.core.retrieval.Matching;
import dev.assay.core.run.Answerability;
import dev.assay.core.run.AnswerabilityCounter;
import dev.assay.core.run.CaseResult;
import dev.assay.core.run.Cause;
import dev.assay.core.run.CauseTable;
import dev.assay.core.run.LeakCount;
import dev.assay.core.run.LeakTable;
import dev.assay.core.run.RepeatTable;
import dev.assay.core.run.Repeats;
import dev.assay.core.run.ScoreTable;
import dev.assay.core.run.Triage;
import dev.assay.core.slice.CaseSlices;
import dev.assay.core.slice.Traits;
import dev.assay.core.slice.search.SliceSearch;
import dev.assay.core.slice.search.SliceTotals;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What is kept of all cases while they stream by: columns of numbers and counts, never the cases. */
public final class RunTotals {

    private final ScoreTable scores;
    private final RepeatTable again;
    private final AnswerabilityCounter answerability = new AnswerabilityCounter();
    private final CauseTable causes;
    private final SliceTotals slices;
    private final LeakTable leaks = new LeakTable();
    private final ShownCounts shown = new ShownCounts();
    private final Map<Matching.Way, Integer> ways = new EnumMap<>(Matching.Way.class);
    private final Map<ByDocument.Reach, Integer> reach = new EnumMap<>(ByDocument.Reach.class);
    private final Unmeasured unmeasured = new Unmeasured();
    private int cases;
    private int answerable;
    private int withRepeats;
    private int repeats;

    /** Totals of a run that computes these metrics. */
    public RunTotals(List<String> metrics) {
        scores = new ScoreTable(metrics);
        causes = new CauseTable(scores, CauseTable.USUAL_EXAMPLES);
        slices = new SliceTotals(scores);
        again = new RepeatTable(metrics);
    }

    /** Adds a case. */
    public void add(Scored scored) {
        CaseResult result = scored.result();
        cases++;
        answerable += result.source().answerable() ? 1 : 0;
        scores.add(result.scores(), result.cluster());
        slices.add(CaseSlices.of(Traits.of(result.source(), result.output())), result.scores());
        unmeasured.add(result);
        causes.add(result.source().id(), result.cluster(), result.scores(), result.finding());
        leaks.add(result);
        shown.add(result.output());
        answerability.add(result.source().expectedBehavior(), scored.answers());
        again.add(result);
        scored.ways().forEach(way -> ways.merge(way, 1, Integer::sum));
        scored.reach().ifPresent(found -> reach.merge(found, 1, Integer::sum));
        withRepeats += scored.repeated() > 0 ? 1 : 0;
        repeats += scored.repeated();
    }

    /** Number of cases. */
    public int cases() {
        return cases;
    }

    /** Number of cases that should be answered. */
    public int answerable() {
        return answerable;
    }

    /** Cases in which something could not be measured. */
    public Unmeasured unmeasured() {
        return unmeasured;
    }

    /** Cases by cause. */
    public Map<Cause, Integer> causes() {
        return causes.counts();
    }

    /** What is wrong, with intervals at the given confidence. */
    public Triage triage(double level) {
        return causes.triage(level);
    }

    /** What came back for users who may not see it. */
    public LeakCount leaks() {
        return leaks.count();
    }

    /** Which slices are worse than the rest, by the metrics that have a definition. */
    public SliceSearch slices(Map<String, Definition> definitions, long seed, double level) {
        return slices.search(definitions, seed, level);
    }

    /** How many passages the model was shown. */
    public ShownCounts shown() {
        return shown;
    }

    /** The scores of all cases. */
    public ScoreTable scores() {
        return scores;
    }

    /** The table of answers and refusals; absent when no case has an answer. */
    public Optional<Answerability> answerability(long seed, double level) {
        return answerability.any() ? Optional.of(answerability.table(seed, level)) : Optional.empty();
    }

    /** How far answers to the same case lie apart; absent when each case was asked once. */
    public Optional<Repeats> repeats(long seed, double level) {
        return again.found(seed, level);
    }

    /** Whether labels and lists seem to speak of different things: none met as given, some would by document. */
    public boolean onlyByDocument() {
        return !reach.containsKey(ByDocument.Reach.AS_GIVEN) && reach.containsKey(ByDocument.Reach.ONLY_BY_DOCUMENT);
    }

    /** What a reader should know of the data, once each. */
    public List<String> warnings() {
        List<String> warnings = new ArrayList<>();
        if (repeats > 0) {
            warnings.add(repeats + " repeated hits in " + withRepeats
                    + " cases: the first stays, later ones do not occupy a rank");
        }
        ways.forEach((way, count) -> {
            if (way != Matching.Way.ID) {
                warnings.add("labels met what was retrieved " + way.words() + " in " + count + " cases");
            }
        });
        return warnings;
    }
}

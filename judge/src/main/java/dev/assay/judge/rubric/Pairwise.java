package dev.assay.judge.rubric;

import dev.assay.core.metric.MetricFamily;
import dev.assay.core.metric.MetricName;
import dev.assay.core.metric.Need;
import dev.assay.core.metric.Score;
import dev.assay.core.words.Language;
import dev.assay.judge.generation.Evidence;
import dev.assay.judge.generation.JudgedMetric;
import dev.assay.judge.port.JudgeReply;
import dev.assay.judge.port.JudgeRequest;
import dev.assay.judge.port.Preference;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Whether the answer is better than another system's; asked in both orders, and only what both agree on counts.
 *
 * @param file the criteria as the metric's name has them; blank for those that come with Assay
 * @param against the other answers as the metric's name has them
 * @param tasks the criteria by the language of the case
 * @param rivals the other answers
 * @param family the family it is made by
 */
record Pairwise(String file, String against, Map<Language, String> tasks, Rivals rivals, MetricFamily family)
        implements JudgedMetric {

    private static final double TIE = 0.5;

    Pairwise {
        tasks = Map.copyOf(tasks);
    }

    @Override
    public Score score(Evidence evidence) {
        Optional<String> ours = evidence.subject().answer();
        Optional<String> theirs = rivals.answer(evidence.subject().source().id());
        if (ours.isEmpty()) {
            return new Score.Undefined("no answer recorded");
        }
        if (theirs.isEmpty()) {
            return new Score.Undefined(against + " has no answer to the case");
        }
        if (ours.get().strip().equals(theirs.get().strip())) {
            return Score.of(TIE);
        }
        if (ours.get().isBlank() || theirs.get().isBlank()) {
            return Score.of(ours.get().isBlank() ? 0 : 1);
        }
        return compare(evidence, ours.get(), theirs.get());
    }

    private Score compare(Evidence evidence, String ours, String theirs) {
        String question = evidence.subject().question();
        String task = tasks.getOrDefault(Language.of(question + "\n" + ours), "");
        JudgeReply there = evidence.ask(new JudgeRequest.PickBetter(question, ours, theirs, task));
        if (!(there instanceof JudgeReply.Preferred first)) {
            return Evidence.because(there);
        }
        JudgeReply back = evidence.ask(new JudgeRequest.PickBetter(question, theirs, ours, task));
        if (!(back instanceof JudgeReply.Preferred second)) {
            return Evidence.because(back);
        }
        evidence.note(name() + ": " + told(first, Preference.FIRST) + " / " + told(second, Preference.SECOND));
        boolean won = first.better() == Preference.FIRST && second.better() == Preference.SECOND;
        boolean lost = first.better() == Preference.SECOND && second.better() == Preference.FIRST;
        return Score.of(won ? 1 : lost ? 0 : TIE);
    }

    private static String told(JudgeReply.Preferred said, Preference ours) {
        String sign = said.better() == Preference.TIE ? "=" : said.better() == ours ? "+" : "-";
        return sign + (said.reason().isBlank() ? "" : " " + said.reason());
    }

    @Override
    public Set<Need> needs() {
        return Set.of(Need.ANSWER, Need.JUDGE);
    }

    @Override
    public MetricName name() {
        MetricName name = MetricName.of("pairwise").with("against", against);
        return file.isEmpty() ? name : name.with("file", file);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Pairwise same
                && file.equals(same.file)
                && against.equals(same.against)
                && tasks.equals(same.tasks);
    }

    @Override
    public int hashCode() {
        return 31 * against.hashCode() + tasks.hashCode();
    }
}

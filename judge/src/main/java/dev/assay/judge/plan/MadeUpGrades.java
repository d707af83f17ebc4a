package dev.assay.judge.plan;

import dev.assay.judge.port.CitedSentence;
import dev.assay.judge.port.JudgeReply;
import dev.assay.judge.port.JudgeRequest;
import dev.assay.judge.port.Preference;
import dev.assay.judge.port.Relevance;
import dev.assay.judge.port.SentenceSupport;
import dev.assay.judge.port.Support;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Grades that nobody gave: everything relevant, stated and borne out, the first level, no winner. */
final class MadeUpGrades {

    private static final String REASON = "it says this in so many words";

    private MadeUpGrades() {}

    static MadeUp of(JudgeRequest request) {
        if (request instanceof JudgeRequest.RatePassages rate) {
            return relevance(rate);
        }
        if (request instanceof JudgeRequest.RateNuggets rate) {
            return nuggets(rate);
        }
        if (request instanceof JudgeRequest.RateCitations rate) {
            return citations(rate);
        }
        if (request instanceof JudgeRequest.PickLevel pick) {
            String level = pick.criteria().levels().keySet().iterator().next();
            String evidence = pick.text().substring(0, Math.min(pick.text().length(), REASON.length()));
            return new MadeUp(
                    new JudgeReply.Level(level, REASON, ""),
                    Written.text("reason", REASON, "evidence", evidence, "level", level));
        }
        if (request instanceof JudgeRequest.PickBetter) {
            return new MadeUp(
                    new JudgeReply.Preferred(Preference.TIE, REASON), Written.text("reason", REASON, "better", "tie"));
        }
        throw new IllegalStateException(
                "nobody knows how long a reply to " + request.getClass().getSimpleName() + " is");
    }

    private static MadeUp relevance(JudgeRequest.RatePassages rate) {
        Map<Integer, Relevance> levels = new TreeMap<>();
        List<Map<String, Object>> written = new ArrayList<>();
        for (int i = 0; i < rate.passages().size(); i++) {
            if (!rate.passages().get(i).isBlank()) {
                levels.put(i + 1, Relevance.RELEVANT);
                written.add(Written.object("passage", i + 1, "grade", "irrelevant", "reason", REASON));
            }
        }
        return new MadeUp(new JudgeReply.Relevances(levels), Written.text("grades", written));
    }

    private static MadeUp nuggets(JudgeRequest.RateNuggets rate) {
        Map<Integer, Support> grades = new TreeMap<>();
        List<Map<String, Object>> written = new ArrayList<>();
        for (int number = 1; number <= rate.nuggets().size(); number++) {
            grades.put(number, Support.FULL);
            written.add(Written.object("nugget", number, "grade", "full", "reason", ""));
        }
        return new MadeUp(new JudgeReply.Supports(grades), Written.text("grades", written));
    }

    private static MadeUp citations(JudgeRequest.RateCitations rate) {
        List<SentenceSupport> sentences = new ArrayList<>();
        List<Map<String, Object>> written = new ArrayList<>();
        for (CitedSentence sentence : rate.sentences()) {
            Map<Integer, Support> support = new TreeMap<>();
            sentence.passages().forEach(passage -> support.put(passage, Support.FULL));
            sentences.add(new SentenceSupport(true, support));
            Map<String, Object> line = Written.object("sentence", sentences.size(), "states", "yes");
            line.put("full", sentence.passages());
            line.put("partial", List.of());
            line.put("none", List.of());
            written.add(line);
        }
        return new MadeUp(new JudgeReply.SentenceSupports(sentences), Written.text("sentences", written));
    }
}

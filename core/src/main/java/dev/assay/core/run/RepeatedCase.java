package dev.assay.core.run;

import dev.assay.core.metric.Score;
import dev.assay.core.words.Language;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * One result from several answers to the same question.
 *
 * <p>A score is the mean over the answers that have a value; without any it is failed when an answer failed, else
 * undefined. The cause is the one that most answers have, the earlier one among equally many. What can stand only once
 * (output, context, claims) is that of the first answer that is no error: chosen without looking at quality.
 */
public final class RepeatedCase {

    private RepeatedCase() {}

    /**
     * The result.
     *
     * @param repeats the answers by their number, each scored alone; one alone stays as it is
     */
    public static CaseResult of(List<CaseResult> repeats) {
        CaseResult shown = repeats.stream()
                .filter(repeat -> repeat.output().error().isEmpty())
                .findFirst()
                .orElse(repeats.get(0));
        if (repeats.size() == 1) {
            return shown;
        }
        List<String> notes = new ArrayList<>(shown.notes());
        repeats.forEach(repeat -> failure(repeat).ifPresent(notes::add));
        return new CaseResult(
                shown.source(),
                shown.cluster(),
                shown.output(),
                shown.context(),
                scores(repeats),
                shown.answerKind(),
                shown.claims(),
                shown.referenceClaims(),
                shown.citations(),
                leaks(repeats),
                finding(repeats),
                notes,
                repeats);
    }

    /** What came back for any of the answers, each passage as far as it got in the worst of them. */
    private static List<Leak> leaks(List<CaseResult> repeats) {
        Map<String, Leak> worst = new LinkedHashMap<>();
        repeats.stream()
                .flatMap(repeat -> repeat.leaks().stream())
                .forEach(leak ->
                        worst.merge(leak.passage(), leak, (a, b) -> b.use().compareTo(a.use()) > 0 ? b : a));
        return List.copyOf(worst.values());
    }

    /** What could not be measured of an answer and why, as {@code answer 2: …}; absent when nothing failed. */
    static Optional<String> failure(CaseResult repeat) {
        String answer = "answer " + repeat.output().repeat();
        if (repeat.output().error().isPresent()) {
            return Optional.of(answer + " failed: " + repeat.output().error().get());
        }
        return repeat.scores().entrySet().stream()
                .filter(score -> score.getValue() instanceof Score.Failed)
                .findFirst()
                .map(score -> answer + ", " + score.getKey() + " failed: " + why((Score.Failed) score.getValue()));
    }

    private static String why(Score.Failed failed) {
        return failed.kind().word() + ": " + failed.why();
    }

    private static Map<String, Score> scores(List<CaseResult> repeats) {
        List<Integer> numbers =
                repeats.stream().map(repeat -> repeat.output().repeat()).toList();
        Map<String, Score> scores = new LinkedHashMap<>();
        for (String metric : repeats.get(0).scores().keySet()) {
            List<Score> each = repeats.stream()
                    .flatMap(repeat -> Optional.ofNullable(repeat.scores().get(metric)).stream())
                    .toList();
            scores.put(metric, RepeatedScore.of(each, numbers));
        }
        return scores;
    }

    private static Optional<Finding> finding(List<CaseResult> repeats) {
        Map<Cause, List<CaseResult>> byCause = new EnumMap<>(Cause.class);
        repeats.forEach(repeat -> repeat.finding()
                .ifPresent(found -> byCause.computeIfAbsent(found.cause(), cause -> new ArrayList<>())
                        .add(repeat)));
        return byCause.values().stream()
                .max(Comparator.<List<CaseResult>>comparingInt(List::size)
                        .thenComparing(
                                alike -> alike.get(0)
                                        .finding()
                                        .map(Finding::cause)
                                        .orElseThrow(),
                                Comparator.reverseOrder()))
                .flatMap(alike -> alike.get(0)
                        .finding()
                        .map(first -> new Finding(
                                first.cause(), in(alike, repeats.size()) + first.evidence(), first.advice())));
    }

    private static String in(List<CaseResult> alike, int all) {
        boolean chinese = alike.get(0).language() == Language.ZH;
        if (alike.size() == all) {
            return chinese ? all + " 次回答都如此：" : "all " + all + " answers: ";
        }
        String numbers = alike.stream()
                .map(repeat -> String.valueOf(repeat.output().repeat()))
                .collect(Collectors.joining(", "));
        return chinese
                ? all + " 次回答中有 " + alike.size() + " 次（第 " + numbers + " 次）："
                : alike.size() + " of " + all + " answers (" + numbers + "): ";
    }
}

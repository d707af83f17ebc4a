package dev.assay.engine;

import dev.assay.core.stats.ClusterIds;
import dev.assay.core.stats.variance.AskedCase;
import dev.assay.core.stats.variance.JudgedAnswer;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The answers of runs of the same, and what they were judged.
 *
 * @param fresh runs with answers of their own, by case id; of the first one the mean is spoken of
 * @param again runs that judged the first one's answers anew
 */
record GivenRuns(List<Map<String, GivenCase>> fresh, List<Map<String, GivenCase>> again) {

    GivenRuns {
        fresh = List.copyOf(fresh);
        again = List.copyOf(again);
    }

    /**
     * The cases that have a value in the first run, for a metric that says the same of an answer each time: every answer
     * stands alone.
     */
    List<AskedCase> steady(String metric) {
        return new GivenRuns(fresh, List.of()).cases(metric, (run, place, answer) -> run + " " + place);
    }

    /**
     * The same for a metric that rests on a judge. Equal answers of a run are judged once. Those of different runs are two
     * judgings of one answer, unless nothing but an answer that happened to come again was judged twice: those that do
     * are not like the others.
     */
    List<AskedCase> judged(String metric) {
        boolean twice = !again.isEmpty() || recurring(metric);
        return cases(metric, (run, place, answer) -> twice ? answer.seen() : run + " " + answer.seen());
    }

    /** Whether every run gave the same different answers to each case that it answered. */
    private boolean recurring(String metric) {
        return fresh.stream()
                .skip(1)
                .allMatch(run -> fresh.get(0).entrySet().stream().allMatch(one -> {
                    Set<String> seen = one.getValue().seen(metric);
                    Set<String> other = of(run, one.getKey())
                            .map(found -> found.seen(metric))
                            .orElse(Set.of());
                    return seen.isEmpty() || other.isEmpty() || seen.equals(other);
                }));
    }

    private static Optional<GivenCase> of(Map<String, GivenCase> run, String id) {
        return Optional.ofNullable(run.get(id));
    }

    /** What makes two answers to a question one. */
    @FunctionalInterface
    private interface Identity {

        String of(int run, int place, GivenAnswer answer);
    }

    private List<AskedCase> cases(String metric, Identity identity) {
        ClusterIds clusters = new ClusterIds();
        List<AskedCase> cases = new ArrayList<>();
        fresh.get(0).forEach((id, one) -> {
            int asked = one.valued(metric).size();
            if (asked > 0) {
                cases.add(new AskedCase(clusters.id(one.cluster()), asked, answers(id, metric, identity)));
            }
        });
        return cases;
    }

    private List<JudgedAnswer> answers(String id, String metric, Identity identity) {
        Map<String, Heard> heard = new LinkedHashMap<>();
        for (int run = 0; run < fresh.size(); run++) {
            hear(of(fresh.get(run), id), run, true, metric, identity, heard);
        }
        again.forEach(run -> hear(of(run, id), 0, false, metric, identity, heard));
        return heard.values().stream()
                .map(each -> new JudgedAnswer(each.times, each.judgings))
                .toList();
    }

    private static void hear(
            Optional<GivenCase> found,
            int run,
            boolean given,
            String metric,
            Identity identity,
            Map<String, Heard> heard) {
        List<GivenAnswer> answers = found.map(one -> one.valued(metric)).orElse(List.of());
        Set<String> judged = new HashSet<>();
        for (int place = 0; place < answers.size(); place++) {
            GivenAnswer answer = answers.get(place);
            String key = identity.of(run, place, answer);
            if (given) {
                heard.computeIfAbsent(key, each -> new Heard()).times++;
            }
            Optional<Heard> known = Optional.ofNullable(heard.get(key));
            if (known.isPresent() && judged.add(key)) {
                known.get().judgings.add(answer.value(metric).orElseThrow());
            }
        }
    }

    /** An answer, how often it was given, and what it was judged, once for each run. */
    private static final class Heard {

        private int times;
        private final List<Double> judgings = new ArrayList<>();
    }
}

package dev.assay.core.comparison;

import dev.assay.core.metric.FailureKind;
import dev.assay.core.metric.Score;
import dev.assay.core.slice.CaseSlice;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Small runs for tests: one metric a call, one letter a case. */
final class Cases {

    static final String METRIC = "success@3";

    private Cases() {}

    /** Cases {@code q0, q1, …}: digit = the value, {@code u} = undefined, {@code f} = failed. */
    static List<ComparedCase> of(String scores) {
        return of(scores, Map.of());
    }

    /** The same, with a second metric written alike. */
    static List<ComparedCase> of(String scores, Map<String, String> more) {
        List<ComparedCase> cases = new ArrayList<>();
        for (int i = 0; i < scores.length(); i++) {
            Map<String, Score> all = new LinkedHashMap<>();
            all.put(METRIC, score(scores.charAt(i)));
            int at = i;
            more.forEach((metric, text) -> all.put(metric, score(text.charAt(at))));
            cases.add(new ComparedCase("q" + i, "case q" + i, all, Set.of(), Optional.empty()));
        }
        return cases;
    }

    /** The same cases, all those of a cluster of so many after each other. */
    static List<ComparedCase> clustered(List<ComparedCase> cases, int size) {
        List<ComparedCase> clustered = new ArrayList<>();
        for (int i = 0; i < cases.size(); i++) {
            ComparedCase one = cases.get(i);
            clustered.add(new ComparedCase(one.id(), "c" + i / size, one.scores(), one.slices(), one.cause()));
        }
        return clustered;
    }

    /** The same cases, each in the slice of a key that its letter names. */
    static List<ComparedCase> sliced(List<ComparedCase> cases, String key, String values) {
        List<ComparedCase> sliced = new ArrayList<>();
        for (int i = 0; i < cases.size(); i++) {
            ComparedCase one = cases.get(i);
            CaseSlice slice = new CaseSlice(key, values.substring(i, i + 1));
            sliced.add(new ComparedCase(one.id(), one.cluster(), one.scores(), Set.of(slice), one.cause()));
        }
        return sliced;
    }

    private static Score score(char letter) {
        return switch (letter) {
            case 'u' -> new Score.Undefined("no document is judged");
            case 'f' -> new Score.Failed(FailureKind.JUDGE_DOWN, "no answer");
            default -> Score.of(letter - '0');
        };
    }
}

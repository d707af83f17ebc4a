package dev.assay.engine.exec;

import dev.assay.core.retrieval.ByDocument;
import dev.assay.core.retrieval.Matching;
import dev.assay.core.run.AnswerabilityCounter;
import dev.assay.core.run.CaseResult;
import dev.assay.core.run.RepeatedCase;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * A case's result, and what the run as a whole wants to know of it.
 *
 * @param result the result
 * @param repeated retrieved ids that came back more than once
 * @param ways by what labels met the list
 * @param reach whether they met as given, or only by document
 * @param answers what the answer does and could have done, or each of several answers; none where there is no answer
 */
public record Scored(
        CaseResult result,
        int repeated,
        Set<Matching.Way> ways,
        Optional<ByDocument.Reach> reach,
        List<AnswerabilityCounter.Seen> answers) {

    public Scored {
        answers = List.copyOf(answers);
    }

    /**
     * The case as a whole.
     *
     * @param repeats its answers by their number, each scored alone
     */
    public static Scored of(List<Scored> repeats) {
        if (repeats.size() == 1) {
            return repeats.get(0);
        }
        return new Scored(
                RepeatedCase.of(repeats.stream().map(Scored::result).toList()),
                repeats.stream().mapToInt(Scored::repeated).sum(),
                repeats.stream().flatMap(repeat -> repeat.ways().stream()).collect(Collectors.toSet()),
                repeats.stream()
                        .flatMap(repeat -> repeat.reach().stream())
                        .min(Comparator.comparing(Scored::otherThanGiven)),
                repeats.stream().flatMap(repeat -> repeat.answers().stream()).toList());
    }

    private static boolean otherThanGiven(ByDocument.Reach reach) {
        return reach != ByDocument.Reach.AS_GIVEN;
    }
}

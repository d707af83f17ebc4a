package dev.assay.core.run;

import dev.assay.core.access.Access;
import dev.assay.core.citation.CitedAnswer;
import dev.assay.core.data.Output;
import dev.assay.core.data.PassageVerdict;
import dev.assay.core.data.Retrieved;
import dev.assay.core.data.Verdict;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** Finds passages that came back for a user who may not see them, and how far they got. */
public final class Leaks {

    private final Output output;
    private final List<Retrieved> context;
    private final List<JudgedClaim> claims;
    private final Set<String> forbidden;

    private Leaks(Access access, Output output, List<Retrieved> context, List<JudgedClaim> claims) {
        this.output = output;
        this.context = context;
        this.claims = claims;
        this.forbidden = access.forbiddenIds();
    }

    /**
     * The leaks in rank order.
     *
     * @param access who asks, and what came back
     * @param output what the system did
     * @param context what the model was shown, in rank order
     * @param claims the answer's claims with what each passage says; none where nobody judged them
     */
    public static List<Leak> of(Access access, Output output, List<Retrieved> context, List<JudgedClaim> claims) {
        Leaks leaks = new Leaks(access, output, context, claims);
        if (leaks.forbidden.isEmpty()) {
            return List.of();
        }
        Set<String> cited = leaks.cited();
        return access.forbidden().stream().map(one -> leaks.leak(one, cited)).toList();
    }

    private Leak leak(Access.Forbidden one, Set<String> cited) {
        String id = one.passage().id();
        String claim = claims.stream()
                .filter(stated -> restsOn(stated, id))
                .findFirst()
                .map(stated -> stated.claim().text())
                .orElse("");
        Leak.Use use = !claim.isEmpty() ? Leak.Use.STATED : cited.contains(id) ? Leak.Use.CITED : Leak.Use.RETRIEVED;
        return new Leak(id, one.rank(), one.passage().acl(), use, claim);
    }

    /** The passage supports the claim, and no passage that the user may see does. */
    private boolean restsOn(JudgedClaim claim, String id) {
        List<String> support = claim.passages().stream()
                .filter(said -> said.verdict() == Verdict.SUPPORTED)
                .map(PassageVerdict::passage)
                .filter(number -> number >= 1 && number <= context.size())
                .map(number -> context.get(number - 1).id())
                .toList();
        return support.contains(id) && forbidden.containsAll(support);
    }

    private Set<String> cited() {
        return CitedAnswer.of(output, context).stream()
                .flatMap(sentence -> sentence.passages().stream())
                .map(number -> context.get(number - 1).id())
                .collect(Collectors.toSet());
    }
}

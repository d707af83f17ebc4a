package dev.assay.engine.exec;

import dev.assay.core.retrieval.ByDocument;
import dev.assay.core.retrieval.Matching;
import dev.assay.core.run.CaseResult;
import java.util.Optional;
import java.util.Set;

/**
 * A case's result, and what the run as a whole wants to know of it.
 *
 * @param result the result
 * @param repeated retrieved ids that came back more than once
 * @param ways by what labels met the list
 * @param reach whether they met as given, or only by document
 * @param inContext whether the model was shown what the case needs; absent = not known
 * @param inCorpus whether the corpus holds what the case needs; absent = not known or not asked, as there is no answer
 */
public record Scored(
        CaseResult result,
        int repeated,
        Set<Matching.Way> ways,
        Optional<ByDocument.Reach> reach,
        Optional<Boolean> inContext,
        Optional<Boolean> inCorpus) {}

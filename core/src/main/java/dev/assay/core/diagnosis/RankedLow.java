package dev.assay.core.diagnosis;

import dev.assay.core.run.Cause;
import dev.assay.core.run.Finding;
import java.util.Optional;

/** What should be found was retrieved, but below the depth that counts. */
final class RankedLow implements Check {

    @Override
    public Optional<Finding> find(Symptoms symptoms) {
        return symptoms.missing().stream().findFirst().map(group -> {
            int rank = symptoms.ranking().orElseThrow().foundAt(group);
            String name = Texts.name(symptoms.group(group));
            return new Finding(
                    Cause.RANKED_LOW,
                    symptoms.in(
                            name + " 排在第 " + rank + " 位，只取前 " + symptoms.k() + " 条。",
                            name + " stands at rank " + rank + "; only the top " + symptoms.k() + " count."),
                    symptoms.in(
                            "对前 " + Math.max(rank, 10) + " 条做重排，或把 k 提高到 " + rank + "。",
                            "Rerank the first " + Math.max(rank, 10) + " results, or raise k to " + rank + "."));
        });
    }
}

package dev.assay.core.diagnosis;

import dev.assay.core.run.Finding;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Names, for a case that falls short, the first cause that holds, with evidence and one piece of advice.
 *
 * <p>Causes of retrieval and of claims are looked for in cases that should be answered; a case that should be refused
 * can only suffer an error of the system or an answer without grounds.
 */
public final class Diagnosis {

    /** In the order in which they are looked for. */
    private static final List<Check> CHECKS = List.of(
            new TargetError(),
            new NotInCorpus(),
            new StaleLabel(),
            new EvidenceSplit(),
            new FilteredOut(),
            new NotRetrieved(),
            new LostAtFusion(),
            new LostAtReranking(),
            new CutFromContext(),
            new RankedLow(),
            new RefusedWithContext(),
            new ContradictedClaim(),
            new ClaimFromNoise(),
            new UnsupportedClaim(),
            new Incomplete(),
            new IrrelevantAnswer(),
            new WrongCitation(),
            new AnsweredWithoutGrounds());

    private Diagnosis() {}

    /** The first cause that holds; empty for a case that does not fall short, or short in no way known here. */
    public static Optional<Finding> of(Symptoms symptoms) {
        return all(symptoms).findFirst();
    }

    /** Every cause that holds, in the order in which they are looked for. */
    static Stream<Finding> all(Symptoms symptoms) {
        return CHECKS.stream().flatMap(check -> check.find(symptoms).stream());
    }
}

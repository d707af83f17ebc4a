package dev.assay.core.diagnosis;

import dev.assay.core.run.Finding;
import java.util.Optional;

/** Looks for one cause. */
@FunctionalInterface
interface Check {

    /** The finding, where the cause holds. */
    Optional<Finding> find(Symptoms symptoms);
}

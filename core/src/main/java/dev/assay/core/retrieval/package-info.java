/** Metrics on rankings, and the matching of labels to what was retrieved. */
@NullMarked
package dev.assay.core.retrieval;

import org.jspecify.annotations.NullMarked;

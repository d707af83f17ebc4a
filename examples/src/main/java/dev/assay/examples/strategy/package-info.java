/**
 * The same questions answered in several ways, to be compared: words, vectors, both fused, each with and without a
 * reranker. What every step put out is written beside the answer, so that Assay can say which step lost a passage.
 */
@NullMarked
package dev.assay.examples.strategy;

import org.jspecify.annotations.NullMarked;

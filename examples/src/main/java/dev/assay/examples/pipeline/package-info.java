/**
 * A small retrieval-augmented system to be measured: sentence chunks, BM25, and the best sentence as the answer. It knows
 * nothing of Assay; the two meet in files.
 */
@NullMarked
package dev.assay.examples.pipeline;

import org.jspecify.annotations.NullMarked;

/** The claim graph and the metrics that are arithmetic on it. */
@NullMarked
package dev.assay.judge.generation;

import org.jspecify.annotations.NullMarked;

/**
 * What {@code assay trec} can do that trec_eval cannot: intervals, several runs, comparison, JSON, lines for plots. Nothing
 * here is loaded by the drop-in.
 */
@NullMarked
package dev.assay.engine.trec.beyond;

import org.jspecify.annotations.NullMarked;

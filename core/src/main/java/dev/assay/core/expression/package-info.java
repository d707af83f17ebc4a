/** Metrics that a user makes of other metrics by arithmetic. */
@NullMarked
package dev.assay.core.expression;

import org.jspecify.annotations.NullMarked;

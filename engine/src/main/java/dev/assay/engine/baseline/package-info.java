/** The baseline: a run frozen into two small files that are kept under version control. */
@NullMarked
package dev.assay.engine.baseline;

import org.jspecify.annotations.NullMarked;

/** Two runs over the same cases: how large the difference is, and whether it could be chance. */
@NullMarked
package dev.assay.core.stats.paired;

import org.jspecify.annotations.NullMarked;

/** Many tests at once: p-values that keep their promise together. */
@NullMarked
package dev.assay.core.stats.multiple;

import org.jspecify.annotations.NullMarked;

/** Whether some cases of a run score other than the rest of the same run. */
@NullMarked
package dev.assay.core.stats.parted;

import org.jspecify.annotations.NullMarked;

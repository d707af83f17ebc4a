/** What people would have said of all cases, from a judge's word on all and people's on a few. */
@NullMarked
package dev.assay.core.stats.corrected;

import org.jspecify.annotations.NullMarked;

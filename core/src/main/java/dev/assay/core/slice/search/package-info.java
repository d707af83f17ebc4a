/** Which slices of a run are worse than the rest of it, beyond chance. */
@NullMarked
package dev.assay.core.slice.search;

import org.jspecify.annotations.NullMarked;

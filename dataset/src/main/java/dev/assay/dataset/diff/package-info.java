/** Shows how two datasets differ. */
@NullMarked
package dev.assay.dataset.diff;

import org.jspecify.annotations.NullMarked;

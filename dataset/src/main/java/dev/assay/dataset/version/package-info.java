/** Versions of a dataset: folders that are made once, never changed, and can be shown to be what they were. */
@NullMarked
package dev.assay.dataset.version;

import org.jspecify.annotations.NullMarked;

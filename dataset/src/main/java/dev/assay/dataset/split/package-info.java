/** Deals the cases of a dataset to tune, dev and heldout, clusters whole, so that the parts stay what they are when cases come. */
@NullMarked
package dev.assay.dataset.split;

import org.jspecify.annotations.NullMarked;

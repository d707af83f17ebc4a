/** What differs between two datasets, case by case, passage by passage, field by field; what stays is never held in memory. */
@NullMarked
package dev.assay.dataset.change;

import org.jspecify.annotations.NullMarked;

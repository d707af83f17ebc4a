/** What is wrong or weak in a dataset, what it holds, and a copy of it without near duplicates. */
@NullMarked
package dev.assay.dataset.quality;

import org.jspecify.annotations.NullMarked;

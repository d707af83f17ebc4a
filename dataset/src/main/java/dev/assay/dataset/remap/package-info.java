/** Moves the labels of a dataset to another chunking of its documents, or to documents that changed, by their text. */
@NullMarked
package dev.assay.dataset.remap;

import org.jspecify.annotations.NullMarked;

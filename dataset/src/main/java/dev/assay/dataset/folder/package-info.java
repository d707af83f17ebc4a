/** Datasets as folders: cases with their lines as they stand, {@code dataset.yaml}, and writing that leaves nothing half done. */
@NullMarked
package dev.assay.dataset.folder;

import org.jspecify.annotations.NullMarked;

/** Foreign files read into dataset folders. */
@NullMarked
package dev.assay.dataset.imports;

import org.jspecify.annotations.NullMarked;

/** One reader for each foreign format. */
@NullMarked
package dev.assay.dataset.imports.formats;

import org.jspecify.annotations.NullMarked;

/** Documents of teams made into the corpus of a dataset. */
@NullMarked
package dev.assay.dataset.corpus;

import org.jspecify.annotations.NullMarked;

/** Texts that say nearly the same, and texts that repeat another word for word; English and Chinese. */
@NullMarked
package dev.assay.dataset.similar;

import org.jspecify.annotations.NullMarked;

/** Which sentence of an answer cites which passage. */
@NullMarked
package dev.assay.core.citation;

import org.jspecify.annotations.NullMarked;

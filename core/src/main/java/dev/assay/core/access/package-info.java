/** Who may see which passage, and what came back all the same. */
@NullMarked
package dev.assay.core.access;

import org.jspecify.annotations.NullMarked;

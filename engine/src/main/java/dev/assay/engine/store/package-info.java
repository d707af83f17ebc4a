/** The run folder, which is the truth, and the history beside it. */
@NullMarked
package dev.assay.engine.store;

import org.jspecify.annotations.NullMarked;

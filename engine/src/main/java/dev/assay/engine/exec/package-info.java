/** Scores cases: what one case takes, and many of them at once in order. */
@NullMarked
package dev.assay.engine.exec;

import org.jspecify.annotations.NullMarked;

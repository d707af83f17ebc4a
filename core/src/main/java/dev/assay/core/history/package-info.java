/** The runs of a project through time: which belong together, how each metric went, and where the yardstick changed. */
@NullMarked
package dev.assay.core.history;

import org.jspecify.annotations.NullMarked;

/** Files as they come in: lines, values with their places, and faults told all at once. */
@NullMarked
package dev.assay.engine.input;

import org.jspecify.annotations.NullMarked;

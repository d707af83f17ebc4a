/** Asks the system under test: one case in, one output out, whatever goes wrong on the way. */
@NullMarked
package dev.assay.engine.target;

import org.jspecify.annotations.NullMarked;

/** Rules, their verdicts, and what a build should make of them. */
@NullMarked
package dev.assay.core.gate;

import org.jspecify.annotations.NullMarked;

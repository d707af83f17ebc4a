/** Several judges, or one judge asked several times, speaking with one voice: that of the majority. */
@NullMarked
package dev.assay.judge.jury;

import org.jspecify.annotations.NullMarked;

/**
 * The trec_eval drop-in: same arguments, same standard output, same exit status. It stands on nothing but the JDK, so
 * that it starts fast.
 */
@NullMarked
package dev.assay.engine.trec;

import org.jspecify.annotations.NullMarked;

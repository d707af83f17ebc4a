/** The lines that trec_eval prints. */
@NullMarked
package dev.assay.engine.trec.print;

import org.jspecify.annotations.NullMarked;

/** The measures of trec_eval, one small record each, and the table that fixes their order. */
@NullMarked
package dev.assay.engine.trec.measure;

import org.jspecify.annotations.NullMarked;

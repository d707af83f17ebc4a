/** Judgements and runs read from files, piece by piece. */
@NullMarked
package dev.assay.engine.trec.read;

import org.jspecify.annotations.NullMarked;

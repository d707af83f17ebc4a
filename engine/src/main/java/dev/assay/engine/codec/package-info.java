/** Datasets as files: cases, outputs and corpus in, checked and streamed; cases and outputs back out. */
@NullMarked
package dev.assay.engine.codec;

import org.jspecify.annotations.NullMarked;

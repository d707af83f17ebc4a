/** Texts as vectors: word pieces, the ONNX encoders, and a bounded cache of what they gave. */
@NullMarked
package dev.assay.judge.embedded.encode;

import org.jspecify.annotations.NullMarked;

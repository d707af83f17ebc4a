/** The judge that asks a language model. */
@NullMarked
package dev.assay.judge.llm;

import org.jspecify.annotations.NullMarked;

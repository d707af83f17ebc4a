/** Makes datasets from documents: with a language model, or by templates without one. Everything made is a draft. */
@NullMarked
package dev.assay.dataset.making;

import org.jspecify.annotations.NullMarked;

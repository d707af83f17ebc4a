/** An answer against its reference or its context, word by word and without a judge. */
@NullMarked
package dev.assay.core.answer;

import org.jspecify.annotations.NullMarked;

/** Text as trec_eval sees it: bytes, tokens between blanks, numbers read the way C reads them. */
@NullMarked
package dev.assay.engine.trec.text;

import org.jspecify.annotations.NullMarked;

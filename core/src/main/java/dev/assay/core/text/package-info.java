/** Readings of an answer's text that need no judge. */
@NullMarked
package dev.assay.core.text;

import org.jspecify.annotations.NullMarked;

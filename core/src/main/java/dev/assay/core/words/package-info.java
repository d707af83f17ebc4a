/** Plain functions on strings that every other package may use: near names and normal forms. */
@NullMarked
package dev.assay.core.words;

import org.jspecify.annotations.NullMarked;

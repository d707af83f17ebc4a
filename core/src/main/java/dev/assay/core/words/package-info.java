/** Plain functions on strings that every other package may use: near names, normal forms, numbers, languages. */
@NullMarked
package dev.assay.core.words;

import org.jspecify.annotations.NullMarked;

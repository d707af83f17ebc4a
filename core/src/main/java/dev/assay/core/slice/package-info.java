/** Groups of cases that share a property, such as the language of the question. */
@NullMarked
package dev.assay.core.slice;

import org.jspecify.annotations.NullMarked;

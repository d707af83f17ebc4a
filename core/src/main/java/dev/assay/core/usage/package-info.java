/** What an answer took: time and money, as the system recorded them. */
@NullMarked
package dev.assay.core.usage;

import org.jspecify.annotations.NullMarked;

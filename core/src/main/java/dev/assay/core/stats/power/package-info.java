/** How many cases a difference needs, and which difference the cases at hand can show. */
@NullMarked
package dev.assay.core.stats.power;

import org.jspecify.annotations.NullMarked;

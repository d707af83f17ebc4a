/** How far judges and people agree. */
@NullMarked
package dev.assay.core.stats.agreement;

import org.jspecify.annotations.NullMarked;

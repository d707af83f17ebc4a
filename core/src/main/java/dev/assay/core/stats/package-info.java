/** How sure a number is: estimates, intervals, bootstrap. */
@NullMarked
package dev.assay.core.stats;

import org.jspecify.annotations.NullMarked;
